import { describe, expect, it } from "vitest";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import type { ChangePlan } from "@/lib/contracts/change-plan";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aPlan, aReport, aStep, aTask } from "@/tests/support/a-task";
import { changePlanByPerson, type PlanChanged, retryFrom } from "./change-plan-by-person";
import { incompleteCompletion } from "./end-task";
import type { PlanStep } from "./plan";
import type { Task } from "./task";

const done = { status: "completed" as const };
const three = (a: Partial<PlanStep> = done, b: Partial<PlanStep> = {}, c: Partial<PlanStep> = {}) =>
  aPlan(aStep({ id: "a", ...a }), aStep({ id: "b", ...b }), aStep({ id: "c", ...c }));
const planned = (parts: Partial<Task> = {}) => aTask({ plan: three(), ...parts });
const underWay = (stepId: string) => ({ pendingAction: anAction({ stepId }) });

const reasonOf = (result: PlanChanged) => (result.kind === "refused" ? result.reason : result.notice);
function changed(task: Task, change: ChangePlan): Task {
  const result = changePlanByPerson(task, change);
  if (result.kind === "refused") throw new Error(result.reason);
  return result.task;
}
const idsOf = ({ plan }: Task) => plan?.steps.map(({ id }) => id);

describe("a person's change to a plan", () => {
  const edit = (stepId: string, description = "Press Save") => ({
    change: "edit" as const,
    stepId,
    description,
  });
  const reorder = (...stepIds: string[]) => ({ change: "reorder" as const, stepIds });
  const unasked = "change: this plan does not wait for approval";
  const gone = "stepId: no such step is left in the plan";
  const each = "stepIds: name each step that is left in the plan, once";
  const refusals: [string, Task, ChangePlan, string][] = [
    ["of a task without one", aTask(), { change: "approve" }, "change: this task has no plan"],
    ["that nobody has to approve", planned(), { change: "approve" }, unasked],
    ["that nobody has to reject", planned(), { change: "reject" }, unasked],
    ["that skips what is done", planned(), { change: "skip", stepId: "a" }, gone],
    [
      "that skips what is skipped",
      planned({ plan: three({ status: "skipped" }) }),
      { change: "skip", stepId: "a" },
      gone,
    ],
    ["that skips no step", planned(), { change: "skip", stepId: "x" }, gone],
    ["that rewords what is done", planned(), edit("a"), gone],
    ["that rewords no step", planned(), edit("x"), gone],
    [
      "that rewords what is under way",
      planned(underWay("b")),
      edit("b"),
      "stepId: this step is being carried out; pause the task or wait for its verdict",
    ],
    ["that forgets a step", planned(), reorder("c"), each],
    ["that names a step twice", planned(), reorder("c", "c"), each],
    ["that names one twice beside the others", planned(), reorder("c", "b", "c"), each],
    ["that names what is done", planned(), reorder("a", "c", "b"), each],
    ["that names no step", planned(), reorder("c", "x"), each],
    [
      "that puts one before what is under way",
      planned(underWay("b")),
      reorder("c", "b"),
      "stepIds: the first of them is being carried out; pause the task or wait for its verdict",
    ],
  ];
  it.each(refusals)("is refused: one %s", (_, task, change, reason) => {
    expect(changePlanByPerson(task, change)).toEqual({ kind: "refused", reason });
  });

  it("lets an approved plan run, and keeps the status of a task that waits for something else", () => {
    const waits = planned({ planApproved: false, status: "awaiting_plan_approval" });
    expect(changed(waits, { change: "approve" })).toMatchObject({ planApproved: true, status: "executing" });
    expect(changed({ ...waits, status: "paused" }, { change: "approve" }).status).toBe("paused");
    expect(reasonOf(changePlanByPerson(waits, { change: "approve" }))).toBe("The plan was approved.");
  });

  it("has a rejected plan made anew, told why", () => {
    const earlier = { question: "Which?", answer: "The first" };
    const subTask = { id: "t", name: "t", objective: "t", inputs: [], outputs: [], result: {} };
    const task = planned({
      planApproved: false,
      status: "awaiting_plan_approval",
      answers: [earlier],
      subTasks: [{ ...subTask, stepIds: ["a"], status: "completed" }],
      currentSubTaskIndex: 1,
    });
    const next = changed(task, { change: "reject", reason: "Too long" });
    expect(next).toMatchObject({
      status: "executing",
      subTasks: [],
      currentSubTaskIndex: 0,
      planApproved: false,
    });
    expect(next.plan).toBeUndefined();
    expect(next.answers).toEqual([
      earlier,
      { question: "What shall be different about the plan?", answer: "Too long" },
    ]);
    expect(reasonOf(changePlanByPerson(task, { change: "reject", reason: "Too long" }))).toBe(
      "The plan was rejected: Too long",
    );
  });

  it("ends the task when a plan is rejected without a reason", () => {
    const next = changed(planned({ planApproved: false }), { change: "reject" });
    expect(next).toMatchObject({ status: "failed", endReason: "The plan was rejected by the user." });
    expect(next.completion?.summary).toBe("The plan was rejected by the user.");
  });

  it("leaves a skipped step behind", () => {
    const task = planned();
    const next = changed(task, { change: "skip", stepId: "b" });
    expect(next.plan?.steps.map(({ status }) => status)).toEqual(["completed", "skipped", "active"]);
    expect(reasonOf(changePlanByPerson(task, { change: "skip", stepId: "b" }))).toBe(
      "A person skipped a step: Do b",
    );
  });

  it("takes a new wording as the user's own", () => {
    const b = {
      assertions: [{ kind: "url" as const, match: "changed" as const }],
      contingencies: [{ trigger: "POPUP_DETECTED" as const, response: "Close it" }],
    };
    const task = planned({ plan: three(done, b), ...underWay("c") });
    const next = changed(task, edit("b", "Open the settings"));
    expect(next.plan).toMatchObject({ revision: 1, currentStepIndex: 1 });
    expect(next.plan?.steps[1]).toMatchObject({
      id: "b",
      description: "Open the settings",
      verify: "b is done",
      assertions: [],
      contingencies: [],
      mutating: false,
    });
    expect(next.answers).toEqual([{ question: "Instead of: Do b", answer: "Open the settings" }]);
    expect(reasonOf(changePlanByPerson(task, edit("b", "Open it")))).toBe("A person changed a step: Open it");
    expect(changed(task, { ...edit("b"), verify: "It is saved" }).plan?.steps[1]?.verify).toBe("It is saved");
  });

  it.each([
    ["Save the changes", {}, true],
    ["Open the settings", {}, false],
    ["Open the settings", { mutating: true }, true],
  ])("knows of %s, where it was %j, whether it stores something: %s", (wording, parts, mutating) => {
    const next = changed(planned({ plan: three(done, parts) }), edit("b", wording));
    expect(next.plan?.steps[1]?.mutating).toBe(mutating);
  });

  it("makes a step of each thing that a wording says, one after the other, in the same sub-task", () => {
    const subTask = { id: "t", name: "t", objective: "t", inputs: [], outputs: [], result: {} };
    const task = planned({
      plan: three(done, { dependsOn: ["a"] }, { dependsOn: ["b"] }),
      subTasks: [{ ...subTask, stepIds: ["a", "b", "c"], status: "active" }],
    });
    const next = changed(task, edit("b", 'Type "Jas" into the name field, then save the changes'));
    expect(idsOf(next)).toEqual(["a", "b-0-0", "b", "c"]);
    expect(next.plan?.steps.map(({ dependsOn }) => dependsOn)).toEqual([[], ["a"], ["b-0-0"], ["b"]]);
    expect(next.plan?.steps[1]).toMatchObject({ mutating: false, toolType: "browser" });
    expect(next.plan?.steps[1]?.verify).toBe(`Done: ${next.plan?.steps[1]?.description}`);
    expect(next.plan?.steps[2]?.mutating).toBe(true);
    expect(next.subTasks[0]?.stepIds).toEqual(["a", "b-0-0", "b", "c"]);
    const tool = planned({ plan: three(done, { toolType: "search" }) });
    expect(idsOf(changed(tool, edit("b", "Find a hotel and click it")))).toEqual(["a", "b", "c"]);
  });

  it("wins with its order over what steps were said to depend on", () => {
    const task = planned({ plan: three(done, { dependsOn: ["a"] }, { dependsOn: ["a", "b"] }) });
    const next = changed(task, reorder("c", "b"));
    expect(next.plan).toMatchObject({ revision: 1, currentStepIndex: 1 });
    expect(next.plan?.steps.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([
      ["a", []],
      ["c", ["a"]],
      ["b", ["a"]],
    ]);
    expect(reasonOf(changePlanByPerson(task, reorder("c", "b")))).toBe(
      "A person changed the order of the steps.",
    );
  });

  it("orders what is left while a step is under way that stays first, or is no longer left", () => {
    expect(idsOf(changed(planned(underWay("b")), reorder("b", "c")))).toEqual(["a", "b", "c"]);
    expect(idsOf(changed(planned(underWay("a")), reorder("c", "b")))).toEqual(["a", "c", "b"]);
  });
});

describe("a retry from a step", () => {
  const ended = (parts: Partial<Task> = {}) =>
    planned({ status: "failed", endReason: "x", plan: three(done, done, { status: "failed" }), ...parts });

  it.each([
    [
      "of a completed task",
      ended({ status: "completed" }),
      "a",
      "taskId: this task is completed; there is nothing to retry",
    ],
    [
      "of a cancelled task",
      ended({ status: "cancelled" }),
      "a",
      "taskId: this task is cancelled; there is nothing to retry",
    ],
    ["from no step", ended(), "x", "stepId: no such step is in the plan"],
    ["without a plan", aTask({ status: "failed" }), "a", "stepId: no such step is in the plan"],
    [
      "from before what stored something",
      ended({ plan: three(done, { ...done, mutating: true }) }),
      "a",
      'stepId: "Do b" was done and stored something; retry from a later step',
    ],
  ])("is refused: one %s", (_, task, stepId, reason) => {
    expect(retryFrom(task, stepId)).toEqual({ kind: "refused", reason });
  });

  it.each(["partial", "unverified", "failed", "executing"] as const)(
    "is done in a task that is %s",
    (status) => {
      expect(retryFrom(ended({ status }), "b")).toMatchObject({
        kind: "changed",
        task: { status: "executing" },
      });
    },
  );

  it("does that step and all after it anew, and keeps what is behind", () => {
    const used = {
      note: "[FAIL]: x",
      output: 1,
      verifiedBy: ["e"],
      unverified: true,
      corrections: 2,
      replans: 1,
    };
    const again = { ...used, reobserved: true, pendingCalls: 1 };
    const plan = three(
      { ...done, mutating: true, ...again },
      { ...done, ...again },
      { mutating: true, ...again },
    );
    const result = retryFrom(ended({ plan }), "b");
    if (result.kind === "refused") throw new Error(result.reason);
    expect(result.notice).toBe("A person had the task go on from a step: Do b");
    const [a, b, c] = result.task.plan?.steps ?? [];
    expect(a).toEqual(plan.steps[0]);
    expect(b).toEqual(aStep({ id: "b", status: "active" }));
    expect(c).toEqual(aStep({ id: "c", mutating: true }));
    expect(result.task.plan).toMatchObject({ revision: 1, currentStepIndex: 1 });
  });

  it("forgets what the task waited for, why it ended and what was not met", () => {
    const task = ended({
      ...underWay("b"),
      reobserved: { record: anAction(), report: aReport() },
      claim: { source: "plan_ended", summary: "", originalRequestSummary: "" },
      question: { questionId: "q", text: "?" },
      completion: incompleteCompletion(ended(), "x"),
      criteria: [aCriterion({ id: "c1", result: "met" }), aCriterion({ id: "c2", result: "unmet" })],
      evidenceGathered: true,
      progress: { ...aTask().progress, consecutiveFailures: 3, reflected: true },
    });
    const result = retryFrom(task, "b");
    if (result.kind === "refused") throw new Error(result.reason);
    const left = Object.keys(result.task);
    for (const key of ["pendingAction", "reobserved", "claim", "question", "completion", "endReason"])
      expect(left).not.toContain(key);
    expect(result.task.criteria.map((one) => one.result)).toEqual(["met", "open"]);
    expect(result.task.evidenceGathered).toBe(false);
    expect(result.task.progress).toEqual(aTask().progress);
  });
});

describe("the names of the page", () => {
  it("are not cut when a wording says them", () => {
    const beforeState = beforeStateOf(aPage('button "Save and close"'));
    const pendingAction = anAction({ stepId: "c", beforeState });
    const next = changed(planned({ pendingAction }), {
      change: "edit",
      stepId: "b",
      description: "Click Save and close",
    });
    expect(idsOf(next)).toEqual(["a", "b", "c"]);
  });
});
