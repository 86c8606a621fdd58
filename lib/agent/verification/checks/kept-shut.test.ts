import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const page = (field: string, ...more: string[]) => `
  textbox "What is to be done?" ${field} #box
  list "Chores"
    item "Dust"
${more.join("\n")}
`;
const typed = {
  step: "Add Sweep",
  does: "setValue" as const,
  on: "#box",
  value: "Sweep",
  enter: true,
  before: page('[readonly] =""'),
};

/** A field that nothing can be written in. */
checkTable(nothingChanged, [
  { when: "it holds nothing of it", says: "refuted", ...typed, after: page('[readonly] =""') },
  {
    when: "it holds nothing of it, and something else is told",
    says: "refuted",
    ...typed,
    text: "Dry",
    textAfter: "Rain",
  },
  {
    when: "it holds it all the same",
    says: "looks again",
    ...typed,
    after: page('[readonly] ="Sweep"'),
  },
  { when: "it can be written in", says: "looks again", ...typed, before: page('=""'), after: page('=""') },
]);
