import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PlanStep } from "@/lib/agent/domain/plan";
import { node } from "@/tests/support/a-policy-case";
import { anAction, aPlan, aStep, aTask } from "@/tests/support/a-task";
import { isOwnSubmit, wordingOf } from "./own-submit";

const task = (step: Partial<PlanStep>, goal = "Tend the garden") =>
  aTask({
    goal,
    plan: aPlan(
      aStep({ id: "s0", description: "Send the form", mutating: true }),
      aStep({ id: "s1", description: "Look around", ...step }),
    ),
  });
const isOwn = (step: Partial<PlanStep>, record: Partial<ActionRecord> = {}, name = "Go") =>
  isOwnSubmit(anAction({ stepId: "s1", ...record }), node({ name }), task(step));

describe("what an action is for", () => {
  it("is said by its step, else by its record, else by the goal", () => {
    const { plan: _, ...bare } = task({});
    expect(wordingOf(anAction({ stepId: "s1", stepDescription: "Old" }), task({}))).toBe("Look around");
    expect(wordingOf(anAction({ stepId: "s9", stepDescription: "Old" }), task({}))).toBe("Old");
    expect(wordingOf(anAction({ stepId: "s9" }), task({}))).toBe("Tend the garden");
    expect(wordingOf(anAction({ stepId: "s1" }), bare)).toBe("Tend the garden");
  });
});

describe("a form is sent because the plan says so", () => {
  it.each([
    "Submit the form",
    "Save the bed",
    "Add a bed",
    "Create a bed",
    "Send the letter",
    "Log in",
    "Search for kale",
    "Filter the beds",
    "Rename the bed",
    "Remove the bed",
    "Upload the plan",
    "Press the Enter key",
    "Use the return key",
    "Press Enter",
    "Hit return",
  ])("%s", (description) => {
    expect(isOwn({ description })).toBe(true);
  });

  it.each(["Open the bed", "Look around", "Sort the beds", "Enter the house", "Press the button"])(
    "not %s",
    (description) => {
      expect(isOwn({ description })).toBe(false);
    },
  );

  it.each<[string, Partial<PlanStep>, Partial<ActionRecord>, string, boolean]>([
    ["a step that is to store something", { mutating: true }, {}, "Go", true],
    ["a correction of such a step", { mutating: true }, { purpose: "correction" }, "Go", true],
    ["a direct action for such a step", { mutating: true }, { purpose: "direct" }, "Go", true],
    [
      "a look for evidence during such a step",
      { mutating: true },
      { purpose: "gather_evidence" },
      "Go",
      false,
    ],
    ["another step is to store something", {}, {}, "Go", false],
    ["the step names the control", { description: "Use the green buttons" }, {}, "Button", true],
    ["it names one word of the control", { description: "Use the green thing" }, {}, "Green door", true],
    ["it names nothing of the control", { description: "Use the green thing" }, {}, "Red door", false],
    ["the control has no name", { description: "Use the green thing" }, {}, "", false],
    [
      "a foreseen answer sends it",
      { contingencies: [{ trigger: "POPUP_DETECTED", response: "Submit the poll" }] },
      {},
      "Go",
      true,
    ],
    [
      "a foreseen answer names the control",
      { contingencies: [{ trigger: "POPUP_DETECTED", response: "Use the red door" }] },
      { purpose: "gather_evidence" },
      "Red",
      true,
    ],
  ])("%s", (_, step, record, name, own) => {
    expect(isOwn(step, record, name)).toBe(own);
  });

  it("is no matter of elements that nobody knows", () => {
    expect(isOwnSubmit(anAction({ stepId: "s1" }), undefined, task({}))).toBe(false);
  });
});
