import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const guests = `
  table "Guests"
    row "Ida Falk 11:00"
      button "Edit" #ida
    row "Bo Lind 12:00"
      button "Edit" #bo`;
const guestDialog =
  '\n  dialog "Berth 2, Ida Falk"\n    combobox "Time" #time |"11:00|13:00" ="11:00"\n    button "Save"';
const editing = { step: 'Edit "Ida Falk"', before: guests, on: "#ida" };

checkTable(partOpened, [
  {
    when: "a field that holds what is edited came up, and a draft of it was stored",
    says: "verified",
    ...editing,
    after: '\n  region "Editor"\n    textbox "" ="Ida Falk"\n    button "Save"',
    requests: ["PUT /drafts/1 200"],
  },
  {
    when: "a field that holds something else came up, and something was stored",
    says: "nothing",
    ...editing,
    after: '\n  region "Editor"\n    textbox "" ="Bo Lind"\n    button "Save"',
    requests: ["PUT /drafts/1 200"],
  },
  {
    when: "the entry is to be changed later, and a dialog with its fields came up",
    says: "verified",
    ...editing,
    after: `${guests}${guestDialog}`,
  },
  {
    when: "the entry is to be changed later, and what came up has no field",
    says: "nothing",
    ...editing,
    after: `${guests}\n  dialog "Ida Falk"\n    button "Close"`,
  },
  {
    when: "the entry is to be changed later, and the dialog speaks of another one",
    says: "nothing",
    ...editing,
    after: `${guests}${guestDialog.replace("Ida Falk", "Bo Lind")}`,
  },
  {
    when: "the step says itself what the entry is to become",
    says: "nothing",
    ...editing,
    step: 'Edit the time of "Ida Falk" to "13:00"',
    after: `${guests}${guestDialog}`,
  },
  {
    when: "the edit itself is what is to be stored",
    says: "nothing",
    ...editing,
    mutating: true,
    after: `${guests}${guestDialog}`,
  },
  {
    when: "the edit is the last step",
    says: "nothing",
    ...editing,
    last: true,
    after: `${guests}${guestDialog}`,
  },
]);

const cards =
  '\n  list "Cards"\n    item "North bed, to be weeded in May" #north\n    item "South bed, to be weeded in June" #south';
const editor = (name: string) =>
  `${cards}\n  dialog "Edit card"\n    textbox "Title" ="${name}"\n    button "Save"`;
const openCard = { step: 'Open the card "North bed"', before: cards, on: "#north" };

checkTable(partOpened, [
  {
    when: "a dialog came up with a field that holds the name of the entry",
    says: "verified",
    ...openCard,
    after: editor("North bed"),
  },
  {
    when: "it is told by one word with a capital behind its kind",
    says: "verified",
    step: "Edit the garden Orchard",
    before: cards.replace("North bed", "Orchard"),
    on: "#north",
    after: editor("Orchard"),
  },
  {
    when: "a dialog came up with the name of another one",
    says: "nothing",
    ...openCard,
    after: editor("South bed"),
  },
]);

const pumps = `
  table "Pumps"
    row "10.0.0.3 North bed 2 Global"
      link "15" >/log/3
      button "Edit" #north
      button "Delete" #gone
    row "10.0.0.4 North bed 3 Global"
      link "9" >/log/4
      button "Edit" #south
      button "Delete"`;
const pumpDialog = (name: string): string =>
  `${pumps}\n  dialog "Edit pump"\n    textbox "Name" ="${name}"\n    button "Save"`;
const settings = { step: "Open the settings of the pump North bed 2", before: pumps, on: "#north" };
checkTable(partOpened, [
  {
    when: "the settings of what the step names came up, with its name in a field",
    says: "verified",
    ...settings,
    after: pumpDialog("North bed 2"),
  },
  {
    when: "the settings of another one came up",
    says: "nothing",
    ...settings,
    after: pumpDialog("North bed 3"),
  },
  {
    when: "they came up for a longer name",
    says: "nothing",
    ...settings,
    after: pumpDialog("North bed 22"),
  },
  {
    when: "it was asked whether it is to go",
    says: "nothing",
    ...settings,
    on: "#gone",
    after: `${pumps}\n  dialog "Delete North bed 2?"\n    textbox "Name" ="North bed 2"\n    button "Delete"`,
  },
]);
