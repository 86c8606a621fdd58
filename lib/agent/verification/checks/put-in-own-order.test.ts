import { checkTable } from "@/tests/support/check-table";
import { sentOtherwise } from "./sent-otherwise";

const refuted = "refuted" as const;
const nothing = { says: "nothing", others: "may" } as const;
const form = (...above: string[]): string => `
${above.map((row) => `  ${row}`).join("\n")}
  form ""
    textbox "Boat" ="Sea Otter" #boat
    button "Submit" #submit`;
const step = 'Submit the form for the "north pier mooring"';
const submit = { step, on: "#submit", after: '\n  alert "Submitted"' };

checkTable(sentOtherwise, [
  {
    when: "the page has each word of the name, in an order of its own",
    ...nothing,
    ...submit,
    before: form('heading "Mooring"', 'text "Pier, north side"'),
  },
  {
    when: "lines of the page have a word of it",
    ...nothing,
    ...submit,
    before: form('heading "Mooring"'),
    text: "Pier, north side\nOpen all year",
    textAfter: "Submitted",
  },
  {
    when: "the page has them in the plural",
    ...nothing,
    ...submit,
    before: form('heading "Moorings"', 'text "North side of the piers"'),
  },
  {
    when: "the page has all words but one",
    says: refuted,
    ...submit,
    before: form('heading "Mooring"', 'text "Pier, south side"'),
  },
  {
    when: "the name has two words",
    says: refuted,
    ...submit,
    step: 'Submit the form for the "pier mooring"',
    before: form('heading "Mooring"', 'text "Pier, north side"'),
  },
  {
    when: "only the page that came has one of them",
    says: refuted,
    ...submit,
    before: form('heading "Mooring"', 'text "North side"'),
    after: '\n  alert "Submitted"\n  text "Pier"',
  },
]);
