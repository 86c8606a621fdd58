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

const rooms = '\n  list "Rooms"\n    item "Blue room"\n    item "Red room"\n';
const holm = '\n  list "Rooms"\n    item "Holm suite"\n    item "Holm tower"\n';

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
  {
    when: "another list that stands in a place of the same kind stays whole",
    says: "verified",
    ...search,
    before: `${guests("falk", all)}${rooms}`,
    after: `${guests("falk", found)}${rooms}`,
  },
  {
    when: "another list has it, and the one that lost an entry does not",
    says: "nothing",
    ...search,
    before: `${guests("holm", all)}${holm}`,
    after: `${guests("holm", ["Ida Falkner"])}${holm}`,
  },
  {
    when: "the filter for it is applied by the button that is called so",
    says: "verified",
    ...search,
    step: "Apply the filter for falk",
    before: guests("falk", all).replace('"Search"', '"Filter"'),
    after: guests("falk", found).replace('"Search"', '"Filter"'),
  },
  {
    when: "the filter for something else is applied",
    says: "nothing",
    ...search,
    step: "Apply the filter for holm",
    before: guests("falk", all).replace('"Search"', '"Filter"'),
    after: guests("falk", found).replace('"Search"', '"Filter"'),
  },
  { when: "the step searches for another name", says: "nothing", ...search, step: "Search for Holm" },
]);

const beside = (field: string) => ({
  ...search,
  before: `${guests("falk", all)}  ${field}`.replace("  list", `    ${field}\n  list`),
  after: guests("falk", found).replace("  list", `    ${field}\n  list`),
});
const nothing = { says: "nothing", others: "may" } as const;

checkTable(listArranged, [
  { when: "the form holds which part is shown", says: "verified", ...beside('textbox "" ="12"') },
  { when: "the form holds a longer number", ...nothing, ...beside('textbox "" ="12345"') },
  { when: "the form holds another word without a name", ...nothing, ...beside('textbox "" ="elk"') },
  { when: "the form holds a number with a name", ...nothing, ...beside('textbox "Beds" ="12"') },
  {
    when: "the form holds what was chosen",
    says: "verified",
    ...beside('textbox "House" ="Lake house" [readonly]'),
  },
  { when: "the form holds what was written", ...nothing, ...beside('textbox "House" ="Lake house"') },
]);
