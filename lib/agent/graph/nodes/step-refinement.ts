import { currentStep } from "@/lib/agent/domain/plan";
import { choicePatch } from "@/lib/agent/graph/choice-patch";
import { refinementInput } from "@/lib/agent/graph/refinement-input";
import { stepHolds } from "@/lib/agent/graph/step-holds";
import type { Node } from "@/lib/agent/graph/turn-node";
import { refineStep } from "@/lib/agent/refinement/refine-step";

export const stepRefinement: Node = async (state, deps) => {
  const { plan } = state.task;
  const step = currentStep(plan);
  if (!plan || !step) return { choice: { kind: "cannot", reason: "There is no step left to carry out." } };
  const { tabs, attachments } = state;
  const chains = step.corrections === 0;
  const choice = await refineStep({ ...refinementInput(state), plan, step, tabs, attachments, chains }, deps);
  if (choice.kind !== "cannot") return choicePatch(state, choice, "step");
  // Another step may have held before in this turn.
  return choice.stepHolds
    ? { choice, ...stepHolds(state.task, step, choice.reason) }
    : { choice, refinementFlag: undefined };
};
