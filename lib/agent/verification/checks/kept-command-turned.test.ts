import { checkTable } from "@/tests/support/check-table";
import { commandTurned } from "./command-turned";

const page = (command: string, name: string, field: string): string => `
  heading "Greenhouse"
  form "Vents"
    textbox "Opening"${field} #opening
    button "${command}" #command
  link "Guide to ${name}" >/guide`;
const enabled = {
  step: "Enable the field for the opening",
  before: page("Enable", "vents", " [disabled]"),
  on: "#command",
  after: page("Disable", "vents", ""),
  again: true,
};

checkTable(commandTurned, [
  { when: "what it was to enable is enabled", says: "verified", ...enabled },
  {
    when: "what it was to add came",
    says: "verified",
    ...enabled,
    step: "Add the second vent",
    before: page("Add", "vents", ""),
    after: `${page("Remove", "vents", "")}\n  form "More"\n    checkbox "Second vent" [checked] #second`,
    requests: ["POST /vents 201"],
  },
  {
    when: "it is called otherwise, and nothing else is",
    says: "nothing",
    ...enabled,
    after: page("Disable", "vents", " [disabled]"),
  },
  {
    when: "the step wants the reverse",
    says: "nothing",
    ...enabled,
    step: "Disable the field for the opening",
  },
  {
    when: "it has yet to stay so",
    says: "nothing",
    others: "may",
    ...enabled,
    again: false,
  },
]);
