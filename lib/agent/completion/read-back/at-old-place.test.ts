import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { standsAtOldPlace } from "./at-old-place";

const crate = "Move crate K-7 from bay A3 to bay C1";
const meeting = "Move the meeting 'Budget review' from Tuesday to Thursday";
const card = "Move the card 'Fix the gate' from Doing to Done";
const rows = (...texts: string[]) =>
  aPage(`table ""\n${texts.map((text) => `  row "${text.replaceAll(" | ", " ")}"`).join("\n")}`, {
    text: texts.join("\n"),
  });
const cards = (...lines: string[]) => aPage("", { text: lines.join("\n") });

it.each<[string, ReturnType<typeof aPage>, string, boolean]>([
  [
    "shown in both places under its name",
    cards("## K-7", "Now in bay A3", "## K-7", "Now in bay C1"),
    crate,
    true,
  ],
  ["shown in the new one", cards("## K-7", "Now in bay C1", "Move to"), crate, false],
  ["shown with both on one card", cards("## K-7", "Now in bay C1", "Arrived at A3"), crate, false],
  ["told as it was before", cards("## K-7", "Now in C1", "## K-7", "Was in A3 until today"), crate, false],
  [
    "another one is in the old place",
    cards("## K-70", "Now in bay A3", "## K-7", "Now in bay C1"),
    crate,
    false,
  ],
  ["listed in both", rows("K-7 | A3", "K-7 | C1"), crate, true],
  ["listed in the old one alone", rows("K-6 | C1", "K-7 | A3"), crate, true],
  ["listed in the new one, another in the old", rows("K-6 | A3", "K-7 | C1"), crate, false],
  ["in the old place's row", rows("A3 | K-6, K-7", "C1 | K-7"), crate, true],
  ["gone from that row", rows("A3 | K-6", "C1 | K-7"), crate, false],
  ["a longer number in that row", rows("A3 | K-6, K-71", "C1 | K-7"), crate, false],
  ["on both days", rows("Budget review | Tuesday", "Budget review | Thursday"), meeting, true],
  ["on the new day", rows("Stand-up | Tuesday", "Budget review | Thursday"), meeting, false],
  ["told with both days", rows("Budget review | moved from Tuesday | Thursday"), meeting, false],
  ["in both columns", cards("## Doing", "- Fix the gate", "## Done", "- Fix the gate"), card, true],
  ["in the new column", cards("## Doing", "- Paint", "## Done", "- Fix the gate"), card, false],
  ["nothing was moved", rows("K-7 | A3"), "Change the weight of crate K-7 in A3 to 20", false],
  [
    "of two in one place the other is left",
    rows("Yoga Mia | Monday", "Yoga Ole | Tuesday"),
    "Move Ole's Yoga from Monday to Tuesday",
    false,
  ],
  ["it has no name", rows("Monday", "Tuesday"), "Move it from Monday to Tuesday", false],
])("what was to be moved: %s", (_, page, goal, expected) => {
  expect(standsAtOldPlace(page, goal)).toBe(expected);
});
