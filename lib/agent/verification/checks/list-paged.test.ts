import { checkTable } from "@/tests/support/check-table";
import { listPaged } from "./list-paged";

const letters = (...names: string[]) => `
  button "Previous" #previous
  button "Next" #next
  button "3" #three
  list "Letters"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const first = letters("Ash", "Birch", "Yew");
const second = letters("Fern", "Rose", "Ivy");
const next = { step: "Go to the next page of letters", before: first, text: "1-3 of 8", on: "#next" };
const third = { ...next, step: "Go to page 3 of the letters", on: "#three" };

checkTable(listPaged, [
  {
    when: "the following entries are shown",
    says: "verified",
    ...next,
    after: second,
    textAfter: "4-6 of 8",
  },
  {
    when: "it is told in other words",
    says: "verified",
    ...next,
    text: "Showing 1 to 3 out of 8 entries",
    after: second,
    textAfter: "Showing 4 to 6 out of 8 entries",
  },
  {
    when: "thousands are set apart",
    says: "verified",
    ...next,
    text: "1–50 of 1,204",
    after: second,
    textAfter: "51–100 of 1,204",
  },
  {
    when: "the entries before are shown",
    says: "verified",
    step: "Go back to the previous page of letters",
    before: second,
    text: "4-6 of 8",
    on: "#previous",
    after: first,
    textAfter: "1-3 of 8",
  },
  {
    when: "the page of that number is shown",
    says: "verified",
    ...third,
    after: letters("Fern", "Rose"),
    textAfter: "7-8 of 8",
  },
  {
    when: "the page of another number is shown",
    says: "nothing",
    ...third,
    after: second,
    textAfter: "4-6 of 8",
  },
  {
    when: "one entry went",
    says: "nothing",
    ...next,
    after: letters("Ash", "Birch", "Oak"),
    textAfter: "1-3 of 7",
  },
  {
    when: "a page was left out",
    says: "nothing",
    ...next,
    after: letters("Fern", "Rose"),
    textAfter: "7-8 of 8",
  },
  { when: "only the numbers changed", says: "nothing", ...next, textAfter: "4-6 of 8" },
  {
    when: "the step turns no page",
    says: "nothing",
    ...next,
    step: "Open the calendar",
    after: second,
    textAfter: "4-6 of 8",
  },
]);
