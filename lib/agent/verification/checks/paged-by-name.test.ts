import { checkTable } from "@/tests/support/check-table";
import { listPaged } from "./list-paged";

const pager = (first: string, second: string, ...names: string[]) => `
  list "Letters"
${names.map((name) => `    item "${name}"`).join("\n")}
  list "Pages"
    item "1"
      button ${first} #first
    item "2"
      button ${second} #second
`;
const turned = {
  step: "Switch to the second page of letters",
  before: pager('"Page 1" [current]', '"Go to page 2"', "Ash", "Birch"),
  on: "#second",
  after: pager('"Go to page 1"', '"Page 2" [current]', "Fern", "Rose"),
};

checkTable(listPaged, [
  { when: "the page is marked, and is called otherwise now", says: "verified", ...turned },
  {
    when: "the entries are the same",
    says: "nothing",
    ...turned,
    after: pager('"Go to page 1"', '"Page 2" [current]', "Ash", "Birch"),
  },
  {
    when: "the third page was asked for",
    says: "nothing",
    ...turned,
    step: "Switch to the third page of letters",
  },
  {
    when: "the mark stayed",
    says: "nothing",
    ...turned,
    after: pager('"Page 1" [current]', '"Go to page 2"', "Fern", "Rose"),
  },
]);
