import { currentStep } from "@/lib/agent/domain/plan";
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
  return choicePatch(state, choice, step ? "step" : "direct");
};
