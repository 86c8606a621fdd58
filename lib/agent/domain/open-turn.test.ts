import { describe, expect, it } from "vitest";
import { anAction, aTask, now } from "@/tests/support/a-task";
import { aTurnRecord } from "@/tests/support/a-turn";
import { AppError } from "./app-error";
import { defaultBudget } from "./budget";
import { openNewTask, openTask } from "./open-turn";
import type { Session } from "./session";

const session: Session = {
  id: "s1",
  tenantId: "local",
  version: 1,
  createdAt: now,
  updatedAt: now,
  title: "",
  nextSequence: 0,
};
const context = { newTaskId: "t1", now, budget: defaultBudget, approvePlans: false };
const codeOf = (run: () => unknown): string => {
  try {
    run();
    return "none";
  } catch (error) {
    return error instanceof AppError ? `${error.code} ${error.message.split(":")[0]}` : "bug";
  }
};
const request = {
  actionId: "a1",
  action: 'click("1")',
  risk: "delete" as const,
  description: "",
  values: [],
  expiresAt: "2026-01-02T04:00:00.000Z",
};
const awaiting = aTask({
  status: "awaiting_approval",
  approval: { request, record: anAction(), pageHash: "00" },
});

describe("openNewTask", () => {
  it("starts with the goal of the request", () => {
    const opened = openNewTask({ query: "Open settings", url: "http://a.test/" }, session, context);
    expect([opened.isNewTask, opened.task.goal, opened.task.startUrl, opened.said]).toEqual([
      true,
      "Open settings",
      "http://a.test/",
      "Open settings",
    ]);
  });

  it("names the missing goal", () => {
    expect(codeOf(() => openNewTask({ url: "http://a.test/" }, session, context))).toBe(
      "invalid_request query",
    );
  });

  const question = { questionId: "q1", text: "Which patient?" };
  const turn = {
    turnId: "x",
    bodyHash: "h",
    turn: 1,
    createdAt: now,
    response: {
      status: "cancelled" as const,
      sessionId: "s1",
      turnId: "x",
      turn: 1,
      reason: "",
      usage: {
        turn: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 },
        task: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 },
        budgetLeft: { turns: 1, tokens: 1, costUsd: 1 },
      },
    },
  };
  const asked = { ...session, pending: { goal: "Call the patient", question, turn } };

  it("goes on with the goal whose question is answered", () => {
    const opened = openNewTask({ answer: { questionId: "q1", text: "Jas" } }, asked, context);
    expect([opened.task.goal, opened.task.answers]).toEqual([
      "Call the patient",
      [{ question: "Which patient?", answer: "Jas" }],
    ]);
  });

  it("refuses the answer to a question that is not open", () => {
    expect(codeOf(() => openNewTask({ answer: { questionId: "q2", text: "Jas" } }, asked, context))).toBe(
      "invalid_request answer.questionId",
    );
  });
});

