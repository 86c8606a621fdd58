import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { leavesOneOut } from "./leaves-one-out";

const both = "Approve the sheets of Ida Falk and Bo Lind for week 12";

it.each<[string, string[], string, boolean]>([
  ["one is done and the other is not", ["Ida Falk 12 Approved", "Bo Lind 12 Open"], both, true],
  ["each is done", ["Ida Falk 12 Approved", "Bo Lind 12 Approved", "Mia Sol 12 Open"], both, false],
  [
    "each is done, and another entry of one is not",
    ["Ida Falk 12 Approved", "Bo Lind 12 Approved", "Bo Lind 13 Open"],
    both,
    false,
  ],
  ["none says it", ["Ida Falk 12", "Bo Lind 12"], both, false],
  ["one is not listed any more", ["Ida Falk 12 Approved", "Mia Sol 12 Open"], both, false],
  ["one says that it is not", ["Ida Falk 12 Approved", "Bo Lind 12 Not approved"], both, true],
  [
    "the second name is of something else",
    ["Ida Falk 12 Approved", "Bo Lind 12 Open"],
    "Approve the sheet of Ida Falk for Bo Lind",
    false,
  ],
  [
    "of three the last is left",
    ["K-31 approved", "K-34 approved", "K-35 open"],
    "Approve K-31, K-34 and K-35",
    true,
  ],
])("of several that the goal names: %s", (_, rows, goal, expected) => {
  const page = aPage(`table ""\n${rows.map((row) => `  row "${row}"`).join("\n")}`);
  expect(leavesOneOut(page, goal)).toBe(expected);
});

it.each<[string, string, boolean]>([
  [
    "a line of what happened tells of one",
    'list "Activity"\n  item "Ida Falk approved"\ntable "Sheets"\n  row "Bo Lind 12"',
    false,
  ],
  [
    "that line in a list of no other name",
    'list ""\n  item "Ida Falk approved"\nlist ""\n  item "Bo Lind 12"',
    false,
  ],
  [
    "that line beside the sheets of both",
    'list "Activity"\n  item "Ida Falk approved"\ntable "Sheets"\n  row "Ida Falk 12"\n  row "Bo Lind 12"',
    false,
  ],
  [
    "a list of what happened does not say all that the sheets do",
    'list "Activity"\n  item "Ida Falk approved"\n  item "Bo Lind asked"\ntable "Sheets"\n  row "Ida Falk 12 Approved"\n  row "Bo Lind 12 Approved"',
    false,
  ],
  [
    "the sheets tell it of one, whatever else is listed",
    'list "Activity"\n  item "Bo Lind asked"\ntable "Sheets"\n  row "Ida Falk 12 Approved"\n  row "Bo Lind 12 Open"',
    true,
  ],
  [
    "one was so at another time",
    'list "Sheets"\n  item "Ida Falk: last approved 3 May"\n  item "Bo Lind: 3 May"',
    false,
  ],
  [
    "one is so since a day",
    'list "Sheets"\n  item "Ida Falk: approved 3 May"\n  item "Bo Lind: 3 May"',
    true,
  ],
])("of two that the goal names, in lists: %s", (_, outline, expected) => {
  expect(leavesOneOut(aPage(outline), both)).toBe(expected);
});
