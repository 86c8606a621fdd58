import { checkTable } from "@/tests/support/check-table";
import { answerAwaited } from "./answer-awaited";

const beds = (...more: string[]): string => `
  heading "Beds"
  item "North bed"
    button "Delete" #north
  item "South bed"
    button "Delete"
${more.map((line) => `  ${line}`).join("\n")}`;
const dialog = (says: string, ...answers: string[]): string =>
  [`dialog "${says}"`, ...answers.map((name) => `    button "${name}"`)].join("\n");
const asked = {
  step: "Delete the North bed",
  before: beds(),
  on: "#north",
  after: beds(dialog("Delete this bed?", "Cancel", "Delete")),
  again: true,
};
const sure = beds(dialog("Are you sure you want to delete it?", "Cancel", "Delete"));
const copy = (...lines: string[]): string =>
  `\n  heading "Beds"\n  button "Duplicate" #copy\n${lines.map((line) => `  ${line}`).join("\n")}`;
const form = ['dialog "New bed"', '  textbox "Name"', '  button "Duplicate"', '  button "Cancel"'];
const copied = {
  step: "Duplicate the North bed",
  before: copy(),
  on: "#copy",
  after: copy(...form),
  last: true,
  again: true,
};

checkTable(answerAwaited, [
  { when: "it is asked whether to do it", says: "refuted", ...asked },
  { when: "it was looked at once", says: "nothing", ...asked, again: false },
  { when: "the task ends with it", says: "refuted", ...asked, last: true },
  {
    when: "what is pressed says yes, and the question what is done",
    says: "refuted",
    ...asked,
    after: beds(dialog("You are about to delete the North bed.", "Cancel", "Proceed")),
  },
  {
    when: "the question is fetched by a POST",
    says: "refuted",
    ...asked,
    after: sure,
    requests: ["POST /dialogs/delete 200"],
  },
  { when: "it was asked to be deleted", says: "nothing", ...asked, requests: ["DELETE /beds/1 200"] },
  {
    when: "something was sent, and what is asked is no more than a name with a mark",
    says: "nothing",
    ...asked,
    requests: ["POST /beds/1/delete 200"],
  },
  {
    when: "a next step says yes",
    says: "nothing",
    others: "verify",
    ...asked,
    nextStep: "Confirm the deletion",
  },
  {
    when: "the next step presses the answer",
    says: "nothing",
    others: "verify",
    ...asked,
    nextStep: 'Press "Delete"',
  },
  { when: "the next step is about another one", says: "refuted", ...asked, nextStep: "Delete the South bed" },
  { when: "a click is all that is wanted", says: "nothing", others: "may", ...asked, step: 'Click "Delete"' },
  {
    when: "the question is all that is wanted",
    says: "nothing",
    others: "may",
    ...asked,
    step: "Delete the North bed so that the confirmation shows",
  },
  {
    when: "it is asked about something else",
    says: "nothing",
    ...asked,
    after: beds(dialog("Do you like our garden?", "No", "Yes")),
  },
  {
    when: "it is asked whether there is to be more",
    says: "nothing",
    ...asked,
    after: beds(dialog("Deleted. Delete another one?", "No", "Yes")),
  },
  {
    when: "what came can only be given up",
    says: "nothing",
    ...asked,
    after: beds(dialog("Delete this bed?", "Close")),
  },
  {
    when: "nothing can be given up",
    says: "nothing",
    ...asked,
    after: beds(dialog("Delete this bed?", "Delete")),
  },
  { when: "nothing is asked", says: "nothing", ...asked, after: beds(dialog("Beds", "Cancel", "Delete")) },
  {
    when: "it was asked before",
    says: "nothing",
    others: "may",
    ...asked,
    before: asked.after,
    after: asked.after,
  },
  { when: "the form that it is done with came as the last step", says: "refuted", ...copied },
  { when: "that form comes first of several steps", says: "nothing", others: "may", ...copied, last: false },
  {
    when: "something was sent with it",
    says: "nothing",
    others: "may",
    ...copied,
    requests: ["POST /beds 201"],
  },
  {
    when: "the form that came sends something else",
    says: "nothing",
    others: "may",
    ...copied,
    after: copy(...form.map((line) => line.replace("Duplicate", "Search"))),
  },
]);
