import { checkTable } from "@/tests/support/check-table";
import { partClosed } from "./part-closed";

const slide = (eye: string, shown: boolean): string => `
  heading "Slide"
  item "Title"
    button "${eye}" #eye
  item "Date"
    button "Lock"
${shown ? '  item "Autumn"' : ""}`;
const hide = {
  step: 'Hide the text "Autumn 2026"',
  before: slide("Hide", true),
  on: "#eye",
  text: "Slide\nAutumn 2026",
};
const gone = { textAfter: "Slide" };

checkTable(partClosed, [
  {
    when: "the page shows it no longer, and the eye is drawn otherwise",
    says: "verified",
    ...hide,
    ...gone,
    after: slide("Show", false),
  },
  {
    when: "the page shows it still",
    says: "nothing",
    others: "may",
    ...hide,
    after: slide("Show", true),
    textAfter: "Slide\nAutumn 2026",
  },
  { when: "the eye is drawn as it was", says: "nothing", ...hide, ...gone, after: slide("Hide", false) },
  {
    when: "it was not there",
    says: "nothing",
    others: "may",
    ...hide,
    ...gone,
    before: slide("Hide", false),
    text: "Slide",
    after: slide("Show", false),
  },
  {
    when: "the step closes it",
    says: "nothing",
    others: "may",
    ...hide,
    ...gone,
    step: 'Close the text "Autumn 2026"',
    after: slide("Show", false),
  },
]);
