import { checkTable } from "@/tests/support/check-table";
import { controlConsumed } from "./control-consumed";
import { controlFlipped } from "./control-flipped";
import { formSubmitted } from "./form-submitted";
import { itemGone } from "./item-gone";
import { listArranged } from "./list-arranged";

/** The step's own control was used, and the entries or controls of the page did what another one of it does. */

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

const starred = (star: string, hours: string) =>
  `\n  list "Tasks"\n    item "Rent the tent ${hours} h" #tent\n      button "Star" [${star}] #star\n    item "Order food 1 h"`;
const star = { step: 'Star the task "Rent the tent"', before: starred("unpressed", "2"), on: "#star" };

checkTable(controlFlipped, [
  {
    when: "the row tells something else, and the star is as it was",
    says: "nothing",
    ...star,
    after: starred("unpressed", "1"),
    requests: ["PATCH /tasks/6 200"],
  },
]);

const sizes = (...names: string[]) =>
  `\n  heading "Large font"\n  button "Help"\n${names.map((name) => `  clickable "${name}" #${name}`).join("\n")}`;
const large = { step: "Choose the large font", before: sizes("Small", "Large", "Huge"), on: "#Large" };

checkTable(controlConsumed, [
  {
    when: "the list of choices closed, and the site took something",
    says: "nothing",
    ...large,
    after: sizes(),
    requests: ["PUT /state 200"],
  },
  {
    when: "the control alone went, and the site took something",
    says: "verified",
    ...large,
    after: sizes("Small", "Huge"),
    requests: ["PUT /state 200"],
  },
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
  {
    when: "the list is gone as a whole, and other entries stand where they were",
    says: "nothing",
    step: "Confirm the removal",
    ...removal,
    before: rooms(`  item "Menu"\n  item "Help"\n  item "Attic"\n  item "Cellar"\n  item "Loft"\n${ask}`),
    after: rooms('  item "Menu"\n  item "Help"').replace("Guest house", "Delegates"),
  },
]);

const lab = (control: string) =>
  `\n  list "Results"\n    item "60 Ann ${control}" #sixty\n      button "${control}" #mark\n    item "61 Bo Mark reviewed" #next`;

checkTable(controlFlipped, [
  {
    when: "the control is called otherwise since then, as the step calls it",
    says: "verified",
    step: 'Click "Mark reviewed" in the row "60"',
    before: lab("Mark reviewed"),
    on: "#mark",
    after: lab("Reviewed"),
    requests: ["PUT /results/60/review 200"],
  },
]);
