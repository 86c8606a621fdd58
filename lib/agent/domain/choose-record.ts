import type { ActionChoice } from "./action-choice";
import type { ActionPurpose, ActionRecord } from "./action-record";
import { currentStep } from "./plan";
import type { BeforeState } from "./snapshot";
import type { Task } from "./task";
import { thresholds } from "./thresholds";

/** The record of a chosen action, with what the page was like when it was chosen. */
export function recordOf(
  choice: Extract<ActionChoice, { kind: "act" }>,
  context: { actionId: string; purpose: ActionPurpose; task: Task; page: BeforeState },
): ActionRecord {
  const step = currentStep(context.task.plan);
  return {
    actionId: context.actionId,
    turn: context.task.turn,
    purpose: context.purpose,
    action: choice.action,
    actionType: choice.actionType,
    ...(choice.target ? { target: choice.target } : {}),
    thought: choice.thought,
    ...(step ? { stepId: step.id, stepDescription: step.description } : {}),
    urlAtAction: context.page.url,
    beforeState: context.page,
    ...(choice.chain ? { chain: choice.chain } : {}),
    ...(choice.chainStepIds ? { chainStepIds: choice.chainStepIds } : {}),
    ...(choice.chainTargets ? { chainTargets: choice.chainTargets } : {}),
    ...(context.task.reobserved && context.purpose === "reobserve"
      ? { reobserves: context.task.reobserved.record.actionId }
      : {}),
    certainty: choice.certainty,
  };
}

/** The bounded wait before a second look. */
export const secondLookWait: Extract<ActionChoice, { kind: "act" }> = {
  kind: "act",
  action: { name: "wait", args: [thresholds.reobserveSeconds] },
  actionType: "generic",
  thought: "Looking once more in a moment, before this is judged.",
  certainty: 1,
};

/** Waits, reloads and the like for their own sake: nothing is predicted of them and nothing judged. */
export const isLookOnly = (record: Pick<ActionRecord, "purpose">): boolean =>
  record.purpose === "reobserve" || record.purpose === "gather_evidence";

/** Done so that the step's own action can be done, and no try at the step itself. */
export const onlyMakesRoom = ({ purpose }: Pick<ActionRecord, "purpose">): boolean =>
  purpose === "recover" || purpose === "contingency";
