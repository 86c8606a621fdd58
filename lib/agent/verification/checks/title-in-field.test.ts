import { checkTable } from "@/tests/support/check-table";
import { entryOpened } from "./entry-opened";

const papers = (name = "Roof of the barn") => `
  heading "Papers"
  textbox:search "Find" #find
  list "Papers"
    item "${name}"
      clickable "${name}" #roof
    item "Well and pump"
      clickable "Well and pump" #well
`;
const paper = (title: string, before = "") => `
  button "All papers"
${before}
  textbox "Title" ="${title}" #title
  textbox "Text" ="Slates, nails" #text
`;
const opens = {
  step: "Click the roof of the barn",
  before: papers(),
  on: "#roof",
  after: paper("Roof of the barn"),
  urlAfter: "https://garden.test/beds#/papers/1",
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(entryOpened, [
  { when: "the first field that came holds what it is called", says: "verified", ...opens },
  { when: "it is to be opened", says: "verified", ...opens, step: 'Open "Roof of the barn"' },
  { when: "the field holds what another one is called", ...nothing, ...opens, after: paper("Well and pump") },
  { when: "the field holds more than that", ...nothing, ...opens, after: paper("Roof of the barn, old") },
  { when: "the field holds less than that", ...nothing, ...opens, after: paper("Roof") },
  {
    when: "something else came to be filled in before it",
    ...nothing,
    ...opens,
    after: paper("Roof of the barn", '  textbox "Copy of" ="Well and pump"'),
  },
  {
    when: "a choice came before it",
    says: "verified",
    ...opens,
    after: paper("Roof of the barn", '  combobox "Folder" ="Farm"'),
  },
  { when: "no field came", ...nothing, ...opens, after: '\n  button "All papers"' },
  {
    when: "what it is called has no words",
    ...nothing,
    ...opens,
    before: papers("—"),
    step: 'Open "—"',
    after: paper("—"),
  },
  { when: "the address is the same", ...nothing, ...opens, urlAfter: "https://garden.test/beds" },
  { when: "it was pressed at another one", ...nothing, ...opens, on: "#well" },
]);
