import { checkTable } from "@/tests/support/check-table";
import { broughtUp } from "./brought-up";

const bar =
  '\n  button "Prescribe" #new\n  button "Filters" [collapsed] #filters\n  link "Patients" >/patients #back';
const form = `
  heading "Amoxicillin"
  textbox "Dose"
  textbox "Route"
  combobox "Frequency"
  checkbox "Generic" [unchecked]
  button "Sign"`;
const opened = { step: "Open the sheet to prescribe", before: bar, on: "#new", after: bar + form };
const patients = ["Ann", "Ben", "Cora", "Dan", "Eve", "Finn"].map((name) => `\n  row "${name}"`).join("");

checkTable(broughtUp, [
  { when: "a form came that bears another heading", says: "verified", others: "may", ...opened },
  {
    when: "the list that was gone back to came, and its entries tell nothing of it",
    says: "verified",
    others: "may",
    step: "Go back to the patients",
    before: '\n  heading "Ann"\n  link "Patients" >/patients #back',
    on: "#back",
    after: `\n  link "New" >/new${patients}`,
    url: "https://clinic.test/patients/1",
    urlAfter: "https://clinic.test/list?of=7",
  },
  {
    when: "less came than makes a part of a page",
    says: "nothing",
    others: "may",
    ...opened,
    after: `${bar}\n  heading "Amoxicillin"\n  textbox "Dose"\n  button "Sign"`,
  },
  {
    when: "another control than the step's was pressed",
    says: "nothing",
    others: "may",
    ...opened,
    step: "Open the filters",
  },
  {
    when: "neither it nor what came bears a word of the step's thing",
    says: "nothing",
    others: "may",
    ...opened,
    step: "Open the second one",
  },
  {
    when: "a picture of the entry was pressed, and what came says nothing of it",
    says: "nothing",
    others: "may",
    step: "Open the menu of Ann",
    before: '\n  table "Patients"\n    row "Ann"\n      button "" #ann\n    row "Ben"\n      button "" #ben',
    on: "#ann",
    after: `\n  table "Patients"\n    row "Ann"\n      button "" #ann\n    row "Ben"\n      button "" #ben${form}`,
  },
  {
    when: "a page to sign in came up",
    says: "nothing",
    others: "may",
    ...opened,
    after:
      '\n  button "Prescribe" #new\n  heading "Sign in"\n  textbox "Email"\n  textbox:password "Password"\n  button "Sign in"\n  checkbox "Keep me here"\n  link "Lost key" >/lost\n  link "Help" >/help',
  },
  {
    when: "the page objects",
    says: "nothing",
    others: "may",
    ...opened,
    after: `${bar}${form}\n  alert "Could not be loaded"`,
  },
  {
    when: "a request for it was refused",
    says: "nothing",
    others: "may",
    ...opened,
    requests: ["POST /drafts 403"],
  },
  {
    when: "the control says that it is folded still",
    says: "nothing",
    others: "may",
    ...opened,
    step: "Expand the filters",
    on: "#filters",
  },
  { when: "the whole goal would rest on it", says: "nothing", others: "may", ...opened, last: true },
  {
    when: "the step does more than to open something",
    says: "nothing",
    others: "may",
    ...opened,
    step: "Prescribe amoxicillin",
  },
]);
