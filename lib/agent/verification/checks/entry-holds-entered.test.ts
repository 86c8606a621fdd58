import { checkTable } from "@/tests/support/check-table";
import { entryHoldsEntered } from "./entry-holds-entered";

const diary = (hive: string, frames: string, ...rows: string[]) => `
  form
    combobox "Hive" ="${hive}" |"Acacia|Clover"
    textbox:number "Brood frames" ="${frames}"
    button "Log it"
  table
    row "Acacia 4"
${rows.map((row) => `    row "${row}"`).join("\n")}
`;
const log = {
  step: "Do what was asked: “Log 7 frames for the hive Clover”",
  before: diary("Clover", "7"),
  on: "Log it",
  requests: ["POST /api/visits 201"],
};

checkTable(entryHoldsEntered, [
  {
    when: "what was to go stands in a row",
    says: "nothing",
    others: "may",
    ...log,
    step: "Remove the visit of 7 frames from the hive Clover",
    after: diary("", "0", "Clover 7"),
  },
  {
    when: "a new row holds all that was entered",
    says: "verified",
    ...log,
    after: diary("", "0", "Clover 7"),
  },
  {
    when: "a row came to hold it",
    says: "verified",
    ...log,
    before: diary("Clover", "7", "Clover 5"),
    after: diary("", "0", "Clover 7"),
  },
  {
    when: "such a row was there before",
    says: "nothing",
    ...log,
    before: diary("Clover", "7", "Clover 7"),
    after: diary("", "0", "Clover 7", "Clover 7 again"),
  },
  { when: "the row holds another number", says: "nothing", ...log, after: diary("", "0", "Clover 5") },
  {
    when: "the step says only one of the values",
    says: "nothing",
    ...log,
    step: "Do what was asked: “Log the hive Clover”",
    after: diary("", "0", "Clover 7"),
  },
  {
    when: "the row is of a thing with another number than the one that is meant",
    says: "nothing",
    ...log,
    step: "Log 7 frames for the hive Clover with the number KX-12",
    after: diary("", "0", "KX-14 Clover 7"),
  },
  {
    when: "no request went out",
    says: "nothing",
    ...log,
    requests: [],
    after: diary("", "0", "Clover 7"),
  },
  {
    when: "a request was refused",
    says: "nothing",
    ...log,
    requests: ["POST /api/visits 201", "POST /api/visits 500"],
    after: diary("", "0", "Clover 7"),
  },
]);

const desk = (rows: readonly string[], dialog = "") =>
  `\n  table "Users"${rows.map((row) => `\n    row "${row}"`).join("")}\n${dialog}`;
const dialog = (title: string): string =>
  `  dialog ""\n    heading "${title}"\n    form ""\n      textbox "Name" ="Nora Lind"\n      textbox "Mail" ="nora@lind.test"\n      button "Add" #add`;
const adding = {
  step: "Submit the new user",
  before: desk(["Ida Falk ida@falk.test"], dialog("Add user")),
  on: "#add",
  after: desk(["Nora Lind nora@lind.test", "Ida Falk ida@falk.test"]),
  requests: ["POST /api/users 201"],
};

checkTable(entryHoldsEntered, [
  {
    when: "the step only says whose form it is, and all of it stands in a new entry",
    says: "verified",
    again: true,
    others: "may",
    ...adding,
  },
  {
    when: "one thing that was entered is not there",
    says: "nothing",
    others: "may",
    ...adding,
    after: desk(["Nora Lind nora@lund.test", "Ida Falk ida@falk.test"]),
  },
  {
    when: "the form is that of something else",
    says: "nothing",
    others: "may",
    ...adding,
    before: desk(["Ida Falk ida@falk.test"], dialog("Add guest")),
  },
  {
    when: "the step says what is to be entered, and it was something else",
    says: "nothing",
    others: "may",
    ...adding,
    step: 'Submit the new user "Bo Berg"',
  },
]);

const record = (stock: string): string =>
  `\n  form\n${[
    ["Number", "4"],
    ["Title", "Chimney cowl"],
    ["Price", "61"],
    ["Stock", stock],
  ]
    .map(([label, value]) => `    textbox "${label}" ="${value}"`)
    .join("\n")}\n    button "Save" #save`;
const products = (...rows: string[]): string =>
  `\n  heading "Products"\n  table\n    row "Title Price"\n${rows.map((row) => `    row "${row}"`).join("\n")}`;
const saved = {
  step: "Save the changed stock of the cowl",
  goal: "Correct the stock of the cowl",
  before: record("8"),
  on: "#save",
  requests: ["POST /products/4 302 document"],
  after: products("3 Clay brick 0.9 2300", "4 Chimney cowl 61 8"),
};
checkTable(entryHoldsEntered, [
  { when: "a row of the list that came holds all of the form", says: "verified", ...saved },
  {
    when: "it holds what the form had not",
    says: "nothing",
    others: "may",
    ...saved,
    after: products("4 Chimney cowl 61 3"),
  },
  {
    when: "the goal says another number",
    says: "nothing",
    others: "may",
    ...saved,
    goal: "Set the stock of the cowl to 9",
  },
  { when: "the goal says that number", says: "verified", ...saved, goal: "Set the stock of the cowl to 8" },
  {
    when: "the step says another thing",
    says: "nothing",
    others: "may",
    ...saved,
    step: "Save the changed stock of the brick",
  },
  {
    when: "the step calls no field",
    says: "nothing",
    others: "may",
    ...saved,
    step: "Save the changed colour of the cowl",
  },
]);
