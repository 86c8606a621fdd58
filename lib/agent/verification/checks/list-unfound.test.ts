import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const shed = (typed: string, ...names: string[]): string => `
  textbox "Search" ="${typed}" #find
  table "Tools"
${names.map((name) => `    row "${name}"`).join("\n")}
`;
const all = ["Garden rake", "Hand saw", "Bow saw", "Spade"];
const search = {
  step: "Search for rake",
  before: shed("", ...all),
  on: "#find",
  does: "setValue" as const,
  value: "rake",
  enter: true,
  after: shed("rake", "Spade"),
};
const missing = { says: "nothing" as const, others: "may" as const, ...search };
const items = (text: string): string => text.replace("table", "list").replaceAll("row", "item");

checkTable(listArranged, [
  {
    when: "the entry that said it is the one that stays",
    says: "verified",
    ...search,
    after: shed("rake", "Garden rake"),
  },
  { when: "the entry that said it went", ...missing },
  {
    when: "the item that said it went",
    ...missing,
    before: items(search.before),
    after: items(search.after),
  },
  { when: "the field alone says it", ...missing, after: search.after.replace('"Search"', '"Search, rake"') },
  {
    when: "what says it is not seen",
    ...missing,
    after: `${search.after}\n  heading "Results for rake" [hidden]`,
  },
  {
    when: "a heading says it",
    ...search,
    says: "verified",
    after: `${search.after}\n  heading "Results for rake"`,
  },
  {
    when: "it was only to be filtered",
    ...search,
    says: "verified",
    step: 'Filter the tools by "rake"',
  },
  { when: "no entry said it before", ...search, says: "verified", before: shed("", ...all.slice(1)) },
  {
    when: "the entry that said it was not seen",
    ...search,
    says: "verified",
    before: search.before.replace('"Garden rake"', '"Garden rake" [hidden]'),
  },
  {
    when: "a link said it before",
    ...search,
    says: "verified",
    before: `${shed("", ...all.slice(1))}\n  link "All about a rake"`,
  },
]);
