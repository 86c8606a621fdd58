import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { ReplanTrigger } from "@/lib/agent/domain/plan";
import { StepStatus } from "@/lib/contracts/plan";
import { fenceRule } from "./fenced";
import { PageView } from "./page-view";
import { dataPart, goalPart, listPart, pagePart, paragraphs } from "./question-parts";

/** A small change to the steps that are left. */
export const PlanChange = z.object({
  kind: z.enum(["remove", "reword", "insert_before"]),
  /** The step that is removed or reworded, or that the new one comes before. */
  stepId: z.string(),
  description: z.string().optional(),
  verify: z.string().optional(),
});
export type PlanChange = z.infer<typeof PlanChange>;

const system = `A browser agent works through a plan. Given the present page: can the steps that are left still be carried out, and do they still lead to the goal?
- valid: true when they can be carried out as they are.
- suggestedChanges: only small ones, to steps that are left. reword and insert_before need description and verify; one browser action a step.
- needsFullReplan: true when small changes are not enough.
- A step that is blocked cannot be carried out as it is.
${fenceRule}`;

/** Looks at the rest of a plan again. */
export const validatePlanTask = modelTask({
  name: "validate_plan",
  input: z.object({
    goal: z.string(),
    trigger: ReplanTrigger,
    steps: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        verify: z.string(),
        status: StepStatus,
        dependsOn: z.array(z.string()),
        note: z.string().optional(),
      }),
    ),
    /** Why the plan is looked at again. */
    problem: z.string().optional(),
    /** Criteria that are not met. */
    unmet: z.array(z.string()),
    page: PageView,
  }),
  output: z.object({
    valid: z.boolean(),
    reason: z.string(),
    suggestedChanges: z.array(PlanChange),
    needsFullReplan: z.boolean(),
  }),
  prompt: (input) => ({
    system,
    user: paragraphs(
      goalPart(input.goal),
      `Why the plan is looked at again: ${input.trigger.replace(/_/g, " ")}`,
      dataPart("What happened:", input.problem ? [input.problem] : []),
      dataPart(
        "Steps that are left:",
        input.steps.map(
          ({ id, description, status, note }) =>
            `[${id}] ${description} (${status}${note ? `; ${note}` : ""})`,
        ),
      ),
      listPart("Not met yet:", input.unmet),
      pagePart(input.page),
    ),
  }),
  effort: "low",
  grounding: false,
  size: "small",
  maxOutputTokens: 1_200,
});
