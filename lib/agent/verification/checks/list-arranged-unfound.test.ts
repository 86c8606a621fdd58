import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const people = (text: string, ...names: string[]) => `
  textbox:search "Search people" ="${text}" #q
  list "People"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const search = {
  step: "Search the people for 'Moor'",
  does: "setValue" as const,
  on: "#q",
  value: "Moor",
  before: people("", "Ida Moor", "Omar Quay", "Ada Pier"),
};

checkTable(listArranged, [
  { when: "what stood there is found", says: "verified", ...search, after: people("Moor", "Ida Moor") },
  {
    when: "what stood there is in none of them any more",
    says: "nothing",
    ...search,
    after: people("Moor"),
    others: "may",
  },
  {
    when: "it stands there as a heading since then",
    says: "verified",
    ...search,
    after: `${people("Moor")}\n  heading "Ida Moor"`,
  },
]);
