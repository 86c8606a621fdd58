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
