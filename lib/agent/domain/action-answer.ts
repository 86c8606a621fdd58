import { z } from "zod";

/** How a model answers when asked for the next action. `action` in the printed form: `click("12")`. */
export const ActionAnswer = z.object({
  thought: z.string(),
  decision: z.enum(["act", "step_holds", "finish", "ask", "cannot"]),
  action: z.string().optional(),
  /** The action only makes room for the step's own (opens a list, scrolls, closes what is in the way) and does not fulfil it. */
  prepares: z.boolean().optional(),
  /** 0 to 1. */
  certainty: z.number().min(0).max(1),
  /** Summary of the finish, or why it cannot be done. */
  reason: z.string().optional(),
  question: z.string().optional(),
  options: z.array(z.string()).optional(),
  missingInformation: z.array(z.string()).optional(),
});
export type ActionAnswer = z.infer<typeof ActionAnswer>;
