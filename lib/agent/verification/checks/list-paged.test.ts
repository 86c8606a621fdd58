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
const back = {
  step: "Go to the previous page of letters",
  before: second,
  text: "4-6 of 8",
  on: "#previous",
  after: first,
  textAfter: "1-3 of 8",
};
const fourth = {
  step: "Go to page 4 of the letters",
  before: letters("Ash", "Birch", "Yew").replace('"3"', '"4"'),
  text: "4-6 of 14",
  on: "#three",
  after: letters("Fern", "Rose", "Ivy").replace('"3"', '"4"'),
};

const pager = (one: string, three: string, ...names: string[]) => `
  button "1" ${one} #one
  button "3" ${three} #three
  list "Letters"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const numbered = {
  step: "Go to page 3 of the letters",
  before: pager("[current]", "", "Ash", "Birch"),
  on: "#three",
};

checkTable(listPaged, [
  ...["Load the second page of the letters", "Show the 2nd page"].map((step) => ({
    when: `the step says "${step}", and shows it`,
    says: "verified" as const,
    ...next,
    step,
    after: second,
    textAfter: "4-6 of 8",
  })),
  {
    when: "the step asks for the first page, and the second is shown",
    says: "nothing",
    ...next,
    step: "Show the first page of the letters",
    after: second,
    textAfter: "4-6 of 8",
  },
  {
    when: "the step asks for the second page's title",
    says: "nothing",
    ...next,
    step: "Rename the second page title",
    after: second,
    textAfter: "4-6 of 8",
  },
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
  ...["following", "next"].map((word) => ({
    when: `the step asks for the ${word} page`,
    says: "verified" as const,
    ...next,
    step: `Go to the ${word}  page of letters`,
    after: second,
    textAfter: "4-6 of 8",
  })),
  ...["previous", "prev", "preceding"].map((word) => ({
    when: `the step asks for the ${word} page`,
    says: "verified" as const,
    ...back,
    step: `Go to the ${word} page of letters`,
  })),
  ...[
    "4 to 6 of 8",
    "4 bis 6 von 8",
    "4 à 6 sur 8",
    "4 a 6 de 8",
    "4 a 6 di 8",
    "4–6 van 8",
    "4-6 av 8",
    "4—6 из 8",
    "4-6/8",
  ].map((text) => ({
    when: `the list says "${text}"`,
    says: "verified" as const,
    ...next,
    after: second,
    textAfter: text,
  })),
  ...[
    "6-4 of 8",
    "4-9 of 8",
    "4-6 and 8",
    "4, 6 of 8",
    "4-6 of 9",
    "5-6 of 8",
    "3-6 of 8",
    "4-6 of many",
  ].map((text) => ({
    when: `the list says "${text}"`,
    says: "nothing" as const,
    ...next,
    after: second,
    textAfter: text,
  })),
  {
    when: "the next to last page is shown",
    says: "verified",
    ...next,
    text: "1-1 of 8",
    after: second,
    textAfter: "2-2 of 8",
  },
  { when: "two pages back are shown", says: "nothing", ...back, text: "7-8 of 8" },
  { when: "the part before overlaps", says: "nothing", ...back, textAfter: "1-4 of 8" },
  {
    when: "the first page is shown again",
    says: "verified",
    ...back,
    step: "Go to page 1 of the letters",
    text: "7-8 of 8",
  },
  {
    when: "another than the first page is shown",
    says: "nothing",
    ...back,
    step: "Go to page 1 of the letters",
    text: "7-8 of 8",
    textAfter: "4-6 of 8",
  },
  {
    when: "the page of that number is shown, from another one",
    says: "verified",
    ...fourth,
    textAfter: "10-12 of 14",
  },
  { when: "more is shown than pages hold", says: "nothing", ...fourth, textAfter: "10-13 of 14" },
  {
    when: "less is shown than pages hold",
    says: "verified",
    ...fourth,
    text: "4-6 of 10",
    textAfter: "10-10 of 10",
  },
  { when: "no page begins there", says: "nothing", ...fourth, textAfter: "9-11 of 14" },
  {
    when: "pages are of another size",
    says: "nothing",
    ...third,
    after: letters("Fern", "Rose"),
    textAfter: "5-8 of 8",
  },
  {
    when: "of two lists the other one was turned",
    says: "verified",
    ...next,
    text: "1-2 of 9\n1-3 of 8",
    after: second,
    textAfter: "1-2 of 9\n4-6 of 8",
  },
  {
    when: "entries only came",
    says: "verified",
    ...next,
    after: letters("Ash", "Birch", "Yew", "Fern"),
    textAfter: "4-6 of 8",
  },
  {
    when: "rows of a table changed",
    says: "verified",
    ...next,
    before: first.replaceAll("item", "row").replace("list", "table"),
    after: second.replaceAll("item", "row").replace("list", "table"),
    textAfter: "4-6 of 8",
  },
  {
    when: "the number is marked, and other entries are shown",
    says: "verified",
    ...numbered,
    after: pager("", "[current]", "Fern", "Rose"),
  },
  {
    when: "the number is marked, and the entries stayed",
    others: "may",
    says: "nothing",
    ...numbered,
    after: pager("", "[current]", "Ash", "Birch"),
    textAfter: "Page 3",
  },
  {
    when: "the number is marked, and an entry came by itself",
    others: "may",
    says: "nothing",
    ...numbered,
    after: pager("", "[current]", "Ash", "Birch", "Fern"),
  },
  {
    when: "other entries are shown, and no number is marked",
    says: "nothing",
    others: "may",
    ...numbered,
    after: pager("[current]", "", "Fern", "Rose"),
  },
  {
    when: "another number was clicked",
    says: "nothing",
    ...numbered,
    on: "#one",
    after: pager("", "[current]", "Fern", "Rose"),
  },
]);
