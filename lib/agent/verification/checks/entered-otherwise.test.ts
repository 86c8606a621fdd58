import { checkTable } from "@/tests/support/check-table";
import { valueReadBack } from "./value-read-back";
import { wrongChoice } from "./wrong-choice";

const maybe = { says: "nothing", others: "may" } as const;

const entered = (step: string, value: string) => ({
  step,
  does: "setValue" as const,
  on: "#field",
  value,
  before: '\n  textbox "Due" ="" #field',
  after: `\n  textbox "Due" ="${value}" #field`,
});
checkTable(wrongChoice, [
  {
    when: "day and month of a date are the other way round",
    says: "refuted",
    ...entered("Set the due date to 2026-12-03", "2026-03-12"),
  },
  {
    when: "an address is parted elsewhere",
    says: "refuted",
    ...entered("Enter the mail address pia@example.org.", "pia.example@org"),
  },
  {
    when: "the date is written in another form",
    ...maybe,
    ...entered("Set the due date to 03/12/2026", "2026-12-03"),
  },
  { when: "it is the date", ...maybe, ...entered("Set the due date to 2026-12-03", "2026-12-03") },
  { when: "nothing was entered", says: "refuted", ...entered('Set the due field to "Friday"', "") },
  { when: "it was emptied to take it away", ...maybe, ...entered('Remove "Friday" from the due field', "") },
  { when: "words stand in another order", ...maybe, ...entered("Enter the name Holm, Nils", "Nils Holm") },
  { when: "a code is drawn out", says: "refuted", ...entered("Enter the code LEAF10", "LEAF100") },
  { when: "a code is cut, by which it is found as well", ...maybe, ...entered("Search for LEAF10", "LEAF") },
  {
    when: "the value is another form of the name",
    ...maybe,
    ...entered("Enter the code of Jörgen", "Joergen"),
  },
]);

const dates = (value: string): string =>
  `\n  dialog "New vaccination"\n    textbox "Given on" =""\n    textbox "VIS date" ="${value}" #field\n    button "Save"`;
const dated = {
  does: "setValue" as const,
  on: "#field",
  value: "2026-11-20",
  before: dates(""),
  after: dates("2026-11-20"),
};
checkTable(valueReadBack, [
  {
    when: "field and step share a word, and each has another that the other does not know",
    ...maybe,
    step: "Enter 2026-11-20 in the vaccination date field",
    ...dated,
  },
  {
    when: "the step says less than the field",
    says: "verified",
    step: "Enter 2026-11-20 in the VIS field",
    ...dated,
  },
  {
    when: "the step says all of it",
    says: "verified",
    step: "Enter 2026-11-20 in the VIS date field",
    ...dated,
  },
]);
