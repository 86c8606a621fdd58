import { checkTable } from "@/tests/support/check-table";
import { deedTold } from "./deed-told";

type Tour = readonly [number: string, name: string, guide?: string];
const tours: readonly Tour[] = [
  ["3", "Harbour walk"],
  ["7", "Old mill", "Ida Falk"],
  ["11", "Dune ride"],
];
const list = (ticked: readonly string[], all: readonly Tour[], more = ""): string => `
  heading "Tours"
  item "Guide"
    checkbox "Guide" [checked]
  table "Tours"
    row "# Tour Guide"
      checkbox "Select all" [unchecked]
${all
  .map(
    ([number, name, guide = ""]) => `    row "${number} ${name} ${guide}"
      checkbox "" [${ticked.includes(number) ? "checked" : "unchecked"}]
      link "${number}" >/tours/${number}
      link "${name}" >/tours/${number}${guide === "" ? "" : `\n      link "${guide}" >/people/1`}`,
  )
  .join("\n")}${more}`;
const menu = '\n  list "Guides"\n    link "Tom Baker" #tom\n    link "Ida Falk" #ida';
const told = (...numbers: string[]): readonly Tour[] =>
  tours.map(([number, name, guide]) =>
    numbers.includes(number)
      ? [number, name, "Tom Baker"]
      : guide === undefined
        ? [number, name]
        : [number, name, guide],
  );
const assigned = {
  step: "Assign both ticked tours to Tom Baker",
  goal: "Tom Baker takes #3 and #11",
  before: list(["3", "11"], tours, menu),
  on: "#tom",
  after: list([], told("3", "11")),
  requests: ["POST /tours/assign 200"],
  last: true,
  again: true,
};

checkTable(deedTold, [
  { when: "the ticked entries say it now", says: "verified", ...assigned },
  { when: "one of them says it", says: "nothing", ...assigned, after: list([], told("3")) },
  {
    when: "another one says it as well",
    says: "nothing",
    others: "may",
    ...assigned,
    after: list([], told("3", "7", "11")),
  },
  { when: "the menu is there still", says: "nothing", ...assigned, after: list([], told("3", "11"), menu) },
  {
    when: "an error is told",
    says: "nothing",
    ...assigned,
    after: list([], told("3", "11"), '\n  alert "Error: it could not be stored"'),
  },
  { when: "the step says another choice", says: "nothing", ...assigned, step: "Assign both to Ida Falk" },
  {
    when: "another entry was ticked than the step gives by its number",
    says: "refuted",
    ...assigned,
    step: "Assign tour #7 to Tom Baker",
    before: list(["11"], tours, menu),
    after: list([], told("11")),
  },
  {
    when: "only one of those that the goal gives by their numbers was ticked",
    says: "refuted",
    ...assigned,
    before: list(["3"], tours, menu),
    after: list([], told("3")),
  },
  {
    when: "the number that the step gives is nowhere in the list",
    says: "nothing",
    ...assigned,
    step: "Assign tour #8 to Tom Baker",
    before: list(["11"], tours, menu),
    after: list([], told("11")),
  },
  {
    when: "all of the list were ticked",
    says: "nothing",
    ...assigned,
    before: list(["3", "7", "11"], tours, menu),
    after: list([], told("3", "7", "11")),
    others: "may",
  },
]);
