import { checkTable } from "@/tests/support/check-table";
import { partClosed } from "./part-closed";
import { partOpened } from "./part-opened";

const answers = (state: string, other = ""): string => `
  heading "Questions"
  item "No: pots do" ${state}
    button "Is a greenhouse needed?" #ask
  item "Yes: in May" ${other}
    button "Can it be sown outside?"
`;
const ask = {
  step: 'Open the answer to "Is a greenhouse needed?"',
  before: answers(""),
  on: "#ask",
};

const menu = (below: string): string => `
  heading "Garden"
  link "Beds" #beds
${below}  link "Tools"
`;
const unfold = { step: "Expand the Beds group of the sidebar", before: menu(""), on: "#beds" };

const palette = (more: string): string => `\n  heading "Garden"\n  button "Search... K" #find\n${more}`;
const find = {
  step: "Open the command palette",
  before: palette(""),
  on: "#find",
};

checkTable(partOpened, [
  {
    when: "the entry of what was pressed is marked as open",
    says: "verified",
    ...ask,
    after: answers("[.is-open]"),
  },
  { when: "another entry is", says: "nothing", ...ask, after: answers("", "[.is-open]") },
  {
    when: "the entry is marked as something else",
    says: "nothing",
    others: "may",
    ...ask,
    after: answers("[.is-saved]"),
  },
  {
    when: "a part that is called after it came right behind it",
    says: "verified",
    ...unfold,
    after: menu('  region "Beds North South"\n'),
  },
  {
    when: "a part of another name came behind it",
    says: "nothing",
    ...unfold,
    after: menu('  region "Spades are on sale"\n'),
  },
  {
    when: "a message of that name came behind it",
    says: "nothing",
    ...unfold,
    after: menu('  status "Beds are wet today"\n'),
  },
  {
    when: "a dialog goes by just what the step says, whatever it was opened by",
    says: "verified",
    ...find,
    after: palette('  dialog "Command palette"\n    textbox "Command"\n    button "Run"'),
  },
  {
    when: "a dialog goes by more than the step says",
    says: "nothing",
    ...find,
    after: palette('  dialog "Command palette is new: take the tour"\n    button "Start"'),
  },
]);

const card = (head: string, below: string, beside = ""): string => `
  heading "Overview"
  item "Notes"
    heading "Notes"
    button "${head}" #fold
${below}  item "Weather"
    heading "Weather"
${beside}`;
const fold = {
  step: 'Collapse the card "Notes"',
  before: card("−", '    region "Water the beds"\n'),
  on: "#fold",
};

checkTable(partClosed, [
  { when: "what is below its head went", says: "looks again", ...fold, after: card("−", "") },
  { when: "what is below its head stays away", says: "verified", ...fold, after: card("−", ""), again: true },
  { when: "something else came as well", says: "nothing", ...fold, after: card("−", "", '  button "Undo"') },
  {
    when: "something beside it went",
    says: "nothing",
    ...fold,
    before: card("−", '    region "Water the beds"\n', '    button "Tomorrow"'),
    after: card("−", ""),
  },
  { when: "nothing went", says: "nothing", ...fold },
  {
    when: "the site was told",
    says: "nothing",
    others: "may",
    ...fold,
    requests: ["PUT /cards/1 200"],
    after: card("−", ""),
  },
]);
