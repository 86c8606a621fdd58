import type { z } from "zod";
import type { Script } from "@/lib/adapters/scripted/scripted-model";
import type { makePlanTask } from "@/lib/agent/model-tasks/make-plan";

type PlanAnswer = z.input<typeof makePlanTask.output>;
type StepDraft = NonNullable<PlanAnswer["steps"]>[number];
type CriterionDraft = NonNullable<PlanAnswer["criteria"]>[number];

/** A step by its wording alone, or with all that a planner may say of it. */
export type PlannedStep = string | (Partial<StepDraft> & { description: string });

/** What a planner answers: these steps one after another, and when the goal is done. */
export const aPlanOf = (
  steps: readonly PlannedStep[],
  criteria: readonly CriterionDraft[] = [],
): PlanAnswer => ({
  outcome: "plan",
  steps: steps.map((step, index) => {
    const { description, ...said } = typeof step === "string" ? { description: step } : step;
    return {
      description,
      verify: `Done: ${description}`,
      ...(index > 0 ? { dependsOn: [index - 1] } : {}),
      ...said,
    };
  }),
  criteria: [...criteria],
});

/** A model that plans so: the first plan, then each further one when the plan is made anew. Everything else is left to rules. */
export const planning = (...plans: readonly PlanAnswer[]): Script => ({
  analyse_context: [{ data: { decision: "complex" } }],
  make_plan: plans.map((data) => ({ data })),
});
