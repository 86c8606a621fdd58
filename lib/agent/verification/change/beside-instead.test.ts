import { expect, it } from "vitest";
import { wrongElement } from "@/lib/agent/verification/checks/wrong-element";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { saidBeside } from "./beside-instead";

const bar = (...names: string[]): string =>
  `\n  heading "Orchard"\n  list "Choices"${names.map((name) => `\n    item\n      ${name}`).join("")}\n`;
const crops = bar('clickable "Pears" #pears', 'clickable "Plums" #plums', 'clickable "Show all" #all');
const sorted: CaseParts = {
  step: 'Filter the trees by the crop "Plums"',
  before: crops,
  on: "#pears",
  after: `${crops}  item "Conference"\n`,
};
const links: Partial<CaseParts> = {
  before: bar('link "Pears" >/p #pears', 'link "Plums" >/q #plums'),
  url: "https://orchard.test/",
};
const meantBy = (parts: CaseParts): string | undefined =>
  saidBeside(groundOf(aVerificationCase(parts)))?.name;
const on = (step: string, parts: Partial<CaseParts> = {}): string | undefined =>
  meantBy({ ...sorted, step, ...parts });

it.each<[string, string | undefined]>([
  ['Filter the trees by the crop "Plums"', "Plums"],
  ['Choose the crop "Plums"', "Plums"],
  ["Choose Plums as the crop", "Plums"],
  ["Choose plums in the menu", "Plums"],
  ["Open the plums", "Plums"],
  ["Open the list of plums", "Plums"],
  ["Sort the trees by plums, descending", "Plums"],
  ['Move "Old Russet" to the plums', "Plums"],
  // Each of these says something else.
  ["Open the history of the plums", undefined],
  ['Open the history of "Plums"', undefined],
  ['Choose the crop "Plums and damsons"', undefined],
  ['Choose "Plums" and "Damsons"', undefined],
  ["Open the plums and the pears", undefined],
  ["Open the pear trees beside the plums", undefined],
  ["Open the early plums", undefined],
  ["Open the orchard", undefined],
  ["Show all", undefined],
  ["Hide the plums", undefined],
])("%s, and Pears was pressed: %s was meant", (step, meant) => expect(on(step)).toBe(meant));

it.each<[string, string | undefined, Partial<CaseParts>]>([
  ["that is the one", undefined, { on: "#plums" }],
  ["two are called so", undefined, { before: crops.replace('"Show all" #all', '"Plums" #all') }],
  [
    "it is another kind of control",
    undefined,
    { before: crops.replace('clickable "Plums"', 'button "Plums"') },
  ],
  ["it is hidden", undefined, { before: crops.replace('"Plums"', '"Plums" [hidden]') }],
  [
    "it stands in another list",
    undefined,
    { before: '\n  list "A"\n    clickable "Pears" #pears\n  list "B"\n    clickable "Plums" #plums' },
  ],
  [
    "it stands right beside it",
    "Plums",
    { before: '\n  list "A"\n    clickable "Pears" #pears\n    clickable "Plums" #plums' },
  ],
  [
    "both stand in the row of an entry",
    undefined,
    { before: '\n  table\n    row\n      clickable "Pears" #pears\n      clickable "Plums" #plums' },
  ],
  ["it is selected since then", undefined, { after: crops.replace('"Plums"', '"Plums" [selected]') }],
  [
    "what was pressed is described by it",
    undefined,
    { before: crops.replace('"Pears"', '"Pears" ^"Plums too"') },
  ],
  ["the other one only agrees", undefined, { before: crops.replace('"Pears"', '"OK"') }],
  ["the other one only closes", undefined, { before: crops.replace('"Pears"', '"Close"') }],
  ["the other one is a command", undefined, { before: crops.replace('"Pears"', '"Update"') }],
  [
    "the other one is a link, and its own place came",
    "Plums",
    { ...links, urlAfter: "https://orchard.test/p", after: '\n  heading "All pears"' },
  ],
  [
    "the other one is a link, and a place came that is not called so",
    undefined,
    { ...links, urlAfter: "https://orchard.test/p", after: '\n  heading "Fruit"' },
  ],
  [
    "the other one is a link, and another place came than it says",
    "Plums",
    { ...links, urlAfter: "https://orchard.test/fruit", after: '\n  heading "Fruit"' },
  ],
  ["the other one is a link, and the page stayed", "Plums", links],
  ["the other one is a picture", undefined, { before: crops.replace('"Pears"', '"▤"') }],
  ["the other one is a part of it in one word", undefined, { before: crops.replace('"Pears"', '"P lums"') }],
])("%s: %s was meant", (_, meant, parts) => {
  expect(on('Filter the trees by the crop "Plums"', parts)).toBe(meant);
});

const heads =
  '\n  table\n    row\n      clickable "Pears" #pears\n      clickable "Plums" #plums\n    row "1 2"';
it("of the heads of columns, the one to sort by was meant", () => {
  const after = heads.replace("1 2", "2 1");
  expect(meantBy({ step: "Sort the trees by plums", before: heads, on: "#pears", after })).toBe("Plums");
});

const commands = bar('button "Show" #show', 'button "Prune" #prune', 'button "Drop tree" #drop');
it.each<[string, string | undefined]>([
  ["Prune the old russet", "Prune"],
  ["Show the old russet", undefined],
  ["Drop the old russet", undefined],
  ["Choose the prune", undefined],
])("of commands, %s, and Show was pressed: %s was meant", (step, meant) => {
  expect(meantBy({ step, before: commands, on: "#show", after: '\n  heading "Old Russet"' })).toBe(meant);
});

checkTable(wrongElement, [
  { when: "the one beside it was chosen", says: "refuted", ...sorted },
  { when: "it was chosen itself", says: "nothing", others: "may", ...sorted, on: "#plums" },
]);
