import { wrongChoice } from "@/lib/agent/verification/checks/wrong-choice";
import { checkTable } from "@/tests/support/check-table";

const form = (phone = "", note = ""): string => `
  form
    textbox "Phone" ="${phone}" #phone
    textbox "Note" ="${note}" #note
    textbox:search "Find" #find
    button "Save"`;
const phone = (value: string, step = "Type the phone number 0177 448 2210") =>
  ({
    step,
    goal: "Add Udo with his phone number",
    before: form(),
    on: "#phone",
    does: "setValue",
    value,
    after: form(value),
  }) as const;
const note = (value: string) =>
  ({
    step: 'Give "new ferry from 1 June" as the note',
    before: form(),
    on: "#note",
    does: "setValue",
    value,
    after: form("", value),
  }) as const;

checkTable(wrongChoice, [
  { when: "a number breaks off", says: "refuted", ...phone("0177 448 221") },
  { when: "a text breaks off within a word", says: "refuted", ...note("new ferry from 1 J") },
  { when: "all of it was entered", says: "nothing", others: "may", ...phone("0177 448 2210") },
  { when: "it breaks off between words", says: "nothing", ...note("new ferry from 1") },
  { when: "so few signs may stand anywhere", says: "nothing", ...phone("0177 44") },
  {
    when: "the goal says it so",
    says: "nothing",
    ...phone("0177 448 221"),
    goal: "Add Udo with 0177 448 221",
  },
  {
    when: "the step says both",
    says: "nothing",
    others: "may",
    ...phone("0177 448 221", "Type 0177 448 221, which was 0177 448 2210, as the phone number"),
  },
  {
    when: "it is looked for by its beginning",
    says: "nothing",
    others: "may",
    step: 'Search for "new ferry from 1 June"',
    before: form(),
    on: "#find",
    does: "setValue",
    value: "new ferry from 1 J",
    after: form(),
  },
]);
