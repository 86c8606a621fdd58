import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const list = (more = ""): string => `
  table "Boats"
    row "Teal"
      link "delete" >https://garden.test/beds#delete #teal
    row "Heron"
      link "delete" >https://garden.test/beds#delete #heron
${more}`;
const pressed = {
  step: "Delete the row of Heron",
  before: list(),
  on: "#heron",
  after: list(),
  urlAfter: "https://garden.test/beds#delete",
  again: true,
  report: { witness: { recentEvents: [], didUrlChange: true, didDomMutate: false } },
};
const box = (count: number): Record<string, unknown> => ({
  step: "Check the first box",
  before: '  checkbox "box 1" [unchecked] #box\n  checkbox "box 2" [unchecked]\n',
  after: '  checkbox "box 1" [unchecked] #box\n  checkbox "box 2" [unchecked]\n',
  on: "#box",
  text: "Online now: 131",
  textAfter: `Online now: ${count}`,
  again: true,
});

checkTable(nothingChanged, [
  { when: "a link to nowhere was to delete a row", says: "refuted", ...pressed },
  {
    when: "the step goes somewhere",
    says: "nothing",
    others: "may",
    ...pressed,
    step: "Open the boat Heron",
  },
  {
    when: "the address says something else",
    says: "nothing",
    others: "may",
    ...pressed,
    urlAfter: "https://garden.test/beds#undo",
  },
  { when: "a box stayed as it was, and a number went on", says: "refuted", before: "", ...box(150) },
]);
