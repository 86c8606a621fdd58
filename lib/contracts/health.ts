import { z } from "zod";

/** What the server runs on, for people and probes. */
export const Health = z.strictObject({
  status: z.literal("ok"),
  version: z.string(),
  protocol: z.number().int(),
  store: z.enum(["embedded", "mongodb"]),
  /** `models` answer small and full model tasks. `problem`: why the model cannot answer as things are set up. */
  model: z.strictObject({
    adapter: z.string(),
    offline: z.boolean(),
    models: z.strictObject({ small: z.string(), full: z.string() }).optional(),
    /** Models whose price is not known: their cost reads unknown, and limits in money do not hold for them. */
    unpriced: z.array(z.string()).optional(),
    problem: z.string().optional(),
  }),
  webSearch: z.boolean(),
});
export type Health = z.infer<typeof Health>;

export const Ready = z.strictObject({ status: z.literal("ready") });
