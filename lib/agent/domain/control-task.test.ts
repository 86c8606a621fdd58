import { describe, expect, it } from "vitest";
import type { ResponseStatus } from "@/lib/contracts/interact-response";
import type { ResumeTask } from "@/lib/contracts/task-detail";
import { anAction, anApprovalRequest, aPlan, aStep } from "@/tests/support/a-task";
import { defaultBudget } from "./budget";
import { controlTask } from "./control-task";
import { newTask } from "./new-task";
import type { Task } from "./task";

const aTask = (over: Partial<Task> = {}): Task => ({
  ...newTask({
    id: "t1",
    tenantId: "local",
    sessionId: "s1",
    goal: "Add a patient",
    url: "https://clinic.example",
    now: "2026-01-01T00:00:00.000Z",
    budget: defaultBudget,
    answers: [],
    approvePlans: false,
  }),
  ...over,
});
const resume = (how: Partial<ResumeTask> = {}) => ({
  kind: "resume" as const,
  how: { resolutionMethod: "retry" as const, ...how },
});
const statusAfter = (task: Task, control: Parameters<typeof controlTask>[1]): string => {
  const result = controlTask(task, control);
  return result.kind === "changed" ? result.task.status : result.kind;
};
const question = { questionId: "q1", text: "Which one?" };

