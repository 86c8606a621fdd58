import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const plants = (light: string, search: string, ...names: string[]) => `
  combobox "Light" ="${light}" |"Any|Shade" #light
  textbox:search "Search plants" ="${search}" #search
  list "Plants"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const before = plants("Any", "", "Fern", "Rose", "Ivy");
const chosen = {
  before,
  on: "#light",
  does: "select" as const,
  value: "Shade",
  after: plants("Shade", "", "Fern", "Ivy"),
};
const typed = {
  before,
  on: "#search",
  does: "setValue" as const,
  value: "fern",
  enter: true,
  after: plants("Any", "fern", "Fern"),
};

/** The list shows what was chosen or typed; whether that is what the step wants, it says itself. */
checkTable(listArranged, [
  {
    when: "the list to choose from was only to be opened",
    says: "nothing",
    ...chosen,
    step: "Open the light list",
  },
  {
    when: "the step narrows by what the list is for, and leaves the choice open",
    says: "verified",
    ...chosen,
    step: "Filter the plants by light",
  },
  {
    when: "something else was typed than the step narrows by",
    says: "nothing",
    ...typed,
    step: "Filter the plants by shade",
  },
  {
    when: "what the step narrows by was typed",
    says: "verified",
    ...typed,
    step: "Show only the fern plants",
  },
  {
    when: "what is searched is a word that says little elsewhere",
    says: "verified",
    ...typed,
    step: "Search the plants for up",
    value: "up",
    before: plants("Any", "", "Climb Up", "Rose", "Ivy"),
    after: plants("Any", "up", "Climb Up"),
  },
]);

const people = (craft: string, ...rows: string[]) => `
  combobox "Craft" |"All crafts|Gardening|Masonry" ="${craft}" #craft
  table "People"
    row "Name Craft"
${rows.map((row) => `    row "${row}"`).join("\n")}
`;
const gardeners = {
  step: 'Show only the gardeners (drop-down "Craft")',
  before: people("All crafts", "Ida Gardening", "Bo Masonry"),
  on: "#craft",
  does: "select" as const,
  value: "Gardening",
};

checkTable(listArranged, [
  {
    when: "the one option that begins like the step's word was chosen, and only such rows are left",
    says: "verified",
    ...gardeners,
    after: people("Gardening", "Ida Gardening"),
  },
  {
    when: "other rows are left too",
    says: "nothing",
    others: "may",
    ...gardeners,
    before: people("All crafts", "Ida Gardening", "Bo Masonry", "Kim Masonry", "Lea Gardening"),
    after: people("Gardening", "Ida Gardening", "Kim Masonry", "Lea Gardening"),
  },
  {
    when: "another option was chosen",
    says: "nothing",
    ...gardeners,
    value: "Masonry",
    after: people("Masonry", "Bo Masonry"),
  },
]);
