import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { claim, judge } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";

const readBack = {
  id: "e1",
  source: "read_back" as const,
  polarity: "for" as const,
  strength: 1,
  rank: "persisted" as const,
  text: 'On the page as loaded anew this holds: button "Mark as read" is absent',
};
const deed = (stepId: string, name: string, role: "button" | "combobox" = "button"): ActionRecord =>
  anAction({
    actionId: `a-${stepId}-${name}`,
    stepId,
    purpose: "step",
    action: role === "button" ? { name: "click", args: ["1"] } : { name: "select", args: ["1", "House"] },
    target: { id: "1", role, name, path: "" },
    verdict: aVerdict({ outcome: "undecided" }),
    maybeDone: true,
  });
const marked = aCriterion({
  id: "c1",
  stepId: "s1",
  text: "Done: Mark the mail as read",
  persistence: true,
  kind: "change",
  result: "met",
  evidenceIds: ["e1"],
});
const moved = aCriterion({
  id: "c2",
  stepId: "s2",
  text: "Done: Move the mail",
  persistence: true,
  kind: "change",
});
const s2 = aStep({ id: "s2", status: "active", mutating: true });
const judged = async (history: ActionRecord[], result: "met" | "open" = "met") => {
  const task = aTask({
    goal: "Mark the mail as read and move it",
    plan: aPlan(s2),
    criteria: [{ ...marked, result }, moved],
    evidence: [readBack],
    evidenceGathered: true,
    history,
    claim,
  });
  const { kind, criteria } = await judge(task);
  return { kind, results: criteria.map((one) => one.result) };
};

it("what was read back when its step was done stays so once the plan has the step no longer", async () => {
  const { kind, results } = await judged([deed("s1", "Mark as read"), deed("s2", "Move")]);
  expect(results[0]).toBe("met");
  expect(kind).not.toBe("achieved");
});

it("does not prove another step that has its own press", async () => {
  expect((await judged([deed("s1", "Mark as read"), deed("s2", "Move")])).results[1]).not.toBe("met");
});

it("proves the press that was to store what was entered", async () => {
  expect((await judged([deed("s1", "Folder", "combobox"), deed("s2", "Save")])).results[1]).toBe("met");
});

it("is not made up where it was never read back", async () => {
  expect((await judged([deed("s1", "Mark as read"), deed("s2", "Move")], "open")).results[0]).not.toBe("met");
});

it.each<[string, string, boolean]>([
  ["another value", 'T-shirt size is "L"', false],
  ["the value that was read", 'Emergency number is "0171 555"', true],
  ["no value", "The change is saved", true],
])("a press that sent what was read as well proves a criterion that says %s: %s", async (_, text, isMet) => {
  const evidence = {
    ...readBack,
    text: 'On the page as loaded anew this holds: textbox "Phone" holds "0171 555"',
  };
  const saved = { ...moved, text };
  const typed = { ...marked, text: 'Phone is "0171 555"' };
  const task = aTask({
    goal: "Change the phone to 0171 555 and the size to L",
    plan: aPlan(s2),
    criteria: [typed, saved],
    evidence: [evidence],
    evidenceGathered: true,
    history: [deed("s2", "Save")],
    claim,
  });
  const { criteria } = await judge(task);
  expect(criteria.map(({ result }) => result === "met")).toEqual([true, isMet]);
});
