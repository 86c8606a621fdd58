import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const beds = (...names: string[]) => `
  heading "Beds"
  region "Plan"
${names.map((name) => `    item "${name}"\n      button "Edit"\n      button "Duplicate"`).join("\n")}
  button "Print"
`;
const numbered = (names: readonly string[], more = ""): string =>
  `\n  list "Beds"\n${names.map((name) => `    item "${name}"`).join("\n")}\n${more}`;
const copy = {
  step: 'Duplicate the bed "Herbs"',
  before: beds("Herbs 4 m", "Roses 2 m"),
  on: "Duplicate in Herbs 4 m",
};

checkTable(itemAppeared, [
  {
    when: "its list has one entry of that name more",
    says: "verified",
    ...copy,
    after: beds("Herbs 4 m", "Roses 2 m", "Herbs (copy) 4 m"),
  },
  {
    when: "the control stands in a menu that went, and the entries are numbered",
    says: "verified",
    ...copy,
    before: numbered(["1 Roses", "2 Herbs"], '  clickable "Duplicate" #copy\n  clickable "Delete"'),
    on: "#copy",
    after: numbered(["1 Roses", "2 Herbs", "3 Herbs (copy)"]),
  },
  ...(
    [
      ["Duplicate the bed Herbs", ["1 Roses", "2 Herbs", "3 Herbs (copy)"], "verified"],
      ["Duplicate the bed Herbs", ["1 Roses", "2 Herbs", "3 Roses (copy)"], "nothing"],
      ["Duplicate the bed of herbs", ["1 Roses", "2 Herbs", "3 Herbs (copy)"], "nothing"],
      ["Duplicate the bed Her", ["1 Roses", "2 Herbs", "3 Herbs (copy)"], "nothing"],
    ] as const
  ).map(([step, names, says]) => ({
    when: `the name is not quoted: ${step}, and ${names.join(", ")}`,
    says,
    ...copy,
    others: "may" as const,
    step,
    before: numbered(["1 Roses", "2 Herbs"], '  clickable "Duplicate" #copy\n  clickable "Delete"'),
    on: "#copy",
    after: numbered([...names]),
  })),
  {
    when: "two entries of a list with such a menu go by the name",
    says: "nothing",
    ...copy,
    before: numbered(["1 Herbs", "2 Herbs"], '  clickable "Duplicate" #copy\n  clickable "Delete"'),
    on: "#copy",
    after: numbered(["1 Herbs", "2 Herbs", "3 Herbs (copy)"]),
  },
  {
    when: "another entry was copied",
    says: "nothing",
    ...copy,
    after: beds("Herbs 4 m", "Roses 2 m", "Roses (copy) 2 m"),
  },
  { when: "the copy was taken back", says: "nothing", others: "may", ...copy, after: copy.before },
  {
    when: "the page only says the name once more",
    says: "nothing",
    ...copy,
    after: `${copy.before}\n  region "Details"\n    heading "Herbs"`,
  },
  {
    when: "an entry went for it",
    says: "nothing",
    ...copy,
    after: beds("Herbs 4 m", "Herbs (copy) 4 m"),
  },
  {
    when: "a dialog asks for the name of the copy first",
    says: "nothing",
    ...copy,
    after: `${copy.before}\n  dialog "Duplicate Herbs"\n    textbox "Name"`,
  },
]);

const bill = (lines: number, more = "") => `
  heading "New bill"
  table "Lines"
    row "What Price"
${Array.from({ length: lines }, () => '    row "0.00"\n      textbox "What"\n      textbox "Price"').join("\n")}
  button "+ Add line" #add
  button "+ Add note" #note
${more}`;
const line = { step: "Add a second line to the bill", before: bill(1), on: "#add" };

checkTable(itemAppeared, [
  { when: "another line is there to fill in", says: "verified", ...line, after: bill(2) },
  {
    when: "it is not the one that is asked for by its number",
    says: "nothing",
    ...line,
    step: "Add a third line to the bill",
    after: bill(2),
  },
  {
    when: "something else is to be added",
    says: "nothing",
    ...line,
    step: "Add a note to the bill",
    on: "#note",
    after: bill(2),
  },
  { when: "two lines came", says: "nothing", ...line, after: bill(3) },
  {
    when: "what came is no line to fill in",
    says: "nothing",
    ...line,
    after: bill(1, '  list "Hints"\n    item "Lines are added by the owner"'),
  },
  {
    when: "another part of the page went for it",
    says: "nothing",
    ...line,
    before: bill(1, '  link "Terms"'),
    after: bill(2),
  },
  { when: "nothing came", says: "nothing", others: "may", ...line, after: bill(1) },
]);
