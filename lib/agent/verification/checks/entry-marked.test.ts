import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

/** Nights with a box each, and what comes up beside them. */
const nights = (box: string, ...more: string[]) => `
  list "Nights"
    item "Monday night" #monday
      ${box}
      clickable "Monday night" #name
    item "Tuesday night" #tuesday
  checkbox "Dark sky" [unchecked] #dark
${more.map((line) => `  ${line}`).join("\n")}
`;
const unticked = 'checkbox "" [unchecked] #pick';
const ticked = 'checkbox "" [checked] #pick';
const bar = ['region "Monday night is chosen"', '  button "Print" #print', '  button "Share" #share'];
const open = { step: "Open the Monday night", before: nights(unticked), on: "#name" };

const charts = (role: string, inside: string, ...after: string[]) => `
  list "Nights"
    item "Monday" #monday
      ${role} "Monday" #name
${inside}
    item "Tuesday" #tuesday
${after.join("\n")}
`;
const two = (role: string, first = "Print", second = "Share") =>
  `      ${role} "${first}" #first\n      ${role} "${second}" #second`;
const hover = { step: "Open Monday", before: charts("clickable", ""), on: "#name" };
const settings = (inside: string) => `
  form "Telescope"
    clickable "Sky settings" #sky
${inside}
  heading "Nights"
`;

/** An entry that was ticked, or that the pointer came upon, is not opened by that. */
checkTable(partOpened, [
  {
    when: "the entry was ticked, and what can be done with it came up",
    says: "nothing",
    ...open,
    after: nights(ticked, ...bar),
  },
  { when: "only the entry's part came up", says: "verified", ...open, after: nights(unticked, ...bar) },
  {
    when: "the step selects the entry",
    says: "verified",
    ...open,
    step: "Select the Monday night",
    after: nights(ticked, ...bar),
  },
  {
    when: "a box elsewhere was ticked with it",
    says: "verified",
    ...open,
    after: nights(unticked, ...bar).replace('"Dark sky" [unchecked]', '"Dark sky" [checked]'),
  },
  {
    when: "the entry's radio button says that it is the one that is shown",
    says: "verified",
    ...open,
    before: nights(unticked.replace("checkbox", "radio")),
    after: nights(ticked.replace("checkbox", "radio"), ...bar),
  },
  {
    when: "the entry's box came under the pointer",
    says: "verified",
    ...open,
    after: nights(unticked.replace("[unchecked]", "[unchecked .shown]"), ...bar),
  },
  {
    when: "what was pressed stands in no entry, and a box was ticked with it",
    says: "verified",
    step: "Open the filters",
    before: '\n  button "Filters" #filters\n  checkbox "Dark sky" [unchecked] #dark',
    on: "#filters",
    after:
      '\n  button "Filters" #filters\n  checkbox "Dark sky" [checked] #dark\n  region "Filters"\n    button "Moon"\n    button "Stars"',
  },
  {
    when: "buttons came to the entry that the pointer is on",
    says: "nothing",
    ...hover,
    after: charts("clickable", two("button")),
  },
  {
    when: "links came to the entry",
    says: "verified",
    ...hover,
    after: charts("clickable", two("link")),
  },
  {
    when: "a button with something in it came to the entry",
    says: "verified",
    ...hover,
    after: charts("clickable", '      button "Charts" #charts\n        clickable "All of them" #all'),
  },
  {
    when: "buttons came to the entry that speak of what is to be opened",
    says: "verified",
    ...hover,
    step: "Open the charts of Monday",
    after: charts("clickable", two("button", "Chart by hour of Monday", "Chart by day")),
  },
  {
    when: "a button of the entry was pressed, and others came to it",
    says: "verified",
    ...hover,
    before: charts("button", ""),
    after: charts("button", two("button")),
  },
  {
    when: "what was pressed stands in no entry",
    says: "verified",
    step: "Open the sky settings",
    before: settings(""),
    on: "#sky",
    after: settings('    button "Moon" #moon\n    button "Stars" #stars'),
  },
]);
