import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { putAway } from "./put-away";

const goal = "Delete the label 'Brass sextant'";
const page = (text: string) => aPage('heading "Labels"', { text });

it.each<[string, string, string, string, boolean]>([
  ["one more is in the archive", "Archive (1)", "Archive (2)", goal, true],
  ["one more is told as archived", "Archived: 3", "Archived: 4", goal, true],
  [
    "one more is told in another language",
    "Archivierte Schilder (0)",
    "Archivierte Schilder (1)",
    goal,
    true,
  ],
  ["as many are there", "Archive (1)", "Archive (1)", goal, false],
  ["fewer are there", "Archive (2)", "Archive (1)", goal, false],
  ["the place was not shown before", "Labels", "Archive (2)", goal, false],
  ["one more is in the bin", "Trash (1)", "Trash (2)", goal, false],
  ["something else is counted", "Free frames (1)", "Free frames (2)", goal, false],
  ["it was to go there", "Archive (1)", "Archive (2)", "Move 'Brass sextant' to the archive", false],
  ["nothing was to go", "Archive (1)", "Archive (2)", "Rename the label 'Brass sextant'", false],
])("%s", (_, then, now, asked, isPut) => {
  expect(putAway(page(then), page(now), asked).length > 0).toBe(isPut);
});
