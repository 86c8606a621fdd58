import { partOpened } from "@/lib/agent/verification/checks/part-opened";
import { checkTable } from "@/tests/support/check-table";

const wizard = (states: readonly string[], control: string, ...fields: string[]) => `
  list "Steps"
    item "Bed" [${states[0]}]
    item "Plants" [${states[1]}]
    item "Summary" [${states[2]}]
${fields.map((name) => `  textbox "${name}"`).join("\n")}
  button "${control}" #on
`;
const on = ".step-active";
const go = {
  step: "Go on to the plants",
  before: wizard([on, "", ""], "Next", "Width", "Length"),
  on: "#on",
  after: wizard([".step-done", on, ""], "Next", "Kind", "Number"),
};

checkTable(partOpened, [
  { when: "the step that is named is the present one", says: "verified", ...go },
  { when: "it is another one", says: "nothing", ...go, after: wizard(["", "", on], "Next", "Notes") },
  {
    when: "the mark alone went on",
    says: "nothing",
    ...go,
    after: wizard(["", on, ""], "Next", "Width", "Length"),
  },
  {
    when: "the one before is still marked",
    says: "nothing",
    ...go,
    after: wizard([on, on, ""], "Next", "Kind"),
  },
  {
    when: "the control leads back",
    says: "nothing",
    ...go,
    before: wizard(["", "", on], "Back", "Notes"),
    after: wizard(["", on, ""], "Back", "Kind"),
  },
  { when: "the step names none of them", says: "nothing", ...go, step: "Go on to the payment" },
]);
