import { checkTable } from "@/tests/support/check-table";
import { allTicked } from "./all-ticked";

const posts = (head: string, ...rows: string[]): string => `
  heading "Posts"
  table "Posts"
    row "Title Author"
      checkbox "" [${head}] #all
${rows.map((state, at) => `    row "Post ${at} Ida"\n      checkbox "" [${state}]`).join("\n")}
`;
const tick = {
  step: 'Tick "select all" in the list of posts',
  before: posts("unchecked", "unchecked", "unchecked", "checked"),
  on: "#all",
};
const all = posts("checked", "checked", "checked", "checked");

checkTable(allTicked, [
  { when: "all boxes of the list are ticked", says: "looks again", ...tick, after: all },
  { when: "all boxes of the list stay ticked", says: "verified", ...tick, after: all, again: true },
  {
    when: "they were to be marked as something else",
    says: "nothing",
    ...tick,
    step: "Mark all posts as read",
    after: all,
    again: true,
  },
  {
    when: "one of them is not",
    says: "nothing",
    ...tick,
    after: posts("checked", "checked", "unchecked", "checked"),
    again: true,
  },
  {
    when: "the box at the head is not",
    says: "nothing",
    ...tick,
    after: posts("unchecked", "checked", "checked", "checked"),
    again: true,
  },
  {
    when: "they were ticked before",
    says: "nothing",
    others: "may",
    ...tick,
    before: all,
    after: all,
    again: true,
  },
  {
    when: "there is one entry alone",
    says: "nothing",
    others: "may",
    ...tick,
    before: posts("unchecked", "unchecked"),
    after: posts("checked", "checked"),
    again: true,
  },
  {
    when: "the step is about one of them",
    says: "nothing",
    others: "may",
    ...tick,
    step: "Tick the first box",
    after: all,
    again: true,
  },
]);
