import { currentStep } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";
import { generateAction } from "@/lib/agent/refinement/generate-action";
import { choicePatch } from "../choice-patch";
import { refinementInput } from "../refinement-input";
import type { Node } from "../turn-node";

export const actionGeneration: Node = async (state, deps) => {
  const step = currentStep(state.task.plan);
  const refused = state.refusal === undefined ? {} : { refused: state.refusal };
  const choice = await generateAction(
    { ...refinementInput(state), ...(step ? { step } : {}), ...refused },
    deps,
  );
  // Another plan may know a way, once a turn; what policy refuses no plan is to get round.
  const isStuck = choice.kind === "cannot" && step && state.refusal === undefined && !state.stuck;
  return isStuck
    ? {
        choice,
        stuck: { step: step.description, reason: choice.reason, stored: hasStored(state.task) },
        replanTrigger: "step_impossible",
      }
    : choicePatch(state, choice, step ? "step" : "direct");
};

const hasStored = ({ plan, history }: Task): boolean =>
  plan?.steps.some(({ status, mutating }) => status === "completed" && mutating) === true ||
  history.some(({ maybeDone }) => maybeDone === true);
