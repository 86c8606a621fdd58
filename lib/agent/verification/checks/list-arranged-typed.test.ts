import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const boats = (text: string, rows: readonly string[], inForm = "") => `
  form "Boats"
    textbox "Search" ="${text}" #q
${inForm}
  table "All boats"
    row "Name Harbour"
${rows.map((row) => `    row "${row}"`).join("\n")}
`;
const all = ["Alma Oslo", "Tern Bergen", "Skua Bergen"];
const typed = (after: string) => ({
  step: "Search the boats for Tern",
  before: boats("", all),
  on: "#q",
  does: "setValue" as const,
  value: "Tern",
  after,
});

const asked = (text: string, rows: readonly string[], button = "Search") => `
  textbox:search "Filter the menu" #menu
  form
    textbox "" ="${text}" #q
    button "${button}"
  table "All boats"
    row "Name Harbour"
${rows.map((row) => `    row "${row}"`).join("\n")}
`;
const sent = (after: string, button = "Search") => ({
  ...typed(after),
  before: asked("", all, button),
  enter: true,
  urlAfter: "https://garden.test/beds?q=Tern",
});

checkTable(listArranged, [
  {
    when: "a cross came in the form of the field, and the list beside it has what was typed",
    says: "verified",
    ...typed(boats("Tern", ["Tern Bergen"], '    button "Clear value"')),
  },
  {
    when: "a cross came, and the list has something else",
    says: "nothing",
    ...typed(boats("Tern", ["Skua Bergen"], '    button "Clear value"')),
  },
  {
    when: "it is proposed in the form, and the list is as it was",
    says: "nothing",
    ...typed(boats("Tern", all, '    item "Tern in Bergen"')),
  },
  {
    when: "a field without a name is the only one beside a button that searches, and the list has what was typed",
    says: "verified",
    ...sent(asked("Tern", ["Tern Bergen"])),
  },
  {
    when: "such a field, and the list has something else as well",
    says: "nothing",
    ...sent(asked("Tern", ["Skua Bergen", "Tern Bergen"])),
  },
  {
    when: "the button beside the field without a name does something else",
    says: "nothing",
    ...sent(asked("Tern", ["Tern Bergen"], "Add"), "Add"),
  },
]);
