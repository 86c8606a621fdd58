import { checkTable } from "@/tests/support/check-table";
import { listPaged } from "./list-paged";

const pager = (present: number, ...names: string[]) => `
  button "Previous" #previous
${[1, 2, 3].map((page) => `  button "${page}" ${page === present ? "[current]" : ""} #page${page}`).join("\n")}
  button "Next" #next
  list "Letters"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const turned = {
  before: pager(1, "Ash", "Birch"),
  on: "#next",
  after: pager(2, "Fern", "Rose"),
};
const back = { before: pager(2, "Fern", "Rose"), on: "#previous", after: pager(1, "Ash", "Birch") };

checkTable(listPaged, [
  ...["Go to the next page", "Click Next", "Press the Next button", "Show the following letters"].map(
    (step) => ({
      when: `the mark went to the number behind it, for "${step}"`,
      says: "verified" as const,
      step,
      ...turned,
    }),
  ),
  ...["Go back one page", "Click on Previous"].map((step) => ({
    when: `the mark went to the number before it, for "${step}"`,
    says: "verified" as const,
    step,
    ...back,
  })),
  { when: "the mark went the other way", says: "nothing", step: "Click Next", ...back },
  {
    when: "the mark went on by two",
    says: "nothing",
    step: "Go to the next page",
    ...turned,
    after: pager(3, "Fern", "Rose"),
  },
  {
    when: "the list shows what it showed",
    says: "nothing",
    step: "Go to the next page",
    ...turned,
    after: pager(2, "Ash", "Birch"),
  },
  { when: "no mark moved", says: "nothing", step: "Click Next", ...turned, after: pager(1, "Fern", "Rose") },
]);

const turner = (page: string, called: string, ...names: string[]) => `
  list "Letters"
${names.map((name) => `    item "${name}"`).join("\n")}
  button "Previous" #previous
  textbox:number "${called}" ="${page}" #page
  button "Next" #next
`;
const onward = (step: string, page: string, called = "Jump to page") => ({
  step,
  before: turner("1", called, "Ash", "Birch"),
  on: "#next",
  after: turner(page, called, "Fern", "Rose"),
});
checkTable(listPaged, [
  ...["Go to the second page", "Go to page 2 of the letters", "Go to the next page"].map((step) => ({
    when: `the field of the page holds the number behind it, for "${step}"`,
    says: "verified" as const,
    ...onward(step, "2"),
  })),
  { when: "it holds another number", says: "nothing", ...onward("Go to page 2 of the letters", "3") },
  { when: "it went on by two", says: "nothing", ...onward("Go to the next page", "3") },
  { when: "it is no field of the page", says: "nothing", ...onward("Go to the next page", "2", "Beds") },
  {
    when: "it tells how many are on a page",
    says: "nothing",
    ...onward("Go to the next page", "2", "Page size"),
  },
  ...["Beds shown on this page", "Letters a page", "Page views", "Page of the book in hand"].map(
    (called) => ({
      when: `it is called "${called}"`,
      says: "nothing" as const,
      ...onward("Go to the next page", "2", called),
    }),
  ),
  ...["Page", "Page number", "Page no.", "Page 1 of 4", "Page:", "Go to page", "Seite", "Seite 1 von 4"].map(
    (called) => ({
      when: `it is called "${called}"`,
      says: "verified" as const,
      ...onward("Go to the next page", "2", called),
    }),
  ),
  {
    when: "the letters are the same",
    says: "nothing",
    ...onward("Go to the next page", "2"),
    after: turner("2", "Jump to page", "Ash", "Birch"),
  },
]);
