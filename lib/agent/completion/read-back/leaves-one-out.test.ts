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
