import { z } from "zod";

const stepId = z.string().min(1).max(128);

/**
 * Body of `POST …/plan`: what a person does to the plan. `reject` with a reason has the plan made anew, without one it ends the task. `reorder` names
 * all steps that are left, in their new order.
 */
export const ChangePlan = z.discriminatedUnion("change", [
  z.strictObject({ change: z.literal("approve") }),
  z.strictObject({ change: z.literal("reject"), reason: z.string().trim().min(1).max(400).optional() }),
  z.strictObject({
    change: z.literal("edit"),
    stepId,
    description: z.string().trim().min(1).max(1_000),
    /** How one sees that the step worked; as before when it is left out. */
    verify: z.string().trim().min(1).max(1_000).optional(),
  }),
  z.strictObject({ change: z.literal("reorder"), stepIds: z.array(stepId).min(1).max(200) }),
  z.strictObject({ change: z.literal("skip"), stepId }),
]);
export type ChangePlan = z.infer<typeof ChangePlan>;

/** Body of `POST …/retry`: that step and all after it are done anew, also in a task that ended short of its goal. */
export const RetryFrom = z.strictObject({ stepId });
export type RetryFrom = z.infer<typeof RetryFrom>;
