import type { ChangePlan } from "@/lib/contracts/change-plan";
import { isEndStatus } from "@/lib/contracts/interact-response";
import { advancePlan, focusPlan } from "./advance-plan";
import { incompleteCompletion } from "./end-task";
import { asksToStore } from "./goal-criterion";
import { type Plan, type PlanStep, stepFrom } from "./plan";
import { newProgress, type Task } from "./task";
import { splitStep } from "./wording/split-step";

export type PlanChanged =
  | { kind: "changed"; task: Task; notice: string }
  /** The plan cannot be changed like that; `reason` names the field and says why. */
  | { kind: "refused"; reason: string };

const refused = (reason: string): PlanChanged => ({ kind: "refused", reason });
const isBehind = ({ status }: PlanStep): boolean => status === "completed" || status === "skipped";

/** The task after a person's change to its plan. */
export function changePlanByPerson(task: Task, change: ChangePlan): PlanChanged {
  const { plan } = task;
  if (!plan) return refused("change: this task has no plan");
  switch (change.change) {
    case "approve":
      if (task.planApproved) return refused("change: this plan does not wait for approval");
      return {
        kind: "changed",
        task: { ...task, planApproved: true, status: afterApproval(task) },
        notice: "The plan was approved.",
      };
    case "reject":
      if (task.planApproved) return refused("change: this plan does not wait for approval");
      return rejected(task, change.reason);
    case "edit":
      return edited(task, plan, change);
    case "reorder":
      return reordered(task, plan, change.stepIds);
    case "skip": {
      const step = plan.steps.find(({ id }) => id === change.stepId);
      if (!step || isBehind(step)) return refused("stepId: no such step is left in the plan");
      return {
        kind: "changed",
        task: { ...task, plan: advancePlan(plan, step.id, { kind: "skipped" }) },
        notice: `A person skipped a step: ${step.description}`,
      };
    }
  }
}

const afterApproval = ({ status }: Task): Task["status"] =>
  status === "awaiting_plan_approval" ? "executing" : status;

/** With a reason the plan is made anew, told of it; without one the user does not want the task. */
function rejected(task: Task, reason: string | undefined): PlanChanged {
  const { plan: _rejected, ...rest } = task;
  if (reason !== undefined) {
    const answers = [
      ...task.answers,
      { question: "What shall be different about the plan?", answer: reason },
    ];
    return {
      kind: "changed",
      task: { ...rest, answers, subTasks: [], currentSubTaskIndex: 0, status: "executing" },
      notice: `The plan was rejected: ${reason}`,
    };
  }
  const notice = "The plan was rejected by the user.";
  return {
    kind: "changed",
    task: {
      ...task,
      status: "failed",
      completion: incompleteCompletion(task, notice, "unverifiable"),
      endReason: notice,
    },
    notice,
  };
}

/** A person's wording counts as the user's own: what it says may be typed. Where it says several things to do, each becomes a step. */
function edited(
  task: Task,
  plan: Plan,
  { stepId, description, verify }: Extract<ChangePlan, { change: "edit" }>,
): PlanChanged {
  const step = plan.steps.find(({ id }) => id === stepId);
  if (!step || isBehind(step)) return refused("stepId: no such step is left in the plan");
  if (task.pendingAction?.stepId === stepId)
    return refused("stepId: this step is being carried out; pause the task or wait for its verdict");
  const reworded = rewordedSteps({ ...step, verify: verify ?? step.verify }, description, plan, task);
  const steps = plan.steps.flatMap((one) => (one === step ? reworded : [one]));
  const stepIds = reworded.map(({ id }) => id);
  const subTasks = task.subTasks.map((subTask) => ({
    ...subTask,
    stepIds: subTask.stepIds.flatMap((id) => (id === stepId ? stepIds : [id])),
  }));
  const answers = [...task.answers, { question: `Instead of: ${step.description}`, answer: description }];
  return {
    kind: "changed",
    task: { ...task, answers, subTasks, plan: focusPlan({ ...plan, steps, revision: plan.revision + 1 }) },
    notice: `A person changed a step: ${description}`,
  };
}

