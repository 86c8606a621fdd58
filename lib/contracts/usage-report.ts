import { z } from "zod";
import { Usage } from "./interact-response";

export const UsageQuery = z.strictObject({
  taskId: z.uuid().optional(),
  /** ISO 8601; none means the last 30 days. */
  since: z.iso.datetime().optional(),
});

const UsageLine = Usage.extend({ name: z.string() });
export type UsageLine = z.infer<typeof UsageLine>;

/** Model usage of a tenant or one task. `complete` is false when there were more calls than one report counts. */
export const UsageReport = z.strictObject({
  since: z.string(),
  total: Usage,
  byDay: z.array(UsageLine),
  byModelTask: z.array(UsageLine),
  byModel: z.array(UsageLine),
  byTier: z.array(UsageLine),
  complete: z.boolean(),
});
export type UsageReport = z.infer<typeof UsageReport>;
