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
  [
    "a log tells where it was on each day",
    rows("3 May | K-7 | bay A3 | Mia", "4 May | K-7 | bay C1 | Mia"),
    crate,
    false,
  ],
  ["a line says when it came to the old place", rows("K-7 | Arrived A3 | 3 May"), crate, false],
  ["the old place's row says when", rows("A3 | K-7 | 3 May", "C1 | K-7"), crate, false],
  ["both say the same day", rows("K-7 | A3 | packed 3 May", "K-7 | C1 | packed 3 May"), crate, true],
  ["the goal says the day", rows("3 May | K-7 | A3", "3 May | K-7 | C1"), `${crate} on 3 May`, true],
  ["a weekly one", rows("Budget review | Tuesday 9 June", "Budget review | Thursday 4 June"), meeting, false],
  [
    "the day itself is the old place",
    rows("Budget review | 9 June", "Budget review | 11 June"),
    "Move the meeting 'Budget review' from 9 June to 11 June",
    true,
  ],
  [
    "that of another person",
    rows("Budget review | Tuesday | Bo", "Budget review | Thursday | Ida"),
    meeting,
    false,
  ],
  [
    "that of the same person",
    rows("Budget review | Tuesday | Ida", "Budget review | Thursday | Ida"),
    meeting,
    true,
  ],
  [
    "a second one of the same person's in other words",
    rows("Budget review | Tuesday | Ida", "Budget review | Thursday | Ida | Moved"),
    meeting,
    true,
  ],
  ["two states of it", rows("K-7 | A3 | Stored", "K-7 | C1 | Moved"), crate, true],
  ["more words of each place", rows("K-7 | A3 | North hall", "K-7 | C1 | South hall"), crate, true],
  [
    "another part in another team",
    rows("Ida Falk | Red | Coach", "Ida Falk | Blue | Player"),
    "Move Ida Falk from the Red team to the Blue team",
    false,
  ],
  [
    "the same part in both teams",
    rows("Ida Falk | Red | Coach", "Ida Falk | Blue | Coach"),
    "Move Ida Falk from the Red team to the Blue team",
    true,
  ],
  ["some of it", rows("S-118 | A3 | 20", "S-118 | C1 | 5"), "Move some of S-118 from A3 to C1", false],
  [
    "half of the boxes",
    rows("S-118 | A3 | 20", "S-118 | C1 | 5"),
    "Move half of the boxes of S-118 from A3 to C1",
    false,
  ],
  [
    "units of it",
    rows("S-118 | A3 | 20", "S-118 | C1 | 5"),
    "Please now move 5 units of S-118 from A3 to C1",
    false,
  ],
  [
    "the third, as a whole",
    rows("S-118 | A3 | 20", "S-118 | C1 | 20"),
    "Move the third box S-118 from A3 to C1",
    true,
  ],
  [
    "that of another than the goal says",
    rows("Budget review | Tuesday | Bo", "Budget review | Thursday | Ida"),
    "Move Ida's meeting 'Budget review' from Tuesday to Thursday",
    false,
  ],
  [
    "nobody's, beside that of whom the goal says",
    rows("Budget review | Tuesday", "Budget review | Thursday | Ida"),
    "Move Ida's meeting 'Budget review' from Tuesday to Thursday",
    true,
  ],
  [
    "of a person, and the new one of nobody",
    rows("Budget review | Tuesday | Bo", "Budget review | Thursday"),
    meeting,
    true,
  ],
  ["it has no name", rows("Monday", "Tuesday"), "Move it from Monday to Tuesday", false],
])("what was to be moved: %s", (_, page, goal, expected) => {
  expect(standsAtOldPlace(page, goal)).toBe(expected);
});
