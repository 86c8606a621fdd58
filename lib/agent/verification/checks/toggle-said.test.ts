import { checkTable } from "@/tests/support/check-table";
import { toggleReadBack } from "./toggle-read-back";

const rule = (label: string, states: string) => `
  list "Rules"
    item "${label}"
      clickable "" ${states} &"${label}" #rule
    item "Show full names"
      clickable "" [.active] &"Show full names" #names
`;
const change = (label: string, was: string, is: string) => ({
  before: rule(label, was),
  after: rule(label, is),
  on: "#rule",
  requests: ["PUT /rules 200"],
});
const align = (left: string, right: string) => `
  region "Text"
    button "Left" ${left} #left
    button "Right" ${right} #right
    button "Underline" ${right} #under
`;

checkTable(toggleReadBack, [
  {
    when: "the step's verb stands beside it, and it is on",
    says: "verified",
    step: "Use a pointer over links",
    ...change("Use pointer over links", "", "[.active]"),
  },
  {
    when: "the step's verb stands beside it, and it is off",
    says: "nothing",
    step: "Use a pointer over links",
    ...change("Use pointer over links", "[.active]", ""),
  },
  {
    when: "what the step stops is off",
    says: "verified",
    step: "Stop converting smileys into pictures",
    ...change("Convert smileys into pictures", "[.active]", ""),
  },
  {
    when: "what the step stops is on",
    says: "nothing",
    step: "Stop converting smileys into pictures",
    ...change("Convert smileys into pictures", "", "[.active]"),
  },
  {
    when: "its own label stops it, and it is on",
    says: "verified",
    step: "Stop recording at midnight",
    ...change("Stop recording at midnight", "", "[.active]"),
  },
  {
    when: "its own label denies what the step says",
    says: "nothing",
    step: "Show the tips",
    ...change("Do not show the tips", "", "[.active]"),
  },
  {
    when: "nothing beside it says the step's verb",
    says: "nothing",
    step: "Pause the weekly reminders",
    ...change("Weekly reminders", "", "[.active]"),
  },
  {
    when: "another one is on",
    says: "nothing",
    others: "may",
    step: "Use a pointer over links",
    before: rule("Use pointer over links", ""),
    on: "#rule",
    after: rule("Use pointer over links", "").replace(" [.active]", ""),
    requests: ["PUT /rules 200"],
  },
  {
    when: "the button that is called by the step's verb is on",
    says: "verified",
    step: "Underline the title",
    before: align("[.active]", ""),
    on: "#under",
    after: align("", "[.active]"),
  },
  {
    when: "the side that it is to be aligned to is on",
    says: "verified",
    step: "Align the title to the right",
    before: align("[.active]", ""),
    on: "#right",
    after: align("", "[.active]"),
  },
  {
    when: "the other side is on",
    says: "nothing",
    step: "Align the title to the right",
    before: align("", "[.active]"),
    on: "#left",
    after: align("[.active]", ""),
  },
  {
    when: "the button is off",
    says: "nothing",
    step: "Underline the title",
    before: align("", "[.active]"),
    on: "#under",
    after: align("[.active]", ""),
  },
  {
    when: "something else is done to what is on the side",
    says: "nothing",
    others: "may",
    step: "Duplicate the pane on the right",
    before: align("[.active]", ""),
    on: "#right",
    after: align("", "[.active]"),
  },
]);
