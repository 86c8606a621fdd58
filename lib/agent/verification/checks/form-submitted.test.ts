import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

const rooms = (dialog: string, ...rows: string[]) => `
  heading "Guest house"
  table "Rooms"
    row "Attic"
${rows.map((row) => `    row "${row.replace(/ #\w+$/, "")}" ${/#\w+$/.exec(row)?.[0] ?? ""}`).join("\n")}
${dialog}
`;
const form = (name = "Loft", beds = "2", more = "") => `  dialog "Add a room"
    textbox "Room name" ="${name}"
    textbox:number "Beds" ="${beds}"
    button "Add room"
    button "Cancel"
${more}`;
const add = { step: "Submit the new room", before: rooms(form()), on: "Add room" };
const confirm = (button = "Remove") => `  dialog "Remove this room?"
    button "${button}"
    button "Keep"`;

const guest = (dialog: boolean, message = "") =>
  `\n  heading "Guest house"\n  item "Bo Lee"${dialog ? '\n  dialog "Guest"\n    textbox "First" ="Ida"\n    textbox "Last" ="Falk"\n    button "Enter"' : ""}${message}`;
const told = (name: string) => `\n  alert "${name} was added as a guest"`;
const register = {
  step: "Add the guest Ida Falk",
  before: guest(true),
  on: "Enter",
  requests: ["POST /guests 201"],
};

checkTable(formSubmitted, [
  {
    when: "the site took it, and says so by all its names",
    says: "verified",
    ...register,
    after: guest(false, told("Ida Falk")),
  },
  {
    when: "the message names another one",
    says: "nothing",
    others: "may",
    ...register,
    after: guest(false, told("Ida Berg")),
  },
  {
    when: "the site was told nothing",
    says: "nothing",
    others: "may",
    ...register,
    requests: [],
    after: guest(false, told("Ida Falk")),
  },
  {
    when: "the form held another name",
    says: "nothing",
    others: "may",
    ...register,
    step: "Add the guest Ida Berg",
    after: guest(false, told("Ida Falk")),
  },
  {
    when: "the form closed, and what was entered is in the table",
    says: "verified",
    ...add,
    after: rooms("", "Loft"),
  },
  {
    when: "the form is gone with its page, and what was entered is on the next",
    says: "verified",
    ...add,
    after: '\n  heading "Your rooms"\n  item "Loft with 2 beds"',
    urlAfter: "https://garden.test/rooms/9",
  },
  {
    when: "a dialog without fields closed, the site took it, and its row is gone",
    says: "verified",
    step: "Confirm removing 'Attic'",
    before: rooms(confirm(), "Cellar"),
    after: '\n  heading "Guest house"\n  table "Rooms"\n    row "Cellar"',
    on: "Remove",
    requests: ["DELETE /rooms/1 204"],
  },
  {
    when: "the form is gone, and the page owns up to a fault",
    says: "nothing",
    step: "Confirm removing 'Attic'",
    before: '\n  heading "Remove Attic?"\n  form ""\n    button "Remove"',
    after: '\n  heading "Rooms"',
    textAfter: "Rooms\nOops, that did not work out. Please try again later.",
    on: "Remove",
    requests: ["POST /rooms/1/remove 200"],
  },
  {
    when: "the last field was sent with Enter",
    says: "verified",
    ...add,
    on: "Beds",
    does: "setValue",
    value: "2",
    enter: true,
    after: rooms("", "Loft"),
  },
  {
    when: "the text that the step gives word for word is on the page, whatever the form is called",
    says: "verified",
    step: "On the page 'Night watch', replace the text with 'All quiet.'",
    before: '\n  heading "Night watch"\n  form\n    textbox "Body" ="All quiet."\n    button "Publish"',
    after: '\n  heading "Night watch"\n  item "All quiet."',
    on: "Publish",
  },
  {
    when: "another text than the step gives is on the page, and the form was not meant by it",
    says: "nothing",
    step: "On the page 'Night watch', replace the text with 'All quiet.'",
    before: '\n  heading "Night watch"\n  form\n    textbox "Body" ="Fog."\n    button "Publish"',
    after: '\n  heading "Night watch"\n  item "Fog."',
    on: "Publish",
  },
  {
    when: "the number that the step gives was entered",
    says: "verified",
    ...add,
    step: "Add a room with 14 beds",
    before: rooms(form("Loft", "14")),
    after: rooms("", "Loft"),
  },
  {
    when: "a dialog without fields closed, the site took it, and the page shows a change",
    says: "verified",
    step: "Confirm the booking",
    before: rooms('  dialog "Your booking"\n    button "Confirm"', "Cellar #cellar"),
    after: rooms("", "Cellar (booked) #cellar"),
    on: "Confirm",
    requests: ["POST /bookings 201"],
  },
  {
    when: "the site took nothing, and another row changed",
    says: "nothing",
    step: "Confirm the booking",
    before: rooms('  dialog "Your booking"\n    button "Confirm"', "Cellar #cellar"),
    after: rooms("", "Cellar (booked) #cellar"),
    on: "Confirm",
  },
  {
    when: "the site took it, only another row came, and nothing shows what was entered",
    says: "nothing",
    ...add,
    after: rooms("", "Lobby"),
    requests: ["POST /rooms 201"],
  },
  {
    when: "a dialog closed, the site took it, and only the focus moved and a wrapper went",
    says: "nothing",
    step: "Confirm the booking",
    before: rooms('  region "Layer"\n    dialog "Your booking"\n      button "Confirm"\n  link "Help" #help'),
    after: rooms('  link "Help" [focused] #help'),
    on: "Confirm",
    requests: ["POST /bookings 201"],
  },
  {
    when: "the form is of something else than the step names",
    says: "nothing",
    ...add,
    step: "Submit the complaint",
    before: rooms(form().replace('button "Add room"', 'button "OK"')),
    on: "OK",
    after: rooms("", "Loft"),
  },
  {
    when: "the step filters, and its dialog went",
    says: "nothing",
    step: "Filter the rooms",
    before: rooms('  dialog "Filter the rooms"\n    textbox "Name" ="Loft"\n    button "Filter"'),
    after: rooms("", "Loft"),
    on: "Filter",
  },
  {
    when: "another number was entered than the step says",
    says: "nothing",
    others: "may",
    ...add,
    step: "Add a room with 14 beds",
    before: rooms(form("Loft", "12")),
    after: rooms("", "Loft"),
  },
  {
    when: "it was cancelled, and somebody else entered the same",
    says: "nothing",
    others: "may",
    ...add,
    on: "Cancel",
    after: rooms("", "Loft"),
  },
  {
    when: "the form stays, and what was entered is in the table",
    says: "nothing",
    others: "verify",
    ...add,
    after: rooms(form("", ""), "Loft"),
  },
  { when: "the form is still there", says: "nothing", ...add, after: rooms(form(), "Lobby") },
  { when: "the form closed, and nothing shows what was entered", says: "nothing", ...add, after: rooms("") },
  {
    when: "the form closed with a message of success alone",
    says: "nothing",
    ...add,
    after: rooms('  alert "Room added" [.success]'),
  },
  {
    when: "the form closed, and a message of failure came up",
    says: "nothing",
    ...add,
    after: rooms('  alert "Error: the room could not be stored"', "Loft"),
  },
  { when: "the form was cancelled", says: "nothing", ...add, on: "Cancel", after: rooms("") },
  {
    when: "what the step names was not what the form held",
    says: "nothing",
    ...add,
    step: 'Add the room "Garret"',
    after: rooms("", "Loft"),
  },
  {
    when: "empty fields went away",
    says: "nothing",
    ...add,
    before: rooms(form("", "")),
    after: rooms("", "Lobby"),
    requests: ["POST /rooms 201"],
  },
  {
    when: "the dialog closed, the site took it, and another row is gone",
    says: "nothing",
    step: "Confirm removing 'Attic'",
    before: rooms(confirm(), "Cellar"),
    after: rooms(""),
    on: "Remove",
    requests: ["DELETE /rooms/2 204"],
  },
  {
    when: "the dialog closed, and nothing else changed",
    says: "nothing",
    step: "Confirm removing 'Attic'",
    before: rooms(confirm()),
    after: rooms(""),
    on: "Remove",
    requests: ["DELETE /rooms/1 204"],
  },
  ..."Cancel Close Dismiss Back No × x X ✕ ✖ Abbrechen Annuler Cancelar Annulla Отмена 取消 キャンセル إلغاء"
    .split(" ")
    .map((name) => ({
      when: `it was left by "${name}", and somebody else entered the same`,
      says: "nothing" as const,
      others: "may" as const,
      ...add,
      before: rooms(form().replace('"Cancel"', `"${name}"`)),
      on: name,
      after: rooms("", "Loft"),
    })),
  ...["Cancellations", "Not now, add", "Backup", "Fox"].map((name) => ({
    when: `it was sent by "${name}"`,
    says: "verified" as const,
    ...add,
    step: "Submit the room form",
    before: rooms(form().replace('"Cancel"', `"${name}"`)),
    on: name,
    after: rooms("", "Loft"),
  })),
  {
    when: "the form of the page itself was sent",
    says: "verified",
    ...add,
    before: rooms(form().replace("dialog", "form")),
    after: rooms("", "Loft"),
  },
  {
    when: "what the step names is another thing than was entered, and came up",
    says: "verified",
    ...add,
    step: 'Add the room "Garret"',
    after: rooms("", "Garret", "Loft"),
  },
  {
    when: "two values were entered, and one is the named one",
    says: "verified",
    ...add,
    step: 'Add the room "Loft"',
    after: rooms("", "Loft"),
  },
  {
    when: "items of a list go by what the step names, and none is gone",
    says: "nothing",
    step: "Confirm removing 'Attic'",
    before: rooms(confirm(), "Cellar").replace("table", "list").replaceAll("row", "item"),
    after: rooms("").replace("table", "list").replaceAll("row", "item"),
    on: "Remove",
    requests: ["DELETE /rooms/2 204"],
  },
]);
