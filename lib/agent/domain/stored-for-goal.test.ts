import { expect, it } from "vitest";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import type { ActionRecord } from "./action-record";
import { hasStored } from "./stored-for-goal";

const evidence = {
  id: "e1",
  source: "network" as const,
  polarity: "for" as const,
  strength: 0.9,
  rank: "network" as const,
  text: "POST /api/terms was answered with 200",
};
const press = (name: string, purpose: ActionRecord["purpose"]) =>
  anAction({
    purpose,
    target: { id: "1", role: "button", name, path: "" },
    verdict: aVerdict({ evidence: [evidence] }),
  });
const opened = anAction({
  target: { id: "2", role: "link", name: "Rooms", path: "" },
  verdict: aVerdict({ evidence: [] }),
});

it.each<[string, ActionRecord[], number, boolean]>([
  ["a press for a step that the site took", [press("Follow", "step")], 0, true],
  ["what only cleared the way first", [press("Accept", "recover")], 0, false],
  ["the same, as the plan foresaw it", [press("Close", "contingency")], 0, false],
  ["what cleared the way after something was done", [opened, press("Accept", "recover")], 0, true],
  ["what is called after the goal", [press("Reserve", "recover")], 0, true],
  ["what cleared the way after much that is no longer known", [press("Accept", "recover")], 3, true],
  ["a press that was not taken", [opened], 0, false],
  ["nothing", [], 0, false],
  ["what may have been done", [anAction({ maybeDone: true })], 0, true],
])("something of the goal may be stored by %s: %#", (_, history, earlierActions, expected) => {
  expect(hasStored(aTask({ goal: "Reserve the room 'Garden double'", history, earlierActions }))).toBe(
    expected,
  );
});
