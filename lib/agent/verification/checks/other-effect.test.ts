import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";
import { placeNamed } from "./place-named";

/** The step's own control was used, and the page did what another one of it does. */

const shed = (...more: string[]) => `
  heading "Shed"
  button "New tool" #new
  button "Grid" #grid
  list "Tools"
    item "Rake"
    item "Spade"
${more.map((line) => `  ${line}`).join("\n")}
`;
const view = (...more: string[]) => `
  form "View"
    button "Grid" #grid
${more.map((line) => `    ${line}`).join("\n")}
  item "Rake"
`;
const newTool = { step: "Bring up the dialog for a new tool", before: shed(), on: "#new" };

checkTable(partOpened, [
  {
    when: "the dialog is called like the step",
    says: "verified",
    ...newTool,
    after: shed('dialog "New tool"', '  textbox "Name"'),
  },
  {
    when: "a dialog came that asks about something else",
    says: "nothing",
    ...newTool,
    after: shed('dialog "Throw the rake away?"', '  button "Yes"', '  button "No"'),
  },
  {
    when: "a dialog came with one word of the control",
    says: "nothing",
    step: "Open the shed tools editor",
    before: shed('button "Edit shed tools" #edit'),
    on: "#edit",
    after: shed('button "Edit shed tools" #edit', 'dialog "A shed for your neighbour?"', '  button "Later"'),
  },
  {
    when: "any dialog came, and the step only says a dialog",
    says: "verified",
    step: "Open the dialog",
    before: shed('button "Dialog…" #dialog'),
    on: "#dialog",
    after: shed('button "Dialog…" #dialog', 'dialog "Sort"', '  button "Yes"', '  button "No"'),
  },
  {
    when: "a dialog stands in a region of another name",
    says: "nothing",
    ...newTool,
    after: shed('region "Throw away?"', '  dialog "Throw away?"', '    button "Yes"', '    button "No"'),
  },
  {
    when: "a dialog of another name stands beside the control",
    says: "nothing",
    step: "Bring up the dialog for a new bed",
    before: '\n  form "Beds"\n    button "New" #new\n    item "North"',
    on: "#new",
    after:
      '\n  form "Beds"\n    button "New" #new\n    region ""\n      dialog "Throw away?"\n        button "Yes"\n        button "No"\n    item "North"',
  },
  {
    when: "a part of another name came beside the control",
    says: "nothing",
    step: "Switch to the grid",
    before: view(),
    on: "#grid",
    after: view('region "Share"', '  button "Copy address"', '  button "Print"'),
  },
  {
    when: "a part without a name came beside the control",
    says: "verified",
    step: "Switch to the grid",
    before: view(),
    on: "#grid",
    after: view('button "Small tiles"', 'button "Large tiles"'),
  },
  {
    when: "controls came beside the control for others that went",
    says: "nothing",
    step: "Switch to the grid",
    before: view('button "Rows"'),
    on: "#grid",
    after: view('button "Small tiles"', 'button "Large tiles"'),
  },
  {
    when: "controls of another view came in place of those that went",
    says: "nothing",
    step: "Switch to the grid",
    before: `${shed('button "Paint" #paint')}`,
    on: "#grid",
    after: shed('textbox "Duration"', 'button "Apply to all"'),
  },
  {
    when: "the list got other entries, one of which speaks of the step",
    says: "nothing",
    step: "Open the dialog for a new tool",
    before: shed(),
    on: "#new",
    after: shed().replace(
      '    item "Spade"\n',
      '    item "Tool hire, new prices" #hire\n      button "Read"\n    item "Saw" #saw\n      button "Read"\n',
    ),
  },
]);

const site = (heading: string, current: string, ...more: string[]) => `
  link "Beds" >https://garden.test/beds ${current === "beds" ? "[current]" : ""} #beds
  link "Tool prices" >https://garden.test/prices ${current === "prices" ? "[current]" : ""} #prices
  button "Tools menu" #menu
  heading "${heading}"
${more.map((line) => `  ${line}`).join("\n")}
`;

checkTable(placeNamed, [
  {
    when: "a link led elsewhere, to a page of a name that the one before had as well",
    says: "nothing",
    step: "Go to the tool prices",
    before: site("Tool shed prices", "beds"),
    on: "#prices",
    after: site("Tool shed prices", "beds"),
    urlAfter: "https://garden.test/shed?dialog=new",
  },
  {
    when: "the menu of that name was to open, and a page came",
    says: "nothing",
    step: "Open the tools menu",
    before: site("Shed", ""),
    on: "#menu",
    after: site("Tools", ""),
    urlAfter: "https://garden.test/tools",
  },
  {
    when: "the place was left",
    says: "nothing",
    step: "Go to the beds",
    before: '\n  menuitem "Beds" [current] #beds\n  heading "Garden"',
    on: "#beds",
    after: '\n  menuitem "Beds" #beds\n  heading "Prices of the beds"',
    urlAfter: "https://garden.test/prices",
  },
  {
    when: "a list came up that holds what was to be opened",
    says: "nothing",
    step: 'Open the page of "Rye loaf"',
    before: '\n  heading "Rye loaf"\n  clickable "Rye loaf" #rye',
    on: "#rye",
    after: '\n  list "Breads"\n    item "Oat loaf"\n    item "Rye loaf"\n    item "Malt loaf"',
    textAfter: "Bakery\nBreads\nOat loaf\n3 euros\nRye loaf\n4 euros\nMalt loaf",
    urlAfter: "https://garden.test/breads",
  },
]);

const inbox = '\n  heading "Inbox"\n  dialog "New letter"\n    textbox "To" ="Ann"\n    button "Send" #send';
const letter = {
  step: "Send the letter",
  before: inbox,
  on: "#send",
  urlAfter: "https://garden.test/letters/6",
};
const teas = {
  before: '\n  heading "Shop"\n  button "Show more" #more\n  link "2" #two',
  urlAfter: "https://garden.test/tea/9",
  after: '\n  heading "Genmaicha tea, page 2"',
};

checkTable(placeNamed, [
  {
    when: "an entry was opened, and nothing sent",
    says: "nothing",
    ...letter,
    after: '\n  heading "Letter of Ben"',
  },
  { when: "the page says that it was sent", says: "verified", ...letter, after: '\n  heading "Letter sent"' },
  {
    when: "the site took something",
    says: "verified",
    ...letter,
    after: '\n  heading "Letter to Ann"',
    requests: ["POST /letters 200"],
  },
  {
    when: "more of a list was to come, and a page came",
    says: "nothing",
    step: "Show more teas",
    on: "#more",
    ...teas,
  },
  {
    when: "a page of a list was to come",
    says: "nothing",
    step: "Go on to page 2 of the teas",
    on: "#two",
    ...teas,
  },
]);
