import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isYetToBeSent } from "./yet-to-be-sent";

const goal = "Give permission for Noor to go on the 'Mill walk' trip";

it.each<[string, string, boolean]>([
  ["Outbox: 1", goal, true],
  ["Outbox (2)", goal, true],
  ["Postausgang 1", goal, true],
  ["Outbox", goal, false],
  ["Outbox: 0", goal, false],
  ["1 unsent answer", goal, true],
  ["2 answers have not been sent to the school.", goal, true],
  ["1 answer(s) have not been sent", goal, true],
  ["3 in your outbox", goal, true],
  ["0 unsent answers", goal, false],
  ["Forms that are not sent by May are void", goal, false],
  ["Received by the school: nothing yet", goal, true],
  ["Received by the school: not yet", goal, true],
  ["Received by the school: permission given", goal, false],
  ["Sent to the school: no answers are open", goal, false],
  ["Bestätigt: noch nicht", goal, true],
  ["Packed lunch: no", goal, false],
  ["Outbox: 1", "Clear the outbox", false],
])("a page that says %s after %s", (line, asked, expected) => {
  const page = aPage('heading:1 "Mill walk, 14 May"', { text: `Mill walk, 14 May\n${line}` });
  expect(isYetToBeSent(page, asked)).toBe(expected);
});

it("says so of another thing", () => {
  const page = aPage('heading:1 "Swimming gala"', { text: "Swimming gala\nReceived by the school: not yet" });
  expect(isYetToBeSent(page, goal)).toBe(false);
});
