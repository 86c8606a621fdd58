import { expect, it } from "vitest";
import { takesAddress } from "./addressed-field";

it.each<[string, string, string | undefined, boolean]>([
  ["To", "text", "to", true],
  ["To:", "", "to", true],
  ["Recipients *", "text", "to", true],
  ["Recipient address", "text", undefined, true],
  ["Empfänger", "text", "an", true],
  ["Cc", "text", "cc", true],
  ["Cc", "text", "to", false],
  ["To", "text", "cc", false],
  ["To", "text", "from", false],
  ["From", "text", "to", false],
  ["Up to", "text", "to", false],
  ["Number to dial", "text", "to", false],
  ["To", "number", "to", false],
  ["To", "date", "to", false],
  ["", "text", "to", false],
])("%s of type %s takes the address after %s: %s", (label, type, before, expected) => {
  expect(takesAddress(label, type, before)).toBe(expected);
});
