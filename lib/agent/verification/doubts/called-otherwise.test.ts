import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isEntryOfOther } from "./entry-of-other";
import { isOtherTime } from "./other-time";

const page = (...rows: string[]): string =>
  `\n  textbox "Code" ="77" #code\n  button "Add" #add\n  list "Order"\n${rows.map((row) => `    item "${row}"`).join("\n")}\n`;
const added = (step: string, ...rows: string[]) =>
  groundOf(
    aVerificationCase({
      step,
      before: page("Tea"),
      on: "#add",
      after: page("Tea", ...rows),
      text: "Tea",
      textAfter: ["Tea", ...rows].join("\n"),
    }),
  );
const shown = '"77" is on the page now.';

it.each<[string, string, boolean]>([
  ["Put 2 Green Harbour into the order", "77 Blue Kettle", true],
  ["Put 2 Green Harbour into the order", "77 Green Harbour", false],
  ["Put code 77 Green Harbour into the order", "77 Blue Kettle", false],
  ["Put it into the order of Green Harbour", "77 Blue Kettle", false],
  ["Press Enter to put it into the order", "77 Blue Kettle", false],
  ["Add Entry", "77 Blue Kettle", false],
])("%s, and %s came: %s", (step, row, says) => expect(isEntryOfOther(added(step, row), shown)).toBe(says));

it.each<[string, string, boolean]>([
  ["Save 7:15 as the time", "7 15 * * *", true],
  ["Save 7:15 as the time", "07:15 daily", false],
  ["Save 7:15 as the time", "7.15", false],
  ["Save 7:15 as the time", "7 15 * * *, daily at 7:15", false],
  ["Save 7:15 as the time", "15 7 * * *", false],
  ["Save 7:15 to 8:30 as the time", "7 15 8 30", false],
  ["Save it", "7 15 * * *", false],
])("%s, and %s came: %s", (step, row, says) => expect(isOtherTime(added(step, row))).toBe(says));
