import { checkTable } from "@/tests/support/check-table";
import { wrongChoice } from "./wrong-choice";

const form = (mail: string, hours: string, name = "") => `
  form "Guest"
    textbox "E-mail" ="${mail}" #mail
    textbox "Hours" ="${hours}" #hours
    textbox "Given name:" ="${name}" #name
`;
const typed = { does: "setValue" as const, before: form("", "8") };
const mail = {
  ...typed,
  step: "Enter the address ida@garden.test as e-mail",
  on: "#mail",
  value: "ida@garden.tests",
  after: form("ida@garden.tests", "8"),
};
const hours = {
  ...typed,
  step: "Change the hours to 16 hours",
  on: "#hours",
  value: "61",
  after: form("", "61"),
};
const name = {
  ...typed,
  step: "Given name: Mora",
  on: "#name",
  value: "Morra",
  after: form("", "8", "Morra"),
};

checkTable(wrongChoice, [
  { when: "another address was typed", says: "refuted", ...mail },
  {
    when: "the address was typed in other letters",
    says: "nothing",
    others: "may",
    ...mail,
    value: "Ida@garden.test",
    after: form("Ida@garden.test", "8"),
  },
  {
    when: "the step says two addresses",
    says: "nothing",
    others: "may",
    ...mail,
    step: "Enter ida@garden.test or ada@garden.test as e-mail",
  },
  { when: "another number of the same unit was typed", says: "refuted", ...hours },
  { when: "the number may be of another unit", says: "nothing", others: "may", ...hours, value: "960" },
  { when: "the number is the step's", says: "nothing", others: "may", ...hours, value: "16" },
  { when: "another word than behind the label was typed", says: "refuted", ...name },
  { when: "the word behind the label was typed", says: "nothing", others: "may", ...name, value: "Mora" },
]);
