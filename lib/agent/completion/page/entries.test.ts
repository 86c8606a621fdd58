import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { entriesOf, saysOf } from "./entries";

const says = (outline: string): boolean => {
  const page = aPage(outline);
  return entriesOf("Alba", page).some((entry) => saysOf(entry, "Hauled out", page));
};

it.each<[string, string, boolean]>([
  ["itself", 'item "Alba Hauled out Edit"\n  button "Edit"', true],
  ["by a button that sets it", 'item "Alba Afloat Hauled out"\n  button "Hauled out"', false],
  ["by an open menu that offers it", 'item "Alba Afloat Hauled out"\n  menuitem "Hauled out"', false],
  [
    "by what opens the list that it was chosen from",
    'item "Alba Hauled out"\n  button "Hauled out" [popup]',
    true,
  ],
  ["itself, beside a button that sets it", 'item "Alba Hauled out Hauled out"\n  button "Hauled out"', true],
  ["by the part that it stands in", 'region "Hauled out"\n  item "Alba Edit"\n    button "Edit"', true],
])("an entry says a state: %s", (_, outline, expected) => {
  expect(says(outline)).toBe(expected);
});
