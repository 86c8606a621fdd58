import { checkTable } from "@/tests/support/check-table";
import { valueReadBack } from "./value-read-back";

const account = (label: string, held: string) => `
  heading "Account"
  form "Account"
    textbox "${label}" ="${held}" #field
    button "Save"
`;
const entered = (step: string, label: string) => ({
  step,
  before: account(label, ""),
  on: "#field",
  does: "setValue" as const,
  value: "runa.v",
  after: account(label, "runa.v"),
});
const nothing = { says: "nothing", others: "may" } as const;

checkTable(valueReadBack, [
  {
    when: "the field writes in one word what the step writes in two",
    says: "verified",
    ...entered('Enter "runa.v" as the screen name', "Screenname"),
  },
  {
    when: "the step writes in one word what the field writes in two",
    says: "verified",
    ...entered('Enter "runa.v" as the screenname', "Screen name"),
  },
  {
    when: "the field is called otherwise",
    ...nothing,
    ...entered('Enter "runa.v" as the screen code', "Screenname"),
  },
  {
    when: "the field is called by more",
    ...nothing,
    ...entered('Enter "runa.v" as the screen name', "Screennames"),
  },
]);
