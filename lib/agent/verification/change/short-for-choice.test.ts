import { choiceShown } from "@/lib/agent/verification/checks/choice-shown";
import { checkTable } from "@/tests/support/check-table";

const kinds = ["Plain letter", "Simple note", "Long report"];
const people = ["Plain letter", "To Ole", "Long report"];
const desk = (list: boolean, all: readonly string[] = kinds): string => `
  heading "Post"
  region "Kind"
${list ? all.map((kind) => `    clickable "${kind}"\n`).join("") : ""}    textbox "Text"
`;
const lines = (shown: string, all: readonly string[] = []): string =>
  ["Post", "Kind", shown, ...all, "Text", "Send"].join("\n");
const pick = {
  step: "Choose Simple note as the kind",
  before: desk(true),
  text: lines("Plain", kinds),
  on: "Simple note",
  after: desk(false),
  textAfter: lines("Simple"),
  again: true,
} as const;
const silent = { ...pick, says: "nothing" } as const;

checkTable(choiceShown, [
  { when: "its first word stands for it", says: "verified", ...pick },
  { when: "its last word stands for it", says: "verified", ...pick, textAfter: lines("Note") },
  { when: "the word of another one stands there", ...silent, textAfter: lines("Long") },
  { when: "the word stood there before", ...silent, text: lines("Simple", kinds) },
  { when: "a part of its word stands there", ...silent, textAfter: lines("Simp") },
  { when: "two letters stand there", ...silent, textAfter: lines("No") },
  {
    when: "the word is that of another option as well",
    ...silent,
    before: desk(true, ["Plain letter", "Simple note", "Simple list"]),
    text: lines("Plain", ["Plain letter", "Simple note", "Simple list"]),
  },
  { when: "a word stands beside it that is no option's", ...silent, textAfter: lines("Simple paper") },
  { when: "it stands above something else", ...silent, textAfter: lines("Simple\nSealed") },
  {
    when: "its word is too short to tell",
    ...silent,
    step: "Choose To Ole as the kind",
    before: desk(true, people),
    text: lines("Plain", people),
    on: "To Ole",
    textAfter: lines("To"),
  },
  { when: "it stands under something else", ...silent, textAfter: lines("7 kinds\nSimple") },
]);
