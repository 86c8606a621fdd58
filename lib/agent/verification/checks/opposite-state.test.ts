import { checkTable } from "@/tests/support/check-table";
import { oppositeState } from "./opposite-state";

const settings = (bell: string, count = "2") => `
  heading "Reminders"
  form "Reminders"
    checkbox "Ring the bell" [${bell}] #bell
    checkbox "Flash the lamp" [unchecked] #lamp
  status "${count} reminders on"
`;
const change = (step: string, from: string, to: string) => ({
  step,
  before: settings(from),
  after: settings(to),
  on: "#bell",
});
const lamp = (icon: string) => `
  list "Lamps"
    item "Porch"
      button "${icon}" #porch
`;

const crew = (aboard: string) => `
  list "Crew"
    item "Ida Falk"
      switch "Ida Falk aboard" [${aboard}] #ida
  status "${aboard}"
`;

checkTable(oppositeState, [
  {
    when: "it was on already, and the click turned it off",
    says: "refuted",
    ...change('Turn on "Ring the bell"', "checked", "unchecked"),
  },
  {
    when: "it was off already, and the click turned it on",
    says: "refuted",
    ...change('Turn off "Ring the bell"', "unchecked", "checked"),
  },
  {
    when: "a button shows being on by its sign only",
    says: "refuted",
    step: "Star the porch",
    before: lamp("★"),
    after: lamp("☆"),
    on: "#porch",
  },
  {
    when: "the action's own name says what is wanted",
    says: "refuted",
    step: 'Use "Ring the bell"',
    does: "check",
    before: settings("checked"),
    after: settings("unchecked"),
    on: "#bell",
  },
  {
    when: "it was turned off on purpose, and its name is another state than the one to be marked",
    says: "nothing",
    step: "Mark Ida Falk as ashore",
    does: "uncheck",
    before: crew("checked"),
    after: crew("unchecked"),
    on: "#ida",
  },
  {
    when: "it was turned off, and being on is what stands for done",
    says: "refuted",
    step: "Mark Ida Falk as done",
    does: "uncheck",
    before: crew("checked"),
    after: crew("unchecked"),
    on: "#ida",
  },
  {
    when: "it was turned off, and it is called by the state to be marked",
    says: "refuted",
    step: "Mark Ida Falk as aboard",
    does: "uncheck",
    before: crew("checked"),
    after: crew("unchecked"),
    on: "#ida",
  },
  {
    when: "it went to the wanted side",
    says: "nothing",
    others: "verify",
    ...change('Turn on "Ring the bell"', "unchecked", "checked"),
  },
  {
    when: "another one was turned the other way round",
    says: "nothing",
    ...change('Turn on "Flash the lamp"', "checked", "unchecked"),
  },
  {
    when: "it did not move",
    says: "nothing",
    ...change('Turn on "Ring the bell"', "unchecked", "unchecked"),
  },
  {
    when: "the step only says to switch it",
    says: "nothing",
    others: "verify",
    ...change('Toggle "Ring the bell"', "checked", "unchecked"),
  },
  {
    when: "the target is no toggle",
    says: "nothing",
    step: "Turn on the bell",
    before: '\n  button "Turn on the bell"',
    on: "Turn on the bell",
  },
]);
