import { checkTable } from "@/tests/support/check-table";
import { listPaged } from "./list-paged";

const letters = (...names: string[]) =>
  `\n  button "Next" #next\n  list "Letters"${names.map((name) => `\n    item "${name}"`).join("")}`;
const first = letters("Ash", "Birch", "Yew");
const second = letters("Fern", "Rose", "Ivy");
const part = { step: "Show letters 4 to 6", before: first, text: "1-3 of 8", on: "#next" };

checkTable(listPaged, [
  {
    when: "the part of the list that is told by numbers is shown",
    says: "verified",
    ...part,
    after: second,
    textAfter: "4-6 of 8",
  },
  { when: "another part is shown", says: "nothing", ...part, after: second, textAfter: "7-8 of 8" },
  { when: "only the numbers changed", says: "nothing", ...part, after: first, textAfter: "4-6 of 8" },
  {
    when: "nothing said before which part was shown",
    says: "nothing",
    ...part,
    text: "",
    after: second,
    textAfter: "4-6 of 8",
  },
]);
