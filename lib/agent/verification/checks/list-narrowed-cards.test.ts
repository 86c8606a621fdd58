import { checkTable } from "@/tests/support/check-table";
import { listNarrowed } from "./list-narrowed";

const linesOf = (...lines: readonly string[]): string => ["Plants", ...lines].join("\n");

/** Cards that are marked up as nothing: each is a heading with its button. */
const cards = (names: readonly string[], more = ""): string => `
  heading "Plants"
  textbox "Words" ="" #words
  region "Cards"
${names.map((name) => `    heading "${name}"\n    button "Open"`).join("\n")}${more}`;
const all = ["Fern in the shade", "Rose", "Thyme", "Fern by the pond"];
const ferns = ["Fern in the shade", "Fern by the pond"];
const looked = {
  step: 'Search for "fern" in the list of plants',
  does: "setValue",
  on: "#words",
  value: "fern",
  before: cards(all),
  text: linesOf(...all),
  after: cards(ferns).replace('=""', '="fern"'),
  textAfter: linesOf(...ferns),
  again: true,
} as const;

checkTable(listNarrowed, [
  { when: "all cards that are left bear what was looked for", says: "verified", ...looked },
  { when: "they came a moment ago", says: "looks again", ...looked, again: false },
  {
    when: "a card that is left does not bear it",
    says: "nothing",
    ...looked,
    after: cards([...ferns, "Rose"]).replace('=""', '="fern"'),
    textAfter: linesOf(...ferns, "Rose"),
  },
  {
    when: "a card that went bears it",
    says: "nothing",
    ...looked,
    after: cards(["Fern by the pond"]).replace('=""', '="fern"'),
    textAfter: linesOf("Fern by the pond"),
  },
  {
    when: "none is left",
    says: "nothing",
    ...looked,
    before: cards(["Rose", "Thyme"]),
    text: linesOf("Rose", "Thyme"),
    after: cards([]).replace('=""', '="fern"'),
    textAfter: linesOf(),
  },
  {
    when: "another word was typed than the step says",
    says: "nothing",
    ...looked,
    step: 'Search for "rose" in the list of plants',
  },
  {
    when: "what is left is beside the cards",
    says: "nothing",
    ...looked,
    after: cards([], '\n  region "Hints"\n    heading "Fern by the pond"').replace('=""', '="fern"'),
    textAfter: linesOf("Fern by the pond"),
  },
]);
