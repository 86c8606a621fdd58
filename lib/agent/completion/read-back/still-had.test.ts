import { expect, it } from "vitest";
import { stillHad } from "./still-had";

const cancel = "Cancel my spot in 'Rowing' on Thursday";

it.each<[string, string, boolean]>([
  ["You have a spot. No-shows cost £6.", cancel, true],
  ["You still hold your spot", cancel, true],
  ["Maya Stern (you)", cancel, true],
  ["You have no spot in this class.", cancel, false],
  ["You have cancelled your spot", cancel, false],
  ["You have 3 messages", cancel, false],
  ["Jo Hart", cancel, false],
  ["You have a spot", "Book my spot in 'Rowing'", false],
  ["You have a spot", "Delete the class 'Rowing'", false],
])("the page says %s after %s: %s", (line, goal, expected) => {
  expect(stillHad(goal, { lines: ["Rowing", line] }).length > 0).toBe(expected);
});
