import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

/** A part that can be written in, without a name: it shows what it is for, as its text. */
const boats = (field: string, ...names: string[]): string => `
  ${field}
  list "Boats"
${names.map((name) => `    item "${name}"`).join("\n")}
  textbox "" ="Notes"`;
const all = ["Tern", "Skua", "Knot"];
const search = {
  step: 'Search for "Tern"',
  before: boats('textbox "" ="Search boats" #find', ...all),
  on: "#find",
  does: "setValue",
  value: "Tern",
  enter: true,
  after: boats('textbox "" ="Tern" #find', "Tern"),
} as const;
const prompted = (prompt: string, name = ""): { before: string } => ({
  before: boats(`textbox "${name}" ="${prompt}" #find`, ...all),
});
const silent = { ...search, says: "nothing", others: "may" } as const;

checkTable(listArranged, [
  { when: "it asked to search", says: "verified", ...search },
  { when: "it asked to find", says: "verified", ...search, ...prompted("Find a boat") },
  { when: "it asked to filter", says: "verified", ...search, ...prompted("filter") },
  { when: "it asked for something else", ...silent, ...prompted("Write a note") },
  { when: "its text only begins so", ...silent, ...prompted("Findings") },
  { when: "the list still shows others", ...silent, after: boats('textbox "" ="Tern" #find', ...all) },
]);
