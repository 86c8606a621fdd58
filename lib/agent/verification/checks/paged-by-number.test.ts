import { checkTable } from "@/tests/support/check-table";
import { listPaged } from "./list-paged";

const boats = (...names: string[]): string => `
  list "Boats"
${names.map((name) => `    item "${name}"`).join("\n")}
  button "2" #two
  button "Last page" #last
  button "First page" #first
`;
const [first, second] = [boats("Tern", "Skua"), boats("Knot", "Gull")];
const shut = (page: string, control: string): string =>
  page.replace(`"${control}"`, `"${control}" [disabled]`);

const told = {
  step: "Go to page 2 of the boats",
  before: first,
  text: "Boats\nPage 1 of 10",
  on: "#two",
  after: second,
  textAfter: "Boats\nPage 2 of 10",
} as const;
const silent = { ...told, says: "nothing" } as const;

checkTable(listPaged, [
  { when: "a line tells the page", says: "verified", ...told },
  {
    when: "a control tells the page, with a stroke",
    says: "verified",
    ...told,
    before: `${first}  button "Page 1 / 10"`,
    text: "Boats",
    after: `${second}  button "Page 2 / 10"`,
    textAfter: "Boats",
  },
  {
    when: "it is told above and below",
    says: "verified",
    ...told,
    text: "Page 1 of 10\nBoats\nPage 1 of 10",
    textAfter: "Page 2 of 10\nBoats\nPage 2 of 10",
  },
  {
    when: "it is the page of a long list",
    says: "verified",
    ...told,
    step: "Go to page 12 of the boats",
    before: first.replace('"2"', '"12"'),
    after: second.replace('"2"', '"12"'),
    textAfter: "Boats\nPage 12 of 120",
  },
  {
    ...silent,
    when: "another page is told, also at a second look",
    says: "refuted",
    again: true,
    textAfter: "Boats\nPage 3 of 10",
  },
  { when: "another list is at another page", ...silent, textAfter: "Boats\nPage 2 of 10\nPage 1 of 4" },
  { when: "it was told before", ...silent, text: "Boats\nPage 2 of 10" },
  { when: "no page was told before", ...silent, text: "Boats" },
  { when: "no page is told now", ...silent, textAfter: "Boats" },
  { when: "the list is the same", ...silent, after: first },
  { when: "it is told by half", ...silent, textAfter: "Boats\nPage 2" },
  { when: "it counts the pages of a book", ...silent, textAfter: "Boats\nWebpage 2 of 10" },
]);

/** What leads to the last page is called otherwise. */
const renamedLast = (name: string): { before: string; after: string } => ({
  before: first.replace("Last page", name),
  after: shut(second.replace("Last page", name), name),
});
const toLast = {
  step: "Go to the last page",
  before: first,
  on: "#last",
  after: shut(second, "Last page"),
} as const;
const still = { ...toLast, says: "nothing" } as const;

checkTable(listPaged, [
  { when: "the way to the last page is shut now", says: "verified", ...toLast },
  {
    when: "the way to the first page is shut now",
    says: "verified",
    step: "Go back to the first page",
    before: second,
    on: "#first",
    after: shut(first, "First page"),
  },
  { when: "the way goes on", ...still, after: second },
  { when: "the way was shut before", ...still, before: shut(first, "Last page") },
  { when: "the way is gone", ...still, after: second.replace('  button "Last page" #last\n', "") },
  { when: "the list shows the same", ...still, after: shut(first, "Last page") },
  {
    when: "the step goes to the next page, whose control is shut now",
    ...still,
    step: "Go to the next page",
    ...renamedLast("Next page"),
  },
  { when: "a sign was pressed that may be for anything", ...still, ...renamedLast("⇥") },
  { when: "another control was pressed", ...still, on: "#two", after: shut(second, "2") },
  { when: "the step is about the last page's title", ...still, step: "Open the last page title" },
  { when: "the step is about a webpage", ...still, step: "Go to the last webpage" },
]);
