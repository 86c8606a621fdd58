import { checkTable } from "@/tests/support/check-table";
import { chipGone } from "./chip-gone";
import { itemAppeared } from "./item-appeared";

const slots = (count: number, name = "Delete"): string => `
  heading "Slots"
  button "Add line" #add
  region "Slots of the day" #slots
${Array.from({ length: count }, (_, at) => `    button "${name}" #s${at}`).join("\n")}`;

checkTable(chipGone, [
  {
    when: "one of several that are nothing but their removal is gone",
    says: "verified",
    step: "Delete one of the slots",
    before: slots(3),
    on: "#s2",
    after: slots(2),
  },
  {
    when: "the same in other words",
    says: "verified",
    step: "Remove any of the lines",
    before: slots(2, "Remove"),
    on: "#s1",
    after: slots(1, "Remove"),
  },
  {
    when: "two of them are gone",
    says: "nothing",
    step: "Delete one of the slots",
    before: slots(3),
    on: "#s2",
    after: slots(1),
  },
  {
    when: "the step says which",
    says: "nothing",
    step: 'Delete the slot "Noon"',
    before: slots(3),
    on: "#s2",
    after: slots(2),
  },
]);

checkTable(itemAppeared, [
  {
    when: "one more came, of which nothing is shown but its removal",
    says: "verified",
    step: "Add a line",
    before: slots(1),
    on: "#add",
    after: slots(2),
  },
  {
    when: "two came",
    says: "nothing",
    step: "Add a line",
    before: slots(1),
    on: "#add",
    after: slots(3),
  },
  {
    when: "what came is another command",
    says: "nothing",
    step: "Add a line",
    before: slots(1),
    on: "#add",
    after: `${slots(1)}\n    button "Help" #help`,
  },
  {
    when: "the step counts to it",
    says: "nothing",
    step: "Add a fourth line",
    before: slots(1),
    on: "#add",
    after: slots(2),
  },
]);
