import { describe, expect, it } from "vitest";
import { aBlocker, anAction, anApprovalRequest, anUnseenAction, aTask } from "@/tests/support/a-task";
import { incompleteCompletion } from "./end-task";
import { PolicyPass } from "./policy-pass";
import { settleTurn } from "./settle-turn";
import type { Task } from "./task";
import type { TurnEnding } from "./turn-ending";

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

describe("what a task waits for", () => {
  const open = aTask({ question, status: "executing", pendingAction: anAction() });
  const request = anApprovalRequest;
  const blocker = aBlocker;
  const { question: _q, ...settled } = open;
  it.each<[string, TurnEnding, Task]>([
    [
      "a question",
      { kind: "ask", question, missingInformation: [] },
      { ...open, status: "needs_user_input" },
    ],
    ["a blocker", { kind: "blocked", blocker }, { ...settled, status: "awaiting_user", blocker }],
    [
      "an approval",
      { kind: "approval", request, record: anAction() },
      { ...settled, status: "awaiting_approval", approval: { request, record: anAction(), pageHash: "00" } },
    ],
    ["the end of a pause", { kind: "paused", reason: "" }, { ...open, status: "paused" }],
    ["a plan's approval", { kind: "plan_approval" }, { ...settled, status: "awaiting_plan_approval" }],
    [
      "the whole page",
      { kind: "context", want: "full_text", reason: "" },
      { ...settled, status: "needs_full_dom" },
    ],
    [
      "a picture",
      { kind: "context", want: "screenshot", reason: "" },
      { ...settled, status: "needs_context" },
    ],
  ])("is %s", (_, ending, task) => {
    expect(settleTurn(open, ending)).toEqual(task);
  });

  it("is an approval of an action on no known page", () => {
    const record = anUnseenAction();
    expect(settleTurn(open, { kind: "approval", request, record }).approval?.pageHash).toBe("");
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
