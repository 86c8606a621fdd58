import { checkTable } from "@/tests/support/check-table";
import { questionAsked } from "./question-asked";

const beds = (...names: string[]) =>
  `\n  list "Beds"${names.map((name) => `\n    item "${name} bed"\n      button "Delete" #${name.split(" ")[0]}`).join("")}`;
const question = (asks: string, ...answers: string[]) =>
  `\n  dialog "${asks}"${(answers.length > 0 ? answers : ["Cancel", "Delete"]).map((name) => `\n    button "${name}"`).join("")}`;
const all = beds("North Side", "South Side");
const ask = {
  step: "Click the bin icon in the row of North Side",
  nextStep: 'Confirm with "Delete"',
  before: all,
  on: "#North",
  after: `${all}${question("Do you wish to delete North Side?")}`,
};

checkTable(questionAsked, [
  { when: "the next step says yes to what is asked of the thing", says: "verified", ...ask },
  {
    when: "it is asked of this one",
    says: "verified",
    ...ask,
    step: 'Remove "North Side": press its bin',
    nextStep: "Press OK",
    after: `${all}${question("Delete this bed?", "Cancel", "OK")}`,
  },
  { when: "the next step is another one", says: "nothing", ...ask, nextStep: "Open South Side" },
  { when: "the next step says no", says: "nothing", ...ask, nextStep: "Press Cancel" },
  { when: "the task ends with it", says: "nothing", ...ask, last: true },
  { when: "it was pressed at another one", says: "nothing", ...ask, on: "#South" },
  {
    when: "it is asked of another one",
    says: "nothing",
    ...ask,
    after: `${all}${question("Delete South Side? This cannot be undone.")}`,
  },
  {
    when: "what is asked is told on one line, and of what on another",
    says: "verified",
    ...ask,
    after: `${all}${question("Sure to delete?")}\n    heading "North Side"`,
  },
  {
    when: "what is asked is told on one line, and on another that it is of another one",
    says: "nothing",
    ...ask,
    after: `${all}${question("Sure to delete?")}\n    heading "South Side"`,
  },
  { when: "nothing is asked", says: "nothing", ...ask, after: `${all}${question("North Side")}` },
  {
    when: "there is no way to say no",
    says: "nothing",
    ...ask,
    after: `${all}${question("Delete North Side?", "Delete")}`,
  },
  {
    when: "something is to be filled in",
    says: "nothing",
    ...ask,
    after: `${all}${question("Delete North Side?")}\n    textbox "Why"`,
  },
  {
    when: "the site took something already",
    says: "nothing",
    ...ask,
    requests: ["DELETE /beds/1 200"],
  },
  {
    when: "the thing went already",
    says: "nothing",
    others: "may",
    ...ask,
    after: `${beds("South Side")}${question("Delete this bed?")}`,
  },
  {
    when: "the step only opens it",
    says: "nothing",
    ...ask,
    step: "Open North Side",
  },
]);
