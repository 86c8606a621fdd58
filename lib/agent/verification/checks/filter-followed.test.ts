import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const fruit = (role: string, ...names: string[]) => `
  heading "Fruit"
  link "Ripe" >https://garden.test/beds?f=2 #ripe
  link "Green" >https://garden.test/beds?f=3 #green
  list "Fruit"
${names.map((name) => `    ${role} "${name}"`).join("\n")}
`;
const follow = {
  step: "Filter by Ripe",
  before: fruit("item", "Plum", "Pear", "Fig"),
  on: "#ripe",
  after: fruit("item", "Plum", "Fig"),
  urlAfter: "https://garden.test/beds?f=2",
  text: "All kinds",
  textAfter: "By kind",
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(knownDestination, [
  { when: "entries of the list are gone", says: "verified", ...follow },
  {
    when: "rows of the table are gone",
    says: "verified",
    ...follow,
    before: fruit("row", "Plum", "Pear", "Fig"),
    after: fruit("row", "Plum", "Fig"),
  },
  { when: "the list is as it was", ...nothing, ...follow, after: follow.before },
  { when: "the list is longer", ...nothing, ...follow, after: fruit("item", "Plum", "Pear", "Fig", "Lime") },
  {
    when: "a button went, and no entry",
    ...nothing,
    ...follow,
    before: `${follow.before}  button "Weigh"`,
    after: follow.before,
  },
  { when: "it led elsewhere", ...nothing, ...follow, urlAfter: "https://garden.test/beds?f=3" },
  {
    when: "another filter was followed",
    ...nothing,
    ...follow,
    on: "#green",
    urlAfter: "https://garden.test/beds?f=3",
  },
  { when: "the step says it in other words", ...nothing, ...follow, step: "Filter by what is ripening" },
  { when: "the step is not about a filter", ...nothing, ...follow, step: "Sort by Ripe" },
]);
