import { z } from "zod";
import { Usage } from "./interact-response";

/** By asking for it: the list of names that Intl gives holds no aliases, and browsers go by those too. */
function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const UsageQuery = z.strictObject({
  taskId: z.uuid().optional(),
  /** ISO 8601; none means the last 30 days. */
  since: z.iso.datetime({ offset: true }).optional(),
  /** ISO 8601, no part of the range itself; none means now. */
  until: z.iso.datetime({ offset: true }).optional(),
  /** IANA name of the zone whose days are counted; none means UTC. */
  timeZone: z.string().min(1).max(60).refine(isTimeZone, { error: "is no time zone" }).optional(),
});

export type UsageQuery = z.infer<typeof UsageQuery>;

const UsageLine = Usage.extend({ name: z.string() });
export type UsageLine = z.infer<typeof UsageLine>;

/** Verdicts by what decided them. `saved`: tokens that a model would have cost, about. */
const VerdictLine = z.strictObject({
  tier1: z.number().int(),
  tier2: z.number().int(),
  tier3: z.number().int(),
  undecided: z.number().int(),
  tokensSaved: z.number().int(),
});
export type VerdictLine = z.infer<typeof VerdictLine>;

/** What verification saved, and how that was counted. */
const Savings = z.strictObject({
  /** Part of the decided verdicts that rules alone came to; null while there are none. */
  tier1Share: z.number().nullable(),
  /** `tokens`: what its verdicts took themselves. */
  byTier: z.array(
    z.strictObject({
      tier: z.literal([1, 2, 3]),
      verdicts: z.number().int(),
      tokens: z.number().int(),
      tokensSaved: z.number().int(),
    }),
  ),
  /** Tokens of one verdict by a full model call, about. */
  fullCallTokens: z.number().int(),
  /** A sentence for people. */
  computed: z.string(),
});

/** Model usage of a tenant or one task. `complete` is false when there were more calls than one report counts. */
export const UsageReport = z.strictObject({
  since: z.string(),
  until: z.string().nullable(),
  total: Usage,
  byDay: z.array(UsageLine),
  byModelTask: z.array(UsageLine),
  byModel: z.array(UsageLine),
  byTier: z.array(UsageLine),
  verdicts: VerdictLine,
  verdictsByDay: z.array(VerdictLine.extend({ name: z.string() })),
  savings: Savings,
  /** Tasks with a turn in the range. */
  tasks: z.strictObject({
    total: z.number().int(),
    completed: z.number().int(),
    /** All cost over completed tasks; null while there is none, and where a part of the cost is not known. */
    costPerCompletedUsd: z.number().nullable(),
    tokensPerCompleted: z.number().nullable(),
  }),
  complete: z.boolean(),
});
export type UsageReport = z.infer<typeof UsageReport>;
