import { checkTable } from "@/tests/support/check-table";
import { choiceShown } from "./choice-shown";

const closed = (shown: string) => `
  heading "Yarn"
  button "Colour: ${shown}" #colour
  link "Needles" #needles
`;
const open = (shown: string) => `
  heading "Yarn"
  button "Colour: ${shown}" [expanded] #colour
  list "Colours" #colours
    option "Moss" #moss
    option "Rust" #rust
  link "Needles" #needles
`;
const choose = { step: 'Choose "Rust" as the colour', before: open("Moss"), on: "#rust" };

checkTable(choiceShown, [
  {
    when: "the step gives something to one of the list, and it stands there instead of another one",
    says: "verified",
    again: true,
    step: "Assign the new row to Rust",
    before: open("Moss").replace("Colour: Moss", "Moss"),
    on: "#rust",
    after: closed("Rust").replace("Colour: Rust", "Rust"),
  },
  {
    when: "it stands instead of what is none of the list",
    says: "nothing",
    others: "may",
    step: "Assign the new row to Rust",
    before: open("Moss").replace("Colour: Moss", "Choose"),
    on: "#rust",
    after: closed("Rust").replace("Colour: Rust", "Rust"),
  },
  {
    when: "the step puts it on something, and it stands there",
    says: "verified",
    again: true,
    step: 'Choose the tag "Rust" for the yarn',
    before: open("Moss").replace("Colour: Moss", "Moss"),
    on: "#rust",
    after: closed("Rust").replace("Colour: Rust", "Moss × Rust ×"),
  },
  {
    when: "the step puts it on somebody, and it stands there",
    says: "verified",
    again: true,
    step: 'Choose the tag "Rust" for Ida Falk',
    before: open("Moss").replace("Colour: Moss", "Moss").replace("Yarn", "Ida Falk"),
    on: "#rust",
    after: closed("Rust").replace("Colour: Rust", "Moss × Rust ×").replace("Yarn", "Ida Falk"),
  },
  {
    when: "the step puts something else on it",
    says: "nothing",
    step: 'Choose the tag "Loden" for the yarn',
    before: open("Moss").replace("Colour: Moss", "Moss"),
    on: "#rust",
    after: closed("Rust").replace("Colour: Rust", "Moss × Rust ×"),
  },
  {
    when: "the list closed, and the control shows it",
    says: "looks again",
    ...choose,
    after: closed("Rust"),
  },
  {
    when: "the list closed, and the control shows it still",
    says: "verified",
    again: true,
    ...choose,
    after: closed("Rust"),
  },
  {
    when: "the list closed on what something was to be set to",
    says: "verified",
    again: true,
    ...choose,
    step: 'Set the colour to "Rust"',
    after: closed("Rust"),
  },
  {
    when: "the list closed on something else than it was to be set to",
    says: "nothing",
    ...choose,
    step: 'Set the colour to "Moss"',
    after: closed("Rust"),
  },
  {
    when: "a line of the page shows it",
    says: "verified",
    again: true,
    ...choose,
    text: "Pick a colour",
    textAfter: "You chose Rust",
    after: closed("Moss"),
  },
  {
    when: "the list closed, and the control shows the old one",
    says: "nothing",
    ...choose,
    after: closed("Moss"),
  },
  {
    when: "another page came up",
    says: "nothing",
    others: "may",
    ...choose,
    after: closed("Rust"),
    urlAfter: "https://garden.test/yarn/rust",
  },
  { when: "the list is still open", says: "nothing", ...choose, after: open("Rust") },
  {
    when: "another option was picked",
    says: "nothing",
    ...choose,
    before: open("Rust"),
    on: "#moss",
    after: closed("Moss"),
  },
  {
    when: "something else was renamed",
    says: "nothing",
    ...choose,
    after: closed("Moss").replace("Needles", "Needles and pins"),
  },
  {
    when: "the step wants one of the views shown, and it stands instead of another one",
    says: "verified",
    again: true,
    step: "Let Rust be shown",
    before: open("Moss").replace("Colour: Moss", "Moss"),
    on: "#rust",
    after: closed("Rust").replace("Colour: Rust", "Rust"),
  },
  {
    when: "the page was drawn in another language, and its list is called by the choice",
    says: "verified",
    again: true,
    step: "Choose German as the language",
    before: '\n  button "English" [popup]\n  menuitem "English"\n  menuitem "Deutsch" #de\n  heading "Yarn"',
    on: "#de",
    after: '\n  button "Deutsch" [popup]\n  heading "Garn"',
  },
  {
    when: "only its being unfolded shows that it holds a list: the page was drawn in another language, and its list is called by the choice",
    says: "verified",
    again: true,
    step: "Choose German as the language",
    before:
      '\n  button "English" [expanded]\n  menuitem "English"\n  menuitem "Deutsch" #de\n  heading "Yarn"',
    on: "#de",
    after: '\n  button "Deutsch" [collapsed]\n  heading "Garn"',
  },
  {
    when: "it is called by another one",
    says: "nothing",
    step: "Choose German as the language",
    before: '\n  button "English" [popup]\n  menuitem "English"\n  menuitem "Deutsch" #de\n  heading "Yarn"',
    on: "#de",
    after: '\n  button "Français" [popup]\n  heading "Laine"',
  },
  {
    when: "the option was only pointed at",
    says: "nothing",
    ...choose,
    does: "rightClick",
    after: closed("Rust"),
  },
  {
    when: "the step asks to open the list only",
    says: "nothing",
    step: "Open the list of colours",
    before: open("Moss"),
    on: "#rust",
    after: closed("Rust"),
  },
]);

const options = (list: boolean) => `
  heading "Text"
  region "Letters"
${list ? '    clickable "None" #none\n    clickable "Small" #small\n    clickable "Capital" #capital\n' : ""}    textbox "Size"
`;
const lines = (shown: string, list = "", under = "Size\nA note in Small") =>
  `Text\nLetters\n${shown}\n${list}${under}`;
const pick = {
  step: 'Pick "Small" for the letters',
  before: options(true),
  text: lines("capital", "None\nSmall\nCapital\n"),
  on: "#small",
  after: options(false),
};

checkTable(choiceShown, [
  {
    when: "it stands where another one stood, and no line is new",
    says: "verified",
    again: true,
    ...pick,
    textAfter: lines("small"),
  },
  {
    when: "the list closed, and the other one still stands there",
    says: "nothing",
    ...pick,
    textAfter: lines("capital"),
  },
  {
    when: "it stood there before",
    says: "nothing",
    ...pick,
    text: lines("small", "None\nSmall\nCapital\n"),
    textAfter: lines("small"),
  },
  {
    when: "what is under it counts otherwise",
    says: "verified",
    again: true,
    ...pick,
    text: lines("capital", "None\nSmall\nCapital\n", "12 of 80\nA note in Small"),
    textAfter: lines("small", "", "0 of 80\nA note in Small"),
  },
  { when: "it stands somewhere else", says: "nothing", ...pick, textAfter: lines("", "", "Size\nsmall") },
  {
    when: "the step wants another one",
    says: "nothing",
    ...pick,
    step: 'Pick "Capital" for the letters',
    textAfter: lines("small"),
  },
  {
    when: "what was to be set as the usual one stands there",
    says: "verified",
    again: true,
    ...pick,
    step: "Set Small as the default case",
    textAfter: lines("small"),
  },
  {
    when: "another one than what was to be set as the usual one stands there",
    says: "nothing",
    ...pick,
    step: "Set Capital as the default case",
    textAfter: lines("small"),
  },
]);
