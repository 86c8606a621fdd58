import { currentStep } from "@/lib/agent/domain/plan";
import { hasStored } from "@/lib/agent/domain/stored-for-goal";
import { choicePatch } from "@/lib/agent/graph/choice-patch";
import { claimAtDeadEnd } from "@/lib/agent/graph/dead-end";
import { refinementInput } from "@/lib/agent/graph/refinement-input";
import type { Node } from "@/lib/agent/graph/turn-node";
import { generateAction } from "@/lib/agent/refinement/generate-action";

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