describe("controlTask", () => {
  it.each(["completed", "partial", "unverified", "failed", "cancelled"] satisfies ResponseStatus[])(
    "changes nothing about a task that ended %s",
    (status) => {
      for (const control of [
        { kind: "pause" },
        { kind: "cancel" },
        { kind: "abandon", reason: "x" },
        resume(),
      ] as const)
        expect(statusAfter(aTask({ status }), control)).toBe("ended");
    },
  );

  it.each([
    ["executing", {}, "executing"],
    ["a question", { question }, "needs_user_input"],
  ] as const)("goes back to %s after a pause", (_name, over, status) => {
    const paused = controlTask(aTask(over), { kind: "pause" });
    expect(paused).toMatchObject({ kind: "changed", task: { status: "paused" } });
    expect(paused.kind === "changed" && statusAfter(paused.task, resume())).toBe(status);
  });

  it("waits for a person where the browser may not look at a site, and goes on once it may", () => {
    const held = controlTask(aTask(), { kind: "pause", permissionFor: "shop.example" });
    expect(held).toMatchObject({
      kind: "changed",
      task: { status: "awaiting_user", blocker: { type: "site_permission" } },
    });
    expect(held.kind === "changed" && held.task.blocker?.userMessage).toContain("shop.example");
    const goesOn = held.kind === "changed" && controlTask(held.task, resume());
    expect(goesOn).toMatchObject({ kind: "changed", task: { status: "executing" } });
    expect(goesOn && goesOn.kind === "changed" && goesOn.task.blocker).toBeUndefined();
  });

  it("resumes only what is held", () => {
    expect(statusAfter(aTask({ status: "executing" }), resume())).toBe("not_held");
    expect(statusAfter(aTask({ status: "awaiting_user" }), resume())).toBe("executing");
  });

  it("keeps what the user filled in, but no secret", () => {
    const blocker = {
      type: "login_required",
      description: "",
      userMessage: "",
      resolutionMethods: ["provide_in_chat"],
      requiredFields: [
        { name: "user", label: "User", secret: false },
        { name: "password", label: "Password", secret: true },
      ],
      confidence: 1,
    } satisfies Task["blocker"];
    const result = controlTask(
      aTask({ status: "awaiting_user", blocker }),
      resume({ resolutionData: { user: "jas", password: "hunter2" } }),
    );
    expect(result).toMatchObject({ task: { answers: [{ question: "user", answer: "jas" }] } });
    expect(JSON.stringify(result)).not.toContain("hunter2");
  });

  it("ends a cancelled task with what is left, and lets go of its open action", () => {
    const result = controlTask(aTask(), { kind: "cancel" });
    expect(result).toMatchObject({ task: { status: "cancelled", endReason: "The task was cancelled." } });
    expect(result.kind === "changed" && "pendingAction" in result.task).toBe(false);
  });

  describe("a person's decision away from the client", () => {
    const asked = aTask({ status: "needs_user_input", question });
    const answer = { questionId: "q1", text: "The second" };

    it("is kept for the client's next turn", () => {
      const result = controlTask(asked, { kind: "decide", decided: { answer } });
      expect(result).toMatchObject({ kind: "changed", task: { status: "executing", decided: { answer } } });
    });

    it.each([
      ["another question", { answer: { ...answer, questionId: "q2" } }],
      ["an action that does not wait", { approval: { actionId: "a1", decision: "approve" as const } }],
    ])("is refused for %s", (_, decided) => {
      expect(statusAfter(asked, { kind: "decide", decided })).toBe("not_held");
    });

    it("outlives a pause", () => {
      const paused = { ...asked, status: "paused" as const, decided: { answer } };
      expect(statusAfter(paused, resume())).toBe("executing");
    });

    const approval = { request: anApprovalRequest, record: anAction(), pageHash: "00" };
    const waiting = aTask({ status: "awaiting_approval", approval });
    const decide = (task: Task, decision: "approve" | "reject", actionId = anApprovalRequest.actionId) =>
      controlTask(task, { kind: "decide", decided: { approval: { actionId, decision } } });

    it("lets an approved action wait for the client, which has the page", () => {
      expect(decide(waiting, "approve")).toMatchObject({
        kind: "changed",
        task: { status: "executing", approval, decided: { approval: { decision: "approve" } } },
        notice: "A person approved the action.",
      });
      expect(controlTask(asked, { kind: "decide", decided: { answer } })).toMatchObject({
        notice: "A person answered the question.",
      });
    });

    it("ends the task at once where the action is refused", () => {
      const result = decide(waiting, "reject");
      expect(result).toMatchObject({
        kind: "changed",
        task: { status: "failed", endReason: "The action was refused by the user." },
        notice: "The action was refused by the user.",
      });
      expect(result.kind === "changed" && "approval" in result.task).toBe(false);
    });

    it("is refused for another action, and for an answer to nothing", () => {
      expect(decide(waiting, "reject", "a2")).toEqual({ kind: "not_held" });
      expect(decide(aTask(), "approve")).toEqual({ kind: "not_held" });
      expect(controlTask(aTask(), { kind: "decide", decided: {} })).toEqual({ kind: "not_held" });
    });
  });

  it.each<[string, Partial<Task>, ResponseStatus]>([
    [
      "an approval",
      { approval: { request: anApprovalRequest, record: anAction(), pageHash: "00" } },
      "awaiting_approval",
    ],
    ["a plan to approve", { plan: aPlan(aStep({ id: "a" })), planApproved: false }, "awaiting_plan_approval"],
    ["an approved plan", { plan: aPlan(aStep({ id: "a" })), planApproved: true }, "executing"],
    ["no plan", { planApproved: false }, "executing"],
  ])("goes back to %s after a pause", (_, over, status) => {
    const { plan: _none, ...bare } = aTask({ status: "paused" });
    expect(statusAfter({ ...bare, ...over }, resume())).toBe(status);
  });

  it("says what was done", () => {
    const noticeOf = (control: Parameters<typeof controlTask>[1], task = aTask()): string => {
      const result = controlTask(task, control);
      return result.kind === "changed" ? result.notice : result.kind;
    };
    expect(noticeOf({ kind: "pause" })).toBe("The task was paused.");
    expect(noticeOf({ kind: "cancel" })).toBe("The task was cancelled.");
    expect(noticeOf(resume(), aTask({ status: "paused" }))).toBe("The task goes on.");
  });

  it("hands retries and changes of the plan on", () => {
    expect(controlTask(aTask(), { kind: "retry", stepId: "nowhere" }).kind).toBe("refused");
  });
});
