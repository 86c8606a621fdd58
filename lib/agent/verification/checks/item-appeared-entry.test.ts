import { board, pin } from "@/tests/support/a-notice-board";
import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const echo = (typed: string, ...items: string[]) =>
  `${board(typed, ...items)}${typed === "" ? "" : `  heading "${typed} in detail"\n`}`;
const stored = { ...pin, step: "Add the notice", requests: ["POST /notices 201"] };

checkTable(itemAppeared, [
  {
    when: "its heading said it while it was written, and its entry does now",
    says: "verified",
    ...stored,
    before: echo("Found glove"),
    after: echo("", "1 Found glove"),
  },
  {
    when: "its heading said it while it was written, and nothing was stored",
    says: "nothing",
    others: "may",
    ...stored,
    requests: [],
    before: echo("Found glove"),
    after: echo("", "1 Found glove"),
  },
  {
    when: "its heading said it while it was written, and so did an entry",
    says: "nothing",
    others: "may",
    ...stored,
    before: echo("Found glove", "Found glove in the hall"),
    after: echo("", "Found glove in the hall"),
  },
]);

/** Cards that can be written over where they stand. */
const cards = (typed: string, ...titles: string[]) => `
  heading "Ideas"
${titles.map((title, at) => `  textbox "" ="${title}" #card${at}`).join("\n")}
  form ""
    textbox "Add a bed" ="${typed}" #new
    button "Add" #add
`;
const enters = {
  step: 'Create the bed "Cork floor"',
  before: cards("", "Oak top"),
  on: "#new",
  does: "setValue" as const,
  value: "Cork floor",
  enter: true,
  requests: ["POST /cards 201"],
};

checkTable(itemAppeared, [
  {
    when: "a field came that holds it",
    says: "verified",
    ...enters,
    after: cards("", "Oak top", "Cork floor"),
  },
  {
    when: "it is entered in a field for something new, and the step says no more",
    says: "looks again",
    ...enters,
    step: "Enter the bed title Cork floor",
    after: cards("", "Oak top", "Cork floor"),
  },
  {
    when: "a card held it before",
    says: "nothing",
    others: "may",
    ...enters,
    before: cards("", "Cork floor"),
    after: cards("", "Cork floor", "Cork floor"),
  },
  {
    when: "the card that came holds something else",
    says: "nothing",
    ...enters,
    after: cards("", "Oak top", "Cork roof"),
  },
  {
    when: "nothing was stored",
    says: "nothing",
    ...enters,
    requests: [],
    after: cards("", "Oak top", "Cork floor"),
  },
  {
    when: "it is only in the field that it was typed in",
    says: "nothing",
    ...enters,
    after: cards("Cork floor", "Oak top"),
  },
]);
