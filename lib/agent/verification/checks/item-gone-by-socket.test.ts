import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const boards = (...names: string[]) => `
  list "Boards"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const open = (heading: string) => `
  region "Board"
    heading "${heading}"
    button "Delete board" #delete
    button "Share"
    button "Print"
    button "Copy"
    textbox "Note"
    textbox "Due"
`;
const people = '  list "People"\n    item "Runa"\n    item "Otto"\n';
const told = '  status "Board deleted"\n  heading "Welcome"\n  link "Start"';
const all = boards("Garden", "Old roof", "Cellar");
const drop = {
  step: "Delete the board",
  before: `${all}${open("Old roof")}`,
  on: "#delete",
  after: `${boards("Garden", "Cellar")}${told}`,
  url: "https://garden.test/boards/2",
  urlAfter: "https://garden.test/boards",
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(itemGone, [
  { when: "the site says so, and the entry left the list", says: "verified", ...drop },
  {
    when: "the entry is told with a sign before it",
    says: "verified",
    ...drop,
    before: `${boards("Garden", "▣ Old roof", "Cellar")}${open("Old roof")}`,
  },
  { when: "the step names it", says: "verified", ...drop, step: 'Delete the board "Old roof"' },
  { when: "the step names another one", ...nothing, ...drop, step: 'Delete the board "Cellar"' },
  { when: "the step calls another one by its name", ...nothing, ...drop, step: "Delete the board Cellar" },
  {
    when: "the site says nothing",
    ...nothing,
    ...drop,
    after: drop.after.replace('  status "Board deleted"\n', ""),
  },
  {
    when: "the site says that something else was done",
    ...nothing,
    ...drop,
    after: drop.after.replace("deleted", "saved"),
  },
  {
    when: "the site says that it will be",
    ...nothing,
    ...drop,
    after: drop.after.replace("Board deleted", "Deleting the board"),
  },
  { when: "the entry is listed still", ...nothing, ...drop, after: `${all}${told}` },
  {
    when: "the entry is called otherwise now",
    ...nothing,
    ...drop,
    after: `${boards("Garden", "Old roof, closed", "Cellar")}${told}`,
  },
  {
    when: "another entry left the list",
    ...nothing,
    ...drop,
    after: `${boards("Old roof", "Cellar")}${told}`,
  },
  { when: "the page was headed by no entry", ...nothing, ...drop, before: `${all}${open("Shed")}` },
  {
    when: "two entries end so",
    ...nothing,
    ...drop,
    before: `${boards("Garden", "Old roof", "Very old roof")}${open("Old roof")}`,
    after: `${boards("Garden", "Very old roof")}${told}`,
  },
  {
    when: "it was the only one of the list",
    ...nothing,
    ...drop,
    before: `${boards("Old roof")}    button "New board"\n${people}${open("Old roof")}`,
    after: `\n  list "Boards"\n    button "New board"\n${people}${told}`,
  },
  { when: "the list went with it", ...nothing, ...drop, after: told },
  {
    when: "a row of a table is called so",
    ...nothing,
    ...drop,
    after: `${drop.after}\n  table "Archive"\n    row "Old roof"`,
  },
  {
    when: "the page has other headings as well",
    says: "verified",
    ...drop,
    before: `${drop.before}  heading "Lists"\n  heading ""\n`,
  },
  {
    when: "an entry of another list is called so",
    ...nothing,
    ...drop,
    after: `${drop.after}\n  list "Archive"\n    item "Old roof"`,
  },
  { when: "the site refused it", ...nothing, ...drop, requests: ["DELETE /boards/2 409"] },
  { when: "the site did not hear it", ...nothing, ...drop, requests: ["DELETE /boards/2 failed"] },
  { when: "the board is to be archived", ...nothing, ...drop, step: "Archive the board" },
  { when: "the step does not say the control", ...nothing, ...drop, step: "Delete the print" },
]);
