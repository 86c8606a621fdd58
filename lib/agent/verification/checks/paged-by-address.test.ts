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
