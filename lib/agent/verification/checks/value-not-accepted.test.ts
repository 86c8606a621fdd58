import { checkTable } from "@/tests/support/check-table";
import { valueNotAccepted } from "./value-not-accepted";

const form = (field: string, more = "") => `
  form "Reader"
    textbox "Reader name" ${field} #name
${more}
    button "Keep"
`;
const typed = (value: string, before: string, after: string, more = "") => ({
  step: `Type "${value}" in the Reader name field`,
  does: "setValue" as const,
  on: "Reader name",
  value,
  before: form(before),
  after: form(after, more),
});
const shelf = (value: string) => `
  form "Shelf"
    combobox "Section" ="${value}" |"History|Maps|Music" #section
`;

const language = (value: string, options: string) => `
  combobox "Language" ="${value}" |"${options}" #language
  heading "${value}"
`;
const inLanguage = (value: string, options: string) => ({
  step: "Switch the site to German",
  before: language("English", "English|German"),
  on: "#language",
  does: "select" as const,
  value: "German",
  after: language(value, options),
});

checkTable(valueNotAccepted, [
  { when: "the field is still empty", says: "refuted", ...typed("Mira Sol", '=""', '=""') },
  {
    when: "the field went back to what it held",
    says: "refuted",
    ...typed("Mira Sol", '="Anders"', '="Anders"'),
  },
  { when: "only the first letters arrived", says: "refuted", ...typed("Mira Sol", '=""', '="Mir"') },
  {
    when: "the select shows its earlier option",
    says: "refuted",
    step: 'Select "Maps" as the section',
    does: "select",
    on: "Section",
    value: "Maps",
    before: shelf("History"),
    after: shelf("History"),
  },
  {
    when: "the page is silent, and the client read back an empty field",
    says: "refuted",
    ...typed("Mira Sol", "", ""),
    report: { actualState: { value: "" } },
  },
  {
    when: "the field holds it",
    says: "nothing",
    others: "verify",
    ...typed("Mira Sol", '=""', '="Mira Sol"'),
  },
  {
    when: "the field writes it in its own way",
    says: "nothing",
    others: "verify",
    ...typed("5550142233", '=""', '="(555) 014-2233"'),
  },
  { when: "the field hides what it holds", says: "nothing", ...typed("apple-pie", '=""', '="•••••••••"') },
  { when: "the field shows nothing of its value", says: "nothing", ...typed("Mira Sol", "", "") },
  {
    when: "the text became a tag beside the emptied field",
    says: "nothing",
    ...typed("maps", '=""', '=""', '    button "maps ×"'),
  },
  {
    when: "the field cut the very end off",
    says: "nothing",
    ...typed("A very long name of a reader", '=""', '="A very long name of a read"'),
  },
  {
    when: "Enter followed and the form took it",
    says: "nothing",
    ...typed("Mira Sol", '=""', '=""'),
    enter: true,
  },
  {
    when: "the field is gone",
    says: "nothing",
    ...typed("Mira Sol", '=""', '=""'),
    after: '\n  heading "Thank you"',
  },
  {
    when: "the field was to be emptied",
    says: "nothing",
    others: "verify",
    ...typed("Mira Sol", '="Anders"', '=""'),
    step: "Clear the Reader name field",
    value: "",
  },
  { when: "only the last letters arrived", says: "refuted", ...typed("Mira Sol", '=""', '="Sol"') },
  { when: "letters from its middle arrived", says: "refuted", ...typed("Mira Sol", '=""', '="ra S"') },
  { when: "digits from its middle are in it", says: "nothing", ...typed("5550142233", '=""', '="0142"') },
  { when: "its first digits arrived", says: "refuted", ...typed("5550142233", '=""', '="5550"') },
  { when: "nearly all of it arrived", says: "nothing", ...typed("Mira Sol", '=""', '="Mira So"') },
  { when: "just four fifths of it arrived", says: "nothing", ...typed("Mira Solis", '=""', '="Mira Sol"') },
  { when: "the field holds more", says: "nothing", others: "may", ...typed("Mira", '=""', '="Mira Sol"') },
  { when: "the field holds something else", says: "nothing", ...typed("Mira Sol", '="Anders"', '="Ben"') },
  {
    when: "nothing but spaces was typed",
    says: "nothing",
    others: "may",
    ...typed("  ", '="Anders"', '="Anders"'),
  },
  { when: "only spaces are in the field", says: "refuted", ...typed("Mira Sol", '="Anders"', '=" "') },
  {
    when: "the field is empty, and another one holds something else",
    says: "refuted",
    ...typed("Mira Sol", '=""', '=""', '    textbox "Town" ="Ulm" #town'),
    before: form('=""', '    textbox "Town" ="" #town'),
  },
  {
    when: "the list is told in the language that was chosen",
    says: "nothing",
    ...inLanguage("Deutsch", "Englisch|Deutsch"),
  },
  { when: "another one is chosen in it", says: "refuted", ...inLanguage("Englisch", "Englisch|Deutsch") },
  {
    when: "the one that was wanted is there still",
    says: "refuted",
    ...inLanguage("Deutsch", "German|Deutsch"),
  },
  { when: "another list came", says: "refuted", ...inLanguage("Deutsch", "Englisch|Deutsch|Polnisch") },
]);

const box = (value: string, ...rows: string[]) => `
  textbox "What is to be read?" ="${value}" #box
  list "Books"
    item "Atlas"
${rows.map((row) => `    item "${row}"`).join("\n")}
`;
const written = {
  step: 'Write "Emma" into the box and press Enter',
  does: "setValue" as const,
  on: "#box",
  value: "Emma",
  before: box(""),
  after: box("Emma"),
  again: true,
};
checkTable(valueNotAccepted, [
  { when: "the step says Enter, and it was not pressed", says: "refuted", others: "may", ...written },
  { when: "it may come yet", says: "nothing", others: "may", ...written, again: false },
  { when: "the key was pressed", says: "nothing", others: "may", ...written, enter: true },
  { when: "it came to the list", says: "nothing", others: "may", ...written, after: box("Emma", "Emma") },
  {
    when: "it was stored",
    says: "nothing",
    others: "may",
    ...written,
    requests: ["POST /books 201"],
  },
  {
    when: "the step only says what to write",
    says: "nothing",
    others: "may",
    ...written,
    step: 'Write "Emma" into the box',
  },
]);
