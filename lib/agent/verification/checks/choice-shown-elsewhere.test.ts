import { checkTable } from "@/tests/support/check-table";
import { choiceShown } from "./choice-shown";

const room = (...more: readonly string[]): string =>
  `\n  heading "Room 4"\n  link "Rooms" >/rooms\n${more.map((line) => `  ${line}`).join("\n")}`;
const plans = ['dialog "Plan"', '  item "Day Quiet until noon" #day', '  item "Night Late shift" #night'];
const offered = ["Plan", "Day", "Quiet until noon", "Night", "Late shift"];
const text = (...lines: readonly string[]): string => ["Room 4", "Heating", ...lines].join("\n");
const pick = {
  step: 'Choose "Night" as the plan',
  before: room('button "Set plan"', ...plans),
  text: text("None", ...offered),
  on: "#night",
  after: room('button "Drop plan"'),
  textAfter: text("Night"),
  requests: ["PUT /rooms/4 200"],
  again: true,
};
const silent = { ...pick, says: "nothing", others: "may" } as const;

/** Of mere texts: what opens the list is one with an arrow behind it. */
const align = {
  step: "Align the sign to the right",
  before: room('clickable "Left" #left', 'clickable "Right" #right', 'clickable "Centre"'),
  text: text("Centre ▾", "Left", "Right", "Centre"),
  on: "#right",
  after: room(),
  textAfter: text("Right ▾"),
  requests: ["PUT /rooms/4 200"],
  again: true,
};

checkTable(choiceShown, [
  { when: "what opens the list says it in place of another one", says: "verified", ...align },
  {
    when: "what opens the list says another one",
    says: "nothing",
    others: "may",
    ...align,
    textAfter: text("Left ▾"),
  },
  {
    when: "a text says it that opens nothing",
    says: "nothing",
    others: "may",
    ...align,
    textAfter: text("Right"),
  },
  { when: "what was picked stands on the page, and the list is gone", says: "verified", ...pick },
  { when: "the site took nothing", ...silent, requests: [] },
  { when: "another one stands there", ...silent, textAfter: text("Day") },
  { when: "nothing of it stands there", ...silent, textAfter: text("None") },
  { when: "it stood there before as well", ...silent, text: text("Night", ...offered) },
  { when: "it is only a message", ...silent, after: room('button "Set plan"', 'status "Night"') },
  { when: "the list is there still", ...silent, after: room('button "Drop plan"', ...plans) },
  {
    when: "the list is there still as plain text",
    ...silent,
    before: room('button "Set plan"', 'dialog "Plan"', '  item "Day" #day', '  item "Night" #night'),
    text: text("Plan", "Day", "Night"),
    textAfter: text("Day", "Night"),
  },
  { when: "the step says another one", ...silent, step: 'Choose "Day" as the plan' },
]);
