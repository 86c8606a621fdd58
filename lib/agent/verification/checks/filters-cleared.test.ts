import { checkTable } from "@/tests/support/check-table";
import { filtersCleared } from "./filters-cleared";

const beds = (typed: string, kind: string, ...names: string[]) => `
  textbox "Search" ="${typed}" #search
  combobox "Kind" |"All kinds|Herbs|Roses" ="${kind}" #kind
  button "Clear filters" #clear
  list "Beds"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const clear = {
  step: "Remove all filters",
  before: beds("north", "Herbs", "North bed"),
  on: "#clear",
  after: beds("", "All kinds", "North bed", "South bed"),
  again: true,
};

checkTable(filtersCleared, [
  {
    when: "the fields are empty and at their first option, and the list is longer",
    says: "verified",
    ...clear,
  },
  {
    when: "the fields are empty, and the list is as it was",
    says: "nothing",
    ...clear,
    after: beds("", "All kinds", "North bed"),
  },
  {
    when: "a field holds something else",
    says: "nothing",
    ...clear,
    after: beds("", "Roses", "North bed", "South bed"),
  },
  {
    when: "an entry went",
    says: "nothing",
    ...clear,
    after: beds("", "All kinds", "South bed"),
  },
  {
    when: "one filter is to be set",
    says: "nothing",
    ...clear,
    step: "Filter the beds by herbs",
  },
]);

const stock = (typed: string, control: string, ...names: string[]) => `
  textbox:search "Search the stock" ="${typed}" #search
  button "${control}" #clear
  list "Stock"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const all = ["Lime wash", "Oak wood", "Wool"];
const typed = {
  step: "Clear the search",
  before: stock("wood", "Go", "Oak wood"),
  on: "#search",
  does: "setValue",
  value: "",
  after: stock("", "Go", ...all),
} as const;
const pressed = (control: string, step = "Clear the search") => ({
  step,
  before: stock("wood", control, "Oak wood"),
  on: "#clear",
  after: stock("", control, ...all),
  requests: ["GET /stock 200"],
});
const nothing = { says: "nothing", others: "may" } as const;

checkTable(filtersCleared, [
  { when: "the field was emptied, and the list is longer", says: "verified", ...typed },
  { when: "the step calls it a filter", says: "verified", ...typed, step: "Empty the stock search field" },
  { when: "the list is as it was", ...nothing, ...typed, after: stock("", "Go", "Oak wood") },
  { when: "the field holds it still", ...nothing, ...typed, after: stock("wood", "Go", ...all) },
  { when: "another word was typed, which the page emptied", ...nothing, ...typed, value: "stock" },
  { when: "the stock is to be emptied", ...nothing, ...typed, step: "Clear the stock in the search" },
  { when: "something is to be done first", ...nothing, ...typed, step: "Add wool, then clear the search" },
  { when: "something was stored", ...nothing, ...typed, requests: ["POST /stock 200"] },
  {
    when: "an error came with it",
    ...nothing,
    ...typed,
    after: `${typed.after}  alert "Could not be loaded"`,
  },
  { when: "a message came with it", says: "verified", ...typed, after: `${typed.after}  status "3 entries"` },
  ...["Clear", "Reset", "Clear all", "Reset all", "Clear search"].map((control) => ({
    when: `"${control}" was pressed, as the step says`,
    says: "verified" as const,
    ...pressed(control, `Click "${control}"`),
  })),
  { when: "the button for it was pressed", says: "verified", ...pressed("Clear search") },
  { when: "a button for something else was pressed", ...nothing, ...pressed("Search") },
  { when: "a button for more was pressed for it", ...nothing, ...pressed("Clear search and stock") },
  { when: "more is to be done after it", ...nothing, ...typed, step: "Clear the search and add wool" },
  { when: "more is to be done before it", ...nothing, ...pressed("Reset", 'Add wool, then click "Reset"') },
  {
    when: "a button for more was pressed",
    ...nothing,
    ...pressed("Clear search and stock", 'Click "Clear search and stock"'),
  },
  {
    when: "the step presses it beside something else",
    ...nothing,
    ...pressed("Reset", 'Click "Reset" for the prices'),
  },
]);
