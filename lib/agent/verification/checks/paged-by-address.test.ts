import { checkTable } from "@/tests/support/check-table";
import { listPaged } from "./list-paged";

const posts = (page: number, ...names: string[]) => `
  list "Posts"
${names.map((name) => `    item "${name}"`).join("\n")}
  link "Older" >https://garden.test/beds?page=${page} #older
`;
const older = {
  step: "Go to the next page of posts",
  before: posts(2, "Ash", "Birch"),
  on: "#older",
  urlAfter: "https://garden.test/beds?page=2",
  after: posts(3, "Fern", "Rose"),
};

checkTable(listPaged, [
  { when: "the pager's link led to the address of the page that follows", says: "verified", ...older },
  {
    when: "it led to the address, and the entries are the same",
    says: "nothing",
    others: "may",
    ...older,
    after: posts(3, "Ash", "Birch"),
  },
  {
    when: "it led to the page after the next",
    says: "nothing",
    ...older,
    before: posts(3, "Ash", "Birch"),
    urlAfter: "https://garden.test/beds?page=3",
  },
  {
    when: "it led forward where the step goes back",
    says: "nothing",
    ...older,
    step: "Go to the previous page of posts",
  },
]);

const numbered = (present: number, first: string, second: string) => `
  table "Beds"
    row "${first} 4 roses Edit" #first
    row "${second} 2 roses Edit" #second
  list "Pages"
    item "1"${present === 1 ? " [.pager__item--active]" : ""} #one
    item "2"${present === 2 ? " [.pager__item--active]" : ""} #two
`;
const second = {
  step: "Turn to the second page of the beds",
  before: numbered(1, "Ash", "Birch"),
  on: "#two",
};

checkTable(listPaged, [
  {
    when: "the number is marked by the end of a class name, and the rows are other ones in the same places",
    says: "verified",
    ...second,
    after: numbered(2, "Fern", "Rose"),
  },
  {
    when: "the number is marked so, and the rows begin as before",
    says: "nothing",
    others: "may",
    ...second,
    after: numbered(2, "Ash", "Birch"),
  },
]);
