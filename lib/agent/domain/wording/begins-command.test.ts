import { expect, it } from "vitest";
import { beginsCommand } from "./begins-command";

it.each<[string, string, boolean]>([
  ["Approve", "Approve the leave and add the note “Have fun”", true],
  ["Reject", "Open the claim and reject it", true],
  ["approve", "Please approve the leave", true],
  ["Note only", "Approve the leave and add the note “Have fun”", false],
  ["Leave", "Approve the leave", false],
  ["Approve", "Approved", false],
  ["No", "No longer send it", false],
])("%s is commanded by %s: %s", (name, goal, is) => {
  expect(beginsCommand(name, goal)).toBe(is);
});
