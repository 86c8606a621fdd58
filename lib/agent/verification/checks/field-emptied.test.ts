import { checkTable } from "@/tests/support/check-table";
import { valueReadBack } from "./value-read-back";

const form = (note: string, phone = "555"): string => `
  form "Guest"
    textbox "Note" ="${note}" #note
    textbox "Phone" ="${phone}" #phone`;
const emptied = {
  step: "Clear the note field",
  does: "setValue" as const,
  value: "",
  before: form("late"),
  on: "#note",
  after: form(""),
  again: true,
};

checkTable(valueReadBack, [
  { when: "the field that was to be cleared is empty", says: "verified", ...emptied },
  { when: "the step says to empty it", says: "verified", ...emptied, step: "Empty the note field" },
  { when: "it has yet to stay so", says: "looks again", ...emptied, again: false },
  { when: "it holds its text still", says: "nothing", ...emptied, after: form("late") },
  { when: "it was empty before", says: "nothing", ...emptied, before: form("") },
  { when: "another field was emptied", says: "nothing", ...emptied, step: "Clear the phone field" },
  { when: "something is to be entered", says: "nothing", ...emptied, step: "Enter a note" },
]);
