import { checkTable } from "@/tests/support/check-table";
import { toggleReadBack } from "./toggle-read-back";

const letters = (...picked: string[]): string => `
  heading "Letters"
  item "Letters of May"
${["Ana", "Ben", "Eva"].map((one) => `    button "${one}"${picked.includes(one) ? " [selected]" : ""} #${one.toLowerCase()}`).join("\n")}
  button "Move"${picked.length > 1 ? " [active]" : ""}`;
const added = {
  step: "Add Ben to the selection",
  before: letters("Ana"),
  on: "#ben",
  after: letters("Ana", "Ben"),
  again: true,
};

checkTable(toggleReadBack, [
  { when: "it is selected with the other one", says: "verified", ...added },
  { when: "it is selected in place of the other one", says: "refuted", ...added, after: letters("Ben") },
  {
    when: "it is to be selected, and is in place of the other one",
    says: "verified",
    ...added,
    step: "Select Ben",
    after: letters("Ben"),
  },
  { when: "another one is selected", says: "nothing", ...added, after: letters("Ana", "Eva"), others: "may" },
]);
