import { checkTable } from "@/tests/support/check-table";
import { choiceReadBack } from "./choice-read-back";

const page = (size: string, more = ""): string => `
  heading "Sizes"
  combobox "" ="${size}" |"Pick one|Small|Large" #size
${more}`;
const chosen = {
  step: 'Choose "Large" in the dropdown',
  does: "select" as const,
  value: "Large",
  before: page("Pick one"),
  on: "#size",
  after: page("Large"),
  again: true,
  report: { witness: { recentEvents: [], didDomMutate: true } },
};

checkTable(choiceReadBack, [
  { when: "the step says no more of the only list", says: "verified", ...chosen },
  { when: "the same of a select box", says: "verified", ...chosen, step: 'Select "Large" in the select box' },
  {
    when: "the client saw the page stand still",
    says: "nothing",
    ...chosen,
    report: { witness: { recentEvents: [], didDomMutate: false } },
  },
  {
    when: "something else moved",
    says: "nothing",
    ...chosen,
    after: page("Large", '  link "Weather: rain" >/rain'),
  },
  {
    when: "the page has something to send it by",
    says: "nothing",
    ...chosen,
    before: page("Pick one", '  button "Use it"'),
    after: page("Large", '  button "Use it"'),
  },
  { when: "the step says what it is for", says: "nothing", ...chosen, step: 'Set the coat size to "Large"' },
]);
