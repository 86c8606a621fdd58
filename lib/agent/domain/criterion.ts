import { z } from "zod";
import { Assertion } from "@/lib/contracts/assertion";

/**
 * When a step or task is done, as a sentence and, where it can be, as assertions. `state`: the present state may meet it at any time.
 * `change`: before and after must differ. `persistence`: something was stored, sent or deleted; wants evidence of rank network or better.
 */
export const Criterion = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(["state", "change"]),
  persistence: z.boolean(),
  assertions: z.array(Assertion),
  /** Met when this step is verified. */
  stepId: z.string().optional(),
  result: z.enum(["open", "met", "unmet", "unverifiable"]),
  evidenceIds: z.array(z.string()),
});
export type Criterion = z.infer<typeof Criterion>;
