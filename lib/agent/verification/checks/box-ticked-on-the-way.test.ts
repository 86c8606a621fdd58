import { checkTable } from "@/tests/support/check-table";
import { toggleReadBack } from "./toggle-read-back";

const hut = (stove: string) => `
  heading "New hut"
  checkbox "Stove" [${stove}] #stove
  checkbox "Bunks" [unchecked] #bunks
  button "Create" #create
`;
const listed = (stove: string) => `
  list "Huts"
    item "Stove"
      checkbox "Stove" [${stove}] #stove
      button "Rename"
  button "Create" #create
`;
const tick = {
  step: 'Tick "Stove" among the fittings',
  nextStep: "Press Create",
  before: hut("unchecked"),
  on: "#stove",
  after: hut("checked"),
  again: true,
};

checkTable(toggleReadBack, [
  { when: "what comes next presses a button of the page", says: "verified", ...tick },
  { when: "what comes next fills in more", says: "verified", ...tick, nextStep: 'Tick "Bunks"' },
  {
    when: "it is unticked",
    says: "verified",
    ...tick,
    step: 'Untick "Stove"',
    before: tick.after,
    after: tick.before,
  },
  { when: "it was ticked a moment ago", says: "nothing", others: "may", ...tick, again: false },
  { when: "it is the last step", says: "nothing", ...tick, last: true },
  { when: "what comes next looks at something", says: "nothing", ...tick, nextStep: 'Open "Larch hut"' },
  {
    when: "what comes next presses what is no button here",
    says: "nothing",
    ...tick,
    nextStep: "Press Larch",
  },
  { when: "something is turned on", says: "nothing", ...tick, step: 'Turn on "Stove"' },
  { when: "a thing is marked", says: "nothing", ...tick, step: 'Check "Stove" off' },
  { when: "entries are narrowed", says: "nothing", ...tick, step: 'Tick "Stove" to show only huts with one' },
  {
    when: "it is the box of an entry",
    says: "nothing",
    ...tick,
    before: listed("unchecked"),
    after: listed("checked"),
  },
  { when: "another box is ticked", says: "nothing", ...tick, step: 'Tick "Bunks"' },
  {
    when: "it is off",
    says: "nothing",
    others: "may",
    ...tick,
    before: hut("checked"),
    after: hut("unchecked"),
  },
]);
