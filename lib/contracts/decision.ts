import { z } from "zod";

/** What a person decided away from the client that runs the task: about an action that waits for approval, or an answer to a question. */
export const Decided = z.strictObject({
  approval: z
    .strictObject({ actionId: z.string().min(1).max(128), decision: z.enum(["approve", "reject"]) })
    .optional(),
  answer: z
    .strictObject({ questionId: z.string().min(1).max(128), text: z.string().trim().min(1).max(4_000) })
    .optional(),
});
export type Decided = z.infer<typeof Decided>;

/** Body of `POST /api/session/{id}/decide`. Without `taskId` it answers the question that was asked before there was a task. */
export const Decide = Decided.extend({ taskId: z.uuid().optional() }).refine(
  ({ approval, answer }) => (approval === undefined) !== (answer === undefined),
  { error: "give either approval or answer" },
);
export type Decide = z.infer<typeof Decide>;
