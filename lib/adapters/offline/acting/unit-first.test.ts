import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { unitFirst } from "./unit-first";

const form = (number: string, list: string, more = "") =>
  `region "Bubble wrap"\n  textbox "Reorder level" ="${number}"\n  ${list}\n  button "Save level"${more}`;
const shut = 'combobox "Unit" #unit ="pieces" [collapsed]';
const open = 'combobox "Unit" #unit ="pieces" [expanded]';
const offers = '\n  option "pieces" #p\n  option "boxes" #b\n  option "pallets" #l';
const goal = "The reorder level of Bubble wrap should be 6 boxes";

it.each<[string, string, string, string | undefined]>([
  ["is opened", goal, form("6", shut), 'click("unit")'],
  ["is chosen where it is open", goal, form("6", open, offers), 'click("b")'],
  [
    "is chosen of what it has",
    goal,
    form("6", 'combobox "Unit" #unit ="pieces" |"pieces|boxes"'),
    'select("unit", "boxes")',
  ],
  ["stands so already", goal, form("6", shut.replace("pieces", "boxes")), undefined],
  ["is not offered", goal, form("6", open, offers.replace("boxes", "crates")), undefined],
  ["is asked for by no word", "Set the reorder level of Bubble wrap to 6", form("6", shut), undefined],
  ["is of a number that is not there", goal, form("40", shut), undefined],
  ["is no list of units", goal, form("6", shut.replace('"Unit"', '"Shelf"')), undefined],
])("before a form is sent, the unit beside its number %s", (_, wording, outline, expected) => {
  const { nodes, url } = aPage(outline);
  const context = {
    digest: { url, title: "", nodes, omittedNodes: 0, lines: [], omittedLines: 0 },
    nodes,
    history: [],
    answers: [],
    tabs: [],
    attachments: [],
    now: new Date(2026, 10, 18),
    skipsHeld: false,
  };
  expect(unitFirst(wording, nodes, context)?.action).toBe(expected);
});
