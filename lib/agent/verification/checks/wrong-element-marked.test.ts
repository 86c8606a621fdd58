import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "./wrong-element";

const picks = (state: string, control = "Info") => `
  button "${control}" #info
  list "Files"
    item "plan.txt 8 kB"
      button "plan.txt" #plan${state}
    item "rota.txt 2 kB"
      button "rota.txt" #rota
`;
const shown = (state: string, control?: string) => ({
  step: "Open the information panel of plan.txt",
  before: picks(state, control),
  on: "#info",
  after: `${picks(state, control)}\n  heading "Details"`,
});
checkTable(wrongElement, [
  {
    when: "the entry that is named is marked, and the control does it",
    says: "nothing",
    others: "may",
    ...shown(" [selected]"),
  },
  { when: "the entry that is named is not marked", says: "refuted", ...shown("") },
  {
    when: "the entry is marked, and the control does something else",
    says: "refuted",
    ...shown(" [selected]", "Sort"),
  },
]);