describe("openTask", () => {
  it.each(["completed", "partial", "unverified", "failed", "cancelled"] as const)(
    "refuses a task that ended %s",
    (status) => {
      expect(codeOf(() => openTask(aTask({ status }), {}, now))).toBe("task_finished taskId");
    },
  );

  it("refuses the report on another action than the one it waits for", () => {
    const task = aTask({ pendingAction: anAction() });
    expect(codeOf(() => openTask(task, { lastActionId: "other" }, now))).toBe("turn_conflict lastActionId");
    expect(codeOf(() => openTask(task, { lastActionId: "a1" }, now))).toBe("none");
    expect(codeOf(() => openTask(task, {}, now))).toBe("none");
  });

  it.each([
    ["another action", "a2", "approve", "invalid_request approval.actionId"],
    ["the right action", "a1", "approve", "none"],
  ] as const)("takes the approval of %s as it should", (_name, actionId, decision, code) => {
    expect(codeOf(() => openTask(awaiting, { approval: { actionId, decision } }, now))).toBe(code);
  });

  it("carries out an approved action only until the approval expires", () => {
    const approval = { actionId: "a1", decision: "approve" as const };
    expect(openTask(awaiting, { approval }, now).approved?.actionId).toBe("a1");
    expect(openTask(awaiting, { approval }, "2026-01-02T05:00:00.000Z").approved).toBeUndefined();
  });

  it("ends as failed when the user refuses", () => {
    expect(
      openTask(awaiting, { approval: { actionId: "a1", decision: "reject" } }, now).ending,
    ).toMatchObject({ kind: "end", status: "failed" });
  });

  it("repeats what it waits for when nothing of it came", () => {
    expect(openTask(awaiting, {}, now).ending?.kind).toBe("approval");
    const question = { questionId: "q1", text: "?" };
    expect(openTask(aTask({ status: "needs_user_input", question }), {}, now).ending).toMatchObject({
      kind: "ask",
      question,
    });
  });

  it("has the page that was posted, and what a person decided elsewhere is taken once", () => {
    const answer = { questionId: "q1", text: "The first" };
    const question = { questionId: "q1", text: "Which?" };
    const task = aTask({ question, answers: [{ question: "Who?", answer: "Jas" }], decided: { answer } });
    const opened = openTask(task, { url: "http://clinic.test/new" }, now);
    expect([opened.task.lastUrl, opened.task.decided, opened.task.question]).toEqual([
      "http://clinic.test/new",
      undefined,
      undefined,
    ]);
    expect(opened).toMatchObject({ isNewTask: false, said: "The first" });
    expect(opened.task.answers).toEqual([
      { question: "Who?", answer: "Jas" },
      { question: "Which?", answer: "The first" },
    ]);
    expect(openTask(aTask(), {}, now).task.lastUrl).toBe("http://clinic.test/patients");
  });

  it("counts the request's own decision before the one made elsewhere", () => {
    const decided = { approval: { actionId: "a1", decision: "reject" as const } };
    const approval = { actionId: "a1", decision: "approve" as const };
    expect(openTask({ ...awaiting, decided }, { approval }, now).approved?.actionId).toBe("a1");
    expect(openTask({ ...awaiting, decided }, {}, now).ending).toMatchObject({
      kind: "end",
      reason: "The action was refused by the user.",
      completion: { summary: "The action was refused by the user." },
    });
    const answer = { questionId: "q9", text: "x" };
    expect(codeOf(() => openTask({ ...awaiting, decided }, { answer }, now))).toBe(
      "invalid_request answer.questionId",
    );
    expect(codeOf(() => openTask(aTask(), { approval }, now))).toBe("invalid_request approval.actionId");
  });

  it("asks anew for an action whose approval came too late", () => {
    const late = openTask(awaiting, { approval: { actionId: "a1", decision: "approve" } }, "2027");
    expect([late.task.approval, late.isNewTask, late.ending]).toEqual([undefined, false, undefined]);
  });

  it.each([
    ["a pause", { status: "paused" }, { kind: "paused", reason: "The task is paused." }],
    [
      "a plan to approve",
      { status: "awaiting_plan_approval", planApproved: false },
      { kind: "plan_approval" },
    ],
    ["a plan that was approved since", { status: "awaiting_plan_approval", planApproved: true }, undefined],
    ["a plan that nobody is asked about yet", { status: "executing", planApproved: false }, undefined],
    ["a question that is gone", { status: "needs_user_input" }, undefined],
    ["an approval that is gone", { status: "awaiting_approval" }, undefined],
    ["an old question", { status: "executing", question: { questionId: "q", text: "?" } }, undefined],
  ] as const)("goes on waiting, or not, after %s", (_, parts, ending) => {
    expect(openTask(aTask(parts), {}, now).ending).toEqual(ending);
  });
});

describe("what was asked before there was a task", () => {
  it("may be answered elsewhere", () => {
    const pending = {
      goal: "Call",
      question: { questionId: "q1", text: "Whom?" },
      turn: aTurnRecord(),
      decided: { answer: { questionId: "q1", text: "Jas" } },
    };
    const opened = openNewTask({}, { ...session, pending }, { ...context, approvePlans: true });
    expect(opened).toMatchObject({
      said: "Jas",
      isNewTask: true,
      task: { goal: "Call", planApproved: false },
    });
    const plain = openNewTask({ query: " Open  it " }, session, context);
    expect(plain.task).toMatchObject({ answers: [], startUrl: "", planApproved: true, tenantId: "local" });
    expect(plain.session).toBe(session);
  });
});
