import { z } from "zod";

/** What the server runs on, for people and probes. */
export const Health = z.strictObject({
  status: z.literal("ok"),
  version: z.string(),
  protocol: z.number().int(),
  store: z.enum(["embedded", "mongodb"]),
  model: z.strictObject({ adapter: z.string(), offline: z.boolean() }),
  webSearch: z.boolean(),
});
export type Health = z.infer<typeof Health>;

export const Ready = z.strictObject({ status: z.literal("ready") });
