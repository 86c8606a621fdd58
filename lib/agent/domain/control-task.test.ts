import { describe, expect, it } from "vitest";
import type { ResponseStatus } from "@/lib/contracts/interact-response";
import type { ResumeTask } from "@/lib/contracts/task-detail";
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
      for (const control of [{ kind: "pause" }, { kind: "cancel" }, resume()] as const)
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
  });
});
