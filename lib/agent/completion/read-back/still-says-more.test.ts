import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { stillSaysMore } from "./still-says-more";

const goal = "Cancel my leave from 3 to 7 August";
const pressed = anAction({
  target: {
    id: "8",
    role: "link",
    name: "Cancel leave",
    path: "table/row:3 August 7 August 5 Approved Cancel leave",
  },
});

it.each<[string, string, string, boolean]>([
  ["what it said and with whom it is", "3 August 7 August 5 Approved, with D. Moreau", goal, true],
  ["what it said and that it is done", "3 August 7 August 5 Approved, cancelled", goal, false],
  ["that it is done", "3 August 7 August 5 Cancelled", goal, false],
  ["what it said", "3 August 7 August 5 Approved", goal, false],
  ["what it said and when it ends", "3 August 7 August 5 Approved, ends today", goal, false],
  ["of another one more than that", "10 August 14 August 5 Approved, with D. Moreau", goal, false],
  [
    "more where nothing is taken away",
    "3 August 7 August 5 Approved, with D. Moreau",
    "Approve 3 August",
    false,
  ],
])("the entry says %s", (_, row, asked, expected) => {
  const page = aPage(`table\n  row "${row}"`);
  expect(stillSaysMore([pressed], page, asked)).toBe(expected);
});

it("another one that is called longer has its control still", () => {
  const page = aPage(
    'table\n  row "3 August 7 August 5 Approved (Ben) Cancel leave"\n    link "Cancel leave" >/cancel',
  );
  expect(stillSaysMore([pressed], page, goal)).toBe(false);
});

it("what can be done with the entry is nothing that it says", () => {
  const page = aPage('table\n  row "3 August 7 August 5 Approved Ask again"\n    button "Ask again"');
  expect(stillSaysMore([pressed], page, goal)).toBe(false);
});

const label = (control: string) =>
  aPage(`list\n  item "Brass sextant case Room 5 ${control}"\n    button "${control}"`);
it.each<[string, boolean]>([
  ["Delete Brass sextant case", false],
  ["Delete Brass sextant", false],
  ["Delete it", true],
  ["Open Brass sextant case", true],
])("an entry with a longer name and the control %s", (control, expected) => {
  const target = {
    id: "8",
    role: "button",
    name: "Delete Brass sextant",
    path: "list/item:Brass sextant Room 5 Delete/form",
  } as const;
  const history = [anAction({ target })];
  expect(stillSaysMore(history, label(control), "Delete the label 'Brass sextant'")).toBe(expected);
});

it.each<[string, string, boolean]>([
  [
    "another one, which says the same of itself,",
    'item "Corner 1948 (Rack 2)"\n    link "Corner 1948" >/7',
    false,
  ],
  ["the thing itself, and more, though its link went,", 'item "Corner 1962 (Rack 2), with the studio"', true],
  ["the thing itself by its link", 'item "Corner 1962 (Rack 2), kept"\n    link "Corner 1962" >/8', false],
])("where the thing was opened by its own link, %s stands there: %s", (_, outline, expected) => {
  const opened = anAction({
    target: { id: "6", role: "link", name: "Corner 1962", path: "list/item:Corner 1962 (Rack 2)" },
  });
  expect(stillSaysMore([opened], aPage(`list\n  ${outline}`), "Delete the mould 'Corner 1962'")).toBe(
    expected,
  );
});
