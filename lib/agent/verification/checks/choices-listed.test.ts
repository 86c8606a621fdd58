import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "./wrong-element";

/** A page whose list is opened by a button that is called by what is chosen there now, and another one that goes by the step's words. */
const ferries = (word: string, ...choices: string[]) => `
  button "Town ${word}" #rival
  button "Bodo" #now
  heading "Ferries"
${choices.length > 0 ? '  list "" #choices' : ""}
${choices.map((choice) => `    ${choice}`).join("\n")}
`;
const opened = (word: string, ...choices: string[]) => ({
  step: `Open the town ${word}`,
  before: ferries(word),
  on: "#now",
  after: ferries(word, ...choices),
});
const items = (...names: string[]) => names.map((name) => `item "${name}"`);
const towns = items("Narvik", "Tromso", "Vardo");
const long = (name: string) => `${name}, with everything that lies around its harbour`;

/** That what the step wants opened came up, whatever the control is called. */
checkTable(wrongElement, [
  ...["list", "dropdown", "drop-down", "menu", "select", "combobox", "combo box"].map((word) => ({
    when: `a ${word} of three came up`,
    says: "nothing" as const,
    others: "may" as const,
    ...opened(word, ...towns),
  })),
  { when: "no list was to be opened", says: "refuted", ...opened("page", ...towns) },
  {
    when: "the list was not to be opened",
    says: "refuted",
    ...opened("list", ...towns),
    step: "Sort the town list",
  },
  {
    when: "another page came up",
    says: "refuted",
    ...opened("list", ...towns),
    urlAfter: "https://garden.test/bodo",
  },
  { when: "two choices came up", says: "refuted", ...opened("list", ...towns.slice(1)) },
  {
    when: "one text came up three times",
    says: "refuted",
    ...opened("list", ...items("Narvik", "Narvik", "Narvik")),
  },
  {
    when: "long texts came up, which are no choices",
    says: "refuted",
    ...opened("list", ...items(long("Narvik"), long("Tromso"), long("Vardo"))),
  },
  {
    when: "long texts came up that can be chosen",
    says: "nothing",
    others: "may",
    ...opened("list", ...[long("Narvik"), long("Tromso"), long("Vardo")].map((name) => `option "${name}"`)),
  },
]);
