import { currentStep } from "@/lib/agent/domain/plan";
import { isTaken } from "@/lib/agent/domain/taken";
import type { Task } from "@/lib/agent/domain/task";
import { generateAction } from "@/lib/agent/refinement/generate-action";
import { choicePatch } from "../choice-patch";
import { claimAtDeadEnd } from "../dead-end";
import { refinementInput } from "../refinement-input";
import type { Node } from "../turn-node";

export const actionGeneration: Node = async (state, deps) => {
  const step = currentStep(state.task.plan);
  const refused = state.refusal === undefined ? {} : { refused: state.refusal };
  // Another plan may know a way, once for a step of that wording; what policy refuses no plan is to get round.
  const replanned = state.stuck !== undefined || (step?.replans ?? 0) > 0;
  const choice = await generateAction(
    { ...refinementInput(state), ...(step ? { step } : {}), ...refused, replanned },
    deps,
  );
  const isStuck = choice.kind === "cannot" && step && state.refusal === undefined && !replanned;
  // Whoever knows no way even after another plan asks the user for one: what was sent may have done it by then.
  const claimed = replanned && choice.kind === "ask" && claimAtDeadEnd(state.task, choice.question.text);
  if (claimed)
    return {
      task: claimed,
      choice: { kind: "finish", summary: claimed.claim?.summary ?? "" },
      purpose: "step",
    };
  return isStuck
    ? {
        choice,
        stuck: { step: step.description, reason: choice.reason, stored: hasStored(state.task) },
        replanTrigger: "step_impossible",
      }
    : choicePatch(state, choice, step ? "step" : "direct");
};

/** A step that was only to show a way may have stored something, too, as a vote that is given by a press. */
const hasStored = ({ plan, history }: Task): boolean =>
  plan?.steps.some(({ status, mutating }) => status === "completed" && mutating) === true ||
  history.some(
    (record) => record.maybeDone === true || (record.verdict?.outcome === "verified" && isTaken(record)),
  );
