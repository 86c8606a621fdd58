import { advancePlan, stepsLeft } from "@/lib/agent/domain/advance-plan";
import { withClaim } from "@/lib/agent/domain/claim";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { incompleteCompletion } from "@/lib/agent/domain/end-task";
import type { Plan, StuckStep } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";
import { claimAtDeadEnd } from "@/lib/agent/graph/dead-end";
import { planNext } from "@/lib/agent/graph/plan-next";
import { planningInput } from "@/lib/agent/graph/planning-input";
import type { Node } from "@/lib/agent/graph/turn-node";
import { makePlan } from "@/lib/agent/planning/make-plan";

export const planning: Node = async (state, deps) => {
  const { task } = state;
  if (task.plan && state.replanningFlag !== "regenerated") return planNext(task);
  const made = await makePlan(await planningInput(state, deps), deps);
  switch (made.kind) {
    case "plan": {
      const { criteria } = made;
      const plan = state.stuck ? withStuck(made.plan, state.stuck) : made.plan;
      const behind = task.subTasks.filter(({ status }) => status === "completed");
      const subTasks = [...behind, ...made.subTasks];
      return {
        ...planNext({ ...task, plan, criteria, subTasks, currentSubTaskIndex: behind.length }),
        planNews: task.plan ? "update" : "preview",
        // Made: whoever comes back here in this turn goes on with it.
        replanningFlag: "continue",
      };
    }
    case "holds":
      return {
        task: withClaim(
          state.stuck ? onWhatWasDone(task, made.criteria) : { ...task, criteria: made.criteria },
          "goal_already_holds",
          made.summary,
        ),
        planningFlag: "claim",
      };
    case "ask": {
      // No way is known to go on, and what was sent may have done it.
      const claimed = state.stuck && claimAtDeadEnd(task, made.question.text);
      return claimed ? { task: claimed, planningFlag: "claim" } : { planningFlag: "ask", ending: made };
    }
    case "impossible": {
      const completion = incompleteCompletion(task, made.reason);
      return {
        planningFlag: "impossible",
        ending: { kind: "end", status: "failed", completion, reason: made.reason },
      };
    }
  }
};

/** Nobody found a way to do the steps that are left, and what was done before is said to be all of it: that is what the goal rests on now. */
function onWhatWasDone(task: Task, criteria: readonly Criterion[]): Task {
  const left = stepsLeft(task.plan).map(({ id }) => id);
  const plan = task.plan && left.reduce((rest, id) => advancePlan(rest, id, { kind: "skipped" }), task.plan);
  const own = criteria.map(({ stepId, ...criterion }) =>
    stepId === undefined || left.includes(stepId) ? criterion : { ...criterion, stepId },
  );
  return { ...task, ...(plan ? { plan } : {}), criteria: own };
}

/** A new plan may lead to the same step again: that was one try of it. */
const withStuck = (plan: Plan, stuck: StuckStep): Plan => ({
  ...plan,
  steps: plan.steps.map((step) =>
    step.description === stuck.step ? { ...step, replans: step.replans + 1 } : step,
  ),
});
