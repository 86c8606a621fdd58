import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isOfAlike, optionsAlike } from "./chosen-beside";
import type { Entered } from "./entered";

const chosen = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "combobox", name },
  value,
});
const entered = [chosen("Plan", "Family"), chosen("From", "3 May")];
const form = (...options: string[]) => {
  const page = aPage('combobox "Plan" ="Family"\ncombobox "From" ="3 May"');
  const [plan, ...more] = page.nodes;
  return { ...page, nodes: plan ? [{ ...plan, options }, ...more] : [] };
};

it.each<[string, string[], string[] | undefined]>([
  ["another that goes on", ["Family", "Family plus", "Single"], ["Family plus"]],
  ["another that begins otherwise", ["Big Family", "Family"], ["Big Family"]],
  ["others of other names", ["Family", "Single", "Families"], undefined],
  ["another where something else was chosen", ["Family plus", "Single"], undefined],
])("options that are called alike: %s", (_, options, alike) => {
  expect(optionsAlike(entered, form(...options)).alike).toEqual(alike);
});

it.each<[string, string, boolean]>([
  ["the other one", 'item "Family plus from 3 May"', true],
  ["the one that was chosen", 'item "Family from 3 May"', false],
  ["both", 'item "Family from 3 May"\nitem "Family plus from 3 May"', false],
  ["the other one, of another day", 'item "Family plus from 4 May"', false],
  ["neither", 'item "Single from 3 May"', false],
])("a page tells all that was entered of %s", (_, entries, isOther) => {
  expect(isOfAlike({ alike: ["Family plus"] }, entered, aPage(entries))).toBe(isOther);
  expect(isOfAlike({}, entered, aPage(entries))).toBe(false);
});
