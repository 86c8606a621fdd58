import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "../checks/wrong-element";

const book = (author: string, id: string): string => `
  item "Letters ${author}"
    link "Letters" #${id}
    link "${author}"`;
const shelf = `\n  heading "Shelf"${book("Ann Abara", "abara")}${book("Ines Falk", "falk")}`;
const details = (author: string): string =>
  `${shelf}\n  dialog "Details"\n    heading "Letters"\n    link "${author}"`;
const opened = {
  step: 'Open the "Letters" by Ines Falk',
  before: shelf,
  on: "#abara",
  after: details("Ann Abara"),
};

/** Two things of one name, each told by what else its entry says. */
checkTable(wrongElement, [
  { when: "the other one came up in place", says: "refuted", ...opened },
  { when: "the one meant came up", says: "nothing", others: "may", ...opened, after: details("Ines Falk") },
  {
    when: "what came up tells nothing of whose it is",
    says: "nothing",
    others: "may",
    ...opened,
    after: details("More"),
  },
  {
    when: "what came up speaks of both",
    says: "nothing",
    others: "may",
    ...opened,
    after: `${details("Ann Abara")}\n    link "Ines Falk"`,
  },
  {
    when: "the step says only the name",
    says: "nothing",
    others: "may",
    ...opened,
    step: 'Open the "Letters"',
  },
]);

const cards = '\n  heading "Reminder (old)" #old\n  heading "Reminder" #new\n  heading "Report" #report';
const page = (...lines: string[]): string => lines.map((line) => `\n  ${line}`).join("");
const led = {
  step: 'Open the workflow "Reminder"',
  before: cards,
  on: "#old",
  after: page('clickable "Reminder (old)"', 'button "Run"'),
  urlAfter: "https://garden.test/flow/2",
};

/** A name that is all of another one, and more. */
checkTable(wrongElement, [
  { when: "the page that came bears the longer name", says: "refuted", ...led },
  {
    when: "the step says the longer name",
    says: "nothing",
    others: "may",
    ...led,
    step: 'Open the workflow "Reminder (old)"',
  },
  {
    when: "the page is called just as the step says",
    says: "nothing",
    others: "may",
    ...led,
    after: page('heading "Reminder"', 'link "Reminder (old)"'),
  },
  {
    when: "no other one is called just so",
    says: "nothing",
    others: "may",
    ...led,
    before: cards.replace('"Reminder"', '"Notes"'),
  },
]);

const menus = (first: string, more = ""): string => `
  heading "Oak"
  button "" [popup, ${first}] #oak
  heading "Elm alerts"
  button "" [popup, collapsed] #elm${more}`;
const menu = '\n  list\n    menuitem "Open"\n    menuitem "Copy"\n    menuitem "Archive"';
const listed = {
  step: "Open the three-dot menu of Elm alerts",
  before: menus("collapsed"),
  on: "#oak",
  after: menus("expanded", menu),
};

/** Each entry has a menu of its own, behind a sign that is drawn alike. */
checkTable(wrongElement, [
  { when: "the menu of the other one came up", says: "refuted", ...listed },
  {
    when: "the menu of the one meant came up",
    says: "nothing",
    others: "may",
    ...listed,
    on: "#elm",
    after: menus("collapsed", menu).replace("[popup, collapsed] #elm", "[popup, expanded] #elm"),
  },
]);
