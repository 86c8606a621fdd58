import { checkTable } from "@/tests/support/check-table";
import { lookAhead } from "./look-ahead";

const page = (...rows: string[]) => `
  heading "Archive"
  form "Reading room"
    textbox "Card number" ="771" #card
    button "Check card" #check
${rows.join("\n")}
`;
const check = {
  step: "Look up the card",
  before: page(),
  on: "#check",
  nextNeeds: "button Reserve a desk",
};
const usable = '    button "Reserve a desk" #desk';

checkTable(lookAhead, [
  { when: "what comes next is there and was not before", says: "verified", ...check, after: page(usable) },
  {
    when: "what comes next can be used and could not before",
    says: "verified",
    ...check,
    before: page('    button "Reserve a desk" [disabled] #desk'),
    after: page(usable),
  },
  {
    when: "it was there before",
    says: "nothing",
    ...check,
    before: page(usable),
    after: page(usable, '    item "Desk 4"'),
  },
  {
    when: "it is there and cannot be used",
    says: "nothing",
    ...check,
    after: page('    button "Reserve a desk" [disabled] #desk'),
  },
  {
    when: "it is there and hidden",
    says: "nothing",
    ...check,
    after: page('    button "Reserve a desk" [hidden] #desk'),
  },
  { when: "it is not there", says: "nothing", ...check, after: page('    item "Desk 4"') },
  {
    when: "the step stores something, which a control for the next one does not show",
    says: "nothing",
    ...check,
    step: "Submit the card",
    after: page(usable),
  },
  { when: "it is the last step", says: "nothing", ...check, last: true, after: page(usable) },
  {
    when: "an error page shows it",
    says: "nothing",
    ...check,
    after: '\n  heading "Internal Server Error"\n  button "Reserve a desk"',
  },
  {
    when: "another control was used",
    says: "nothing",
    ...check,
    step: 'Press the "Print card" button',
    before: page('    button "Print card" #print'),
    after: page('    button "Print card" #print', usable),
  },
  {
    when: "nothing is known of the page before",
    says: "nothing",
    ...check,
    after: page(usable),
    unseen: true,
  },
]);
