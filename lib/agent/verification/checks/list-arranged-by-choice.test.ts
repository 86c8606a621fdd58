import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const jobs = (...names: string[]): string => names.map((name) => `    item "${name}"`).join("\n");
const options = '    clickable "All"\n    clickable "Paid" #paid\n    clickable "Open"\n';
const page = (open: boolean, names: readonly string[]): string =>
  `\n  heading "Jobs"\n  region "Filter"\n${open ? options : ""}  list "Jobs"\n${jobs(...names)}\n`;
const lines = (shown: string, open: boolean, names: readonly string[]): string =>
  ["Jobs", "Shown", shown, ...(open ? ["All", "Paid", "Open"] : []), "Help", ...names].join("\n");
const chosen = {
  step: "Show only the paid jobs",
  on: "#paid",
  before: page(true, ["Weed", "Water"]),
  text: lines("All", true, ["Weed", "Water"]),
};

const counted = (state: string, ...names: string[]): string =>
  `\n  region "Filter"\n    button "● Closed 2" #closed ${state}\n  list "Jobs"\n${jobs(...names)}\n`;
const headed = (sign: string, ...names: string[]): string =>
  `\n  table "Jobs"\n    row "Job Total${sign}"\n      clickable "Total${sign}" #total\n${names.map((name) => `    row "${name}"`).join("\n")}\n`;
const twoHeads = (first: string, ...names: string[]): string =>
  headed("", ...names).replace("#total\n", `#total\n      clickable "${first}" #job\n`);
const beside = (...names: string[]): string => `  list "Trees"\n${jobs(...names)}\n`;
const withSorter = (...names: string[]): string =>
  `\n  button "Sort by size" #size\n  list "Files"\n${jobs(...names)}\n`;
const sorter = { step: "Sort the files by size", before: withSorter("Ash 4", "Yew 9"), on: "#size" };
const sorted = {
  step: "Sort the jobs by total",
  on: "#total",
  before: headed("", "Weed many", "Water few", "Mow some"),
  after: headed(" ▼", "Water few", "Mow some", "Weed many"),
};

checkTable(listArranged, [
  {
    when: "a drop-down of its own closed, and the choice stands in place of the former one",
    says: "verified",
    ...chosen,
    after: page(false, ["Water"]),
    textAfter: lines("Paid", false, ["Water"]),
  },
  {
    when: "the drop-down closed, and the former choice is shown still",
    says: "nothing",
    ...chosen,
    after: page(false, ["Water"]),
    textAfter: lines("All", false, ["Water"]),
  },
  {
    when: "the choice is shown, and the list is as it was",
    says: "nothing",
    others: "may",
    ...chosen,
    after: page(false, ["Weed", "Water"]),
    textAfter: lines("Paid", false, ["Weed", "Water"]),
  },
  {
    when: "the filter bears a sign of what it lists, and is marked now",
    says: "verified",
    others: "may",
    step: "Show only closed jobs",
    on: "#closed",
    before: counted("", "Weed", "Water"),
    after: counted("[.active]", "Mow"),
  },
  { when: "the heading has an arrow now, and that may be taken back", says: "looks again", ...sorted },
  { when: "the heading has an arrow still", says: "verified", ...sorted, again: true },
  {
    when: "the rows below the heading stand in another order, though it tells nothing of it",
    says: "verified",
    ...sorted,
    after: headed("", "Water few", "Mow some", "Weed many"),
    again: true,
  },
  {
    when: "a list beside the table stands in another order",
    says: "nothing",
    ...sorted,
    before: `${headed("", "Weed many", "Water few")}${beside("Ash", "Yew")}`,
    after: `${headed("", "Weed many", "Water few")}${beside("Yew", "Ash")}`,
    again: true,
  },
  {
    when: "entries stand by name, each behind its number",
    says: "verified",
    ...sorted,
    after: headed("", "3 Mow", "1 Water", "2 Weed"),
    before: headed("", "1 Water", "2 Weed", "3 Mow"),
    again: true,
  },
  {
    when: "a button that sorts by that was pressed",
    says: "looks again",
    ...sorter,
    after: withSorter("Yew 9", "Ash 4"),
  },
  { when: "the order stays", says: "verified", ...sorter, after: withSorter("Yew 9", "Ash 4"), again: true },
  {
    when: "two lists stand in another order",
    says: "nothing",
    ...sorter,
    before: `${withSorter("Ash 4", "Yew 9")}${beside("Fig", "Oak")}`,
    after: `${withSorter("Yew 9", "Ash 4")}${beside("Oak", "Fig")}`,
    again: true,
  },
  {
    when: "another heading tells of the order",
    says: "nothing",
    ...sorted,
    before: twoHeads("Job", "Weed many", "Water few", "Mow some"),
    after: twoHeads("Job ascending", "Mow some", "Water few", "Weed many"),
    again: true,
  },
  {
    when: "the page that came is ordered by what the heading is called, and has other rows",
    says: "verified",
    ...sorted,
    after: headed("", "Prune few", "Rake some", "Dig many"),
    urlAfter: "https://garden.test/beds?sort=-total",
    again: true,
  },
  {
    when: "the page that came is ordered by something else",
    says: "nothing",
    ...sorted,
    after: headed("", "Prune few", "Rake some", "Dig many"),
    urlAfter: "https://garden.test/beds?sort=job",
    again: true,
  },
  {
    when: "the address says the order, and the rows are the same",
    says: "nothing",
    ...sorted,
    after: sorted.before,
    urlAfter: "https://garden.test/beds?sort=-total",
    again: true,
  },
]);
