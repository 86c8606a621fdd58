import { describe, expect, it } from "vitest";
import { anAction, aTask } from "@/tests/support/a-task";
import { incompleteCompletion } from "./end-task";
import { PolicyPass } from "./policy-pass";
import { settleTurn } from "./settle-turn";

const question = { questionId: "q", text: "?" };

describe("settleTurn", () => {
  it("waits for the action that it answered with", () => {
    const settled = settleTurn(aTask({ question, status: "needs_user_input" }), {
      kind: "act",
      record: anAction(),
      pass: PolicyPass.grant(anAction()),
    });
    expect([settled.status, settled.pendingAction?.actionId, settled.question]).toEqual([
      "executing",
      "a1",
      undefined,
    ]);
  });

  it("keeps nothing open in a task that ended", () => {
    const task = aTask({ pendingAction: anAction(), question });
    const settled = settleTurn(task, {
      kind: "end",
      status: "partial",
      completion: incompleteCompletion(task, "x"),
      reason: "x",
    });
    expect([settled.status, settled.pendingAction, settled.question, settled.endReason]).toEqual([
      "partial",
      undefined,
      undefined,
      "x",
    ]);
  });
});

describe("incompleteCompletion", () => {
  it("never reports an open criterion as met, and says what is left to do", () => {
    const open = {
      id: "c",
      text: "Jas is listed",
      kind: "state" as const,
      persistence: true,
      assertions: [],
      result: "open" as const,
      evidenceIds: [],
    };
    const completion = incompleteCompletion(aTask({ criteria: [open] }), "The limit was reached.");
    expect(completion.criteria[0]?.result).toBe("unmet");
    expect(completion.remainingWork).toEqual(["Jas is listed"]);
  });
});