/** The last one keeps the step's id, so that whoever waits for the step waits for all of it; each waits for the one before it. */
function rewordedSteps(step: PlanStep, wording: string, { revision }: Plan, task: Task): PlanStep[] {
  const names = task.pendingAction?.beforeState?.semanticSkeleton?.nodes.map(({ name }) => name) ?? [];
  const texts = step.toolType === "browser" ? splitStep(wording, names) : [wording];
  const idAt = (at: number): string => (at === texts.length - 1 ? step.id : `${step.id}-${revision}-${at}`);
  return texts.map((description, at): PlanStep => {
    const dependsOn = at === 0 ? step.dependsOn : [idAt(at - 1)];
    if (at < texts.length - 1) {
      const draft = { description, verify: `Done: ${description}`, mutating: asksToStore(description) };
      return { ...stepFrom(draft, idAt(at), String), dependsOn };
    }
    const mutating = step.mutating || asksToStore(description);
    return { ...step, description, dependsOn, assertions: [], contingencies: [], mutating };
  });
}

/** A person's order wins over what steps were said to depend on. */
function reordered(task: Task, plan: Plan, stepIds: readonly string[]): PlanChanged {
  const done = plan.steps.filter(isBehind);
  const left = plan.steps.filter((step) => !isBehind(step));
  const wanted = stepIds.flatMap((id) => left.find((step) => step.id === id) ?? []);
  if (
    wanted.length !== stepIds.length ||
    new Set(stepIds).size !== left.length ||
    wanted.length !== left.length
  )
    return refused("stepIds: name each step that is left in the plan, once");
  if (
    task.pendingAction?.stepId &&
    task.pendingAction.stepId !== stepIds[0] &&
    stepIds.includes(task.pendingAction.stepId)
  )
    return refused("stepIds: the first of them is being carried out; pause the task or wait for its verdict");
  const order = [...done, ...wanted].map(({ id }) => id);
  const steps = [...done, ...wanted].map((step, at) => ({
    ...step,
    dependsOn: step.dependsOn.filter((id) => order.indexOf(id) < at),
  }));
  return {
    kind: "changed",
    task: { ...task, plan: focusPlan({ ...plan, steps, revision: plan.revision + 1 }) },
    notice: "A person changed the order of the steps.",
  };
}

/** Ends that a retry can take back: the goal was not reached. */
const retriable: ReadonlySet<string> = new Set(["partial", "unverified", "failed"]);

/** From a step on everything is done anew. What stored something and is verified is never done twice. */
export function retryFrom(task: Task, stepId: string): PlanChanged {
  const { plan } = task;
  if (isEndStatus(task.status) && !retriable.has(task.status))
    return refused(`taskId: this task is ${task.status}; there is nothing to retry`);
  const from = plan?.steps.findIndex(({ id }) => id === stepId) ?? -1;
  const step = plan?.steps[from];
  if (!plan || !step) return refused("stepId: no such step is in the plan");
  const stored = plan.steps.slice(from).find((one) => one.mutating && one.status === "completed");
  if (stored)
    return refused(`stepId: "${stored.description}" was done and stored something; retry from a later step`);
  const steps = plan.steps.map((one, at) => (at < from ? one : afresh(one)));
  const { pendingAction: _out, reobserved: _looked, claim: _claimed, question: _asked, ...open } = task;
  const { completion: _ended, endReason: _why, blocker: _held, approval: _waiting, ...rest } = open;
  const criteria = task.criteria.map((one) =>
    one.result === "met" ? one : { ...one, result: "open" as const },
  );
  return {
    kind: "changed",
    task: {
      ...rest,
      status: "executing",
      plan: focusPlan({ ...plan, steps, revision: plan.revision + 1 }),
      criteria,
      evidenceGathered: false,
      progress: newProgress,
    },
    notice: `A person had the task go on from a step: ${step.description}`,
  };
}

function afresh(step: PlanStep): PlanStep {
  const { note: _note, output: _output, ...rest } = step;
  return {
    ...rest,
    status: "pending",
    pendingCalls: 0,
    verifiedBy: [],
    unverified: false,
    corrections: 0,
    replans: 0,
    reobserved: false,
  };
}
