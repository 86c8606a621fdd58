import { checkTable } from "@/tests/support/check-table";
import { controlConsumed } from "./control-consumed";
import { controlFlipped } from "./control-flipped";
import { formSubmitted } from "./form-submitted";
import { itemGone } from "./item-gone";
import { listArranged } from "./list-arranged";
import { partOpened } from "./part-opened";
import { placeNamed } from "./place-named";
import { toggleReadBack } from "./toggle-read-back";

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

const floor = (...rooms: string[]) => `
  tab "Ground floor" #ground
  list "Rooms"
${rooms.map((room, at) => `    item "${room} 8 seats by the window" #r${at}\n      button "Add ${room} to favourites" #b${at}`).join("\n")}
`;

checkTable(controlFlipped, [
  {
    when: "other entries came to stand in the place of the list",
    says: "nothing",
    step: "Add Birch to the favourites",
    before: floor("Birch", "Cedar"),
    on: "#b0",
    after: floor("Dune", "Ember"),
    requests: ["POST /seen 200"],
  },
  {
    when: "the row only lost what was open in it",
    says: "nothing",
    step: "Set the first day to Sunday",
    before: '\n  list "Week"\n    item "First day Sunday Monday" #day\n      button "Sunday" #sunday',
    on: "#sunday",
    after: '\n  list "Week"\n    item "First day" #day',
    requests: ["PUT /state 200"],
  },
]);

checkTable(controlConsumed, [
  {
    when: "the control counts what is in it",
    says: "nothing",
    step: "Show the saved ones",
    before: '\n  button "Saved 3" #saved\n  item "Ridge walk"',
    on: "#saved",
    after: '\n  button "Saved 4" #saved\n  item "Ridge walk"',
    requests: ["PUT /state 200"],
  },
]);

const table = (age: string, pay: string, ...rows: string[]) => `
  table "Staff"
    row "Name Age Pay" #head
      button "${age}" #age
      button "${pay}" #pay
${rows.map((row) => `    row "${row}"`).join("\n")}
`;
const byAge = {
  step: "Sort the staff by age, youngest first",
  before: table("Age: ascending", "Pay: ascending", "Ann 40 10", "Bo 20 20", "Cy 30 30"),
  on: "#age",
};

checkTable(listArranged, [
  {
    when: "another heading tells of the order",
    says: "nothing",
    ...byAge,
    after: table("Age: ascending", "Pay: descending", "Bo 20 20", "Cy 30 30", "Ann 40 10"),
  },
  {
    when: "its own heading tells of the order",
    says: "looks again",
    ...byAge,
    after: table("Age: descending", "Pay: ascending", "Bo 20 20", "Cy 30 30", "Ann 40 10"),
  },
]);

checkTable(itemGone, [
  {
    when: "a question went that was asked in a row",
    says: "nothing",
    step: 'Press "Delete bed"',
    before:
      '\n  list "Beds"\n    item "Are you sure? It is gone for good. Cancel" #ask\n      button "Cancel"\n      button "Delete bed" #yes\n    item "North" #n\n    item "South" #s\n    item "West" #w',
    on: "#yes",
    after: '\n  list "Beds"\n    item "North" #n\n    item "South" #s\n    item "West" #w',
  },
  {
    when: "a question went that was asked in a row, and the site was told to delete",
    says: "verified",
    step: 'Press "Delete bed"',
    before:
      '\n  list "Beds"\n    item "Are you sure? It is gone for good. Cancel" #ask\n      button "Cancel"\n      button "Delete bed" #yes\n    item "North" #n\n    item "South" #s\n    item "West" #w',
    on: "#yes",
    after: '\n  list "Beds"\n    item "North" #n\n    item "South" #s\n    item "West" #w',
    requests: ["DELETE /beds/4 200"],
  },
]);

const rooms = (dialog: string, ...rows: string[]) => `
  heading "Guest house"
  button "Star Attic" #star
${rows.length > 0 ? '  table "Rooms"' : ""}
${rows.map((row) => `    row "${row}"`).join("\n")}
${dialog}
`;
const ask = '  dialog "Remove?"\n    button "Remove" #yes\n    button "Keep"';
const removal = { before: rooms(ask, "Attic", "Cellar", "Loft"), on: "#yes", requests: ["PUT /state 200"] };

checkTable(formSubmitted, [
  {
    when: "the dialog closed, the site took something, and every row is there",
    says: "nothing",
    step: "Confirm the removal",
    ...removal,
    after: rooms("", "Attic", "Cellar", "Loft").replace("Star Attic", "Unstar Attic"),
  },
  {
    when: "the dialog closed, and a row is gone",
    says: "verified",
    step: "Confirm the removal",
    ...removal,
    after: rooms("", "Cellar", "Loft"),
  },
  {
    when: "the list is gone as a whole",
    says: "nothing",
    step: "Confirm removing the Attic",
    ...removal,
    after: rooms("").replace("Guest house", "Delegates"),
  },
]);

const boxes = (gift: string, bill: string) => `
  checkbox "Wrap it as a gift" [${gift}] #gift
  checkbox "Printed invoice" [${bill}] #bill
`;
const taken = { requests: ["POST /options 200"] };

checkTable(toggleReadBack, [
  {
    when: "the step has something done, and the box is ticked",
    says: "verified",
    step: "Have the order wrapped as a gift",
    before: boxes("unchecked", "checked"),
    on: "#gift",
    after: boxes("checked", "checked"),
    ...taken,
  },
  {
    when: "the step has something done, and the box lost its tick",
    says: "nothing",
    step: "Have the order wrapped as a gift",
    before: boxes("checked", "checked"),
    on: "#gift",
    after: boxes("unchecked", "checked"),
    ...taken,
  },
  {
    when: "the step leaves something out, and the box lost its tick",
    says: "verified",
    step: "Leave out the printed invoice",
    before: boxes("unchecked", "checked"),
    on: "#bill",
    after: boxes("unchecked", "unchecked"),
    ...taken,
  },
  {
    when: "the step leaves something out, and the box is ticked",
    says: "nothing",
    step: "Leave out the printed invoice",
    before: boxes("unchecked", "unchecked"),
    on: "#bill",
    after: boxes("unchecked", "checked"),
    ...taken,
  },
]);
