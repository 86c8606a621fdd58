import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const guests = (entered: string, names: readonly string[], nights = "") => `
  form "Find"
    textbox "Name" ="${entered}" #name
    textbox "Nights" ="${nights}" #nights
    button "Search" #search
  list "Guests"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const all = ["Ida Falkner", "Nils Holm", "Ada Falk"];
const found = ["Ida Falkner", "Ada Falk"];
const search = {
  step: "Hit the Search button",
  before: guests("falk", all),
  on: "#search",
  after: guests("falk", found),
};

checkTable(listArranged, [
  { when: "what is left has what was entered in it", says: "verified", ...search },
  {
    when: "one is left that has it not",
    says: "nothing",
    ...search,
    after: guests("falk", ["Ida Falkner", "Nils Holm"]),
  },
  { when: "one that has it is gone", says: "nothing", ...search, after: guests("falk", ["Nils Holm"]) },
  { when: "nothing is left", says: "nothing", ...search, after: guests("falk", []) },
  { when: "nothing was entered", says: "nothing", ...search, before: guests("", all) },
  { when: "two things were entered", says: "nothing", ...search, before: guests("falk", all, "12") },
  { when: "the list stayed", says: "nothing", ...search, after: guests("falk", all) },
  { when: "the step searches for another name", says: "nothing", ...search, step: "Search for Holm" },
]);
