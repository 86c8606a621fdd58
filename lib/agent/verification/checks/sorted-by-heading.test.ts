import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

/** Words that stand in no order that anybody could read. */
const boats = (heading: string, ...names: string[]): string => `
  table "Boats"
    row "Boat Keeper"
      button "Boat" #boat
      ${heading} #keeper
${names.map((name) => `    row "${name}"`).join("\n")}
  button "Keeper of the pier" #pier`;
const first = ["Tern Ida 4", "Skua Ole 9", "Knot Eva 2", "Gull Ada 7"];
const other = ["Skua Ole 9", "Tern Ida 4", "Gull Ada 7", "Knot Eva 2"];
const sort = {
  step: "Sort the boats by keeper",
  before: boats('button "Keeper"', ...first),
  on: "#keeper",
  after: boats('button "Keeper" [.sorted]', ...other),
  again: true,
};
const silent = { ...sort, says: "nothing" } as const;

checkTable(listArranged, [
  { when: "the heading came to bear a mark of the order", says: "verified", ...sort },
  {
    when: "the heading says that it descends",
    says: "verified",
    ...sort,
    after: boats('button "Keeper" [descending]', ...other),
  },
  {
    when: "the heading says what comes next, and said another way before",
    says: "verified",
    ...sort,
    step: "Sort the boats by the keeper column",
    before: boats('button "Keeper, sort ascending next"', ...first),
    after: boats('button "Keeper, sort descending next"', ...other),
  },
  {
    when: "another heading came to bear the mark",
    ...silent,
    after: boats('button "Keeper"', ...other).replace('"Boat" #boat', '"Boat" [.sorted] #boat'),
  },
  { when: "the heading says nothing", ...silent, after: boats('button "Keeper"', ...other) },
  {
    when: "the heading bears a mark of something else",
    ...silent,
    after: boats('button "Keeper" [.used]', ...other),
  },
  {
    when: "the heading is called by something else now",
    ...silent,
    step: "Sort the boats by the keeper column",
    before: boats('button "Keeper, sort ascending next"', ...first),
    after: boats('button "Keeper, sorted"', ...other),
  },
  { when: "the rows stay", ...silent, after: boats('button "Keeper" [.sorted]', ...first) },
  {
    when: "the step says a way that nobody can read",
    ...silent,
    step: "Sort the boats by keeper from Z to A",
  },
  { when: "another control was used", ...silent, on: "#pier" },
  { when: "another column is meant", ...silent, step: "Sort the boats by boat" },
]);
