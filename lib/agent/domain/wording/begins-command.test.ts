import { expect, it } from "vitest";
import { beginsCommand, vowsCommand } from "./begins-command";

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

it.each<[string, string, boolean]>([
  ["I give consent for my child to take part", "Give consent for Ida to sail", true],
  ["Yes, I hereby give consent", "Please give consent for Ida", true],
  ["I do not give consent", "Give consent for Ida to sail", false],
  ["I give up", "Give consent for Ida to sail", false],
  ["I give", "Give consent for Ida to sail", false],
  ["Give consent for nobody", "Give consent for Ida to sail", false],
])("%s says of somebody what is commanded by %s: %s", (name, goal, expected) => {
  expect(vowsCommand(name, goal)).toBe(expected);
});
