import { z } from "zod";
import { Evidence, Outcome, Tier } from "@/lib/contracts/verdict";

/** What a verdict asks the graph to do besides its outcome; routers read these and nothing else. */
export const VerdictRoute = z.enum(["none", "reobserve", "blocked", "no_progress"]);
export type VerdictRoute = z.infer<typeof VerdictRoute>;

/**
 * The judgement on one action. `actionSucceeded` only with `verified`. `confidence` is that of the outcome as the check gives it (0.2 for a
 * refutation because nothing changed). `check` is the name of the deciding entry of the tier list.
 */
export const VerdictRecord = z.object({
  outcome: Outcome,
  tier: Tier.nullable(),
  check: z.string().optional(),
  confidence: z.number(),
  actionSucceeded: z.boolean(),
  taskCompleted: z.boolean(),
  subTaskCompleted: z.boolean().optional(),
  reobserve: z.boolean(),
  routeToCorrection: z.boolean(),
  reason: z.string(),
  semanticSummary: z.string(),
  evidence: z.array(Evidence),
  observations: z.array(z.string()),
  /** Indices, in the page before, of elements whose change is meant to last; only where a second look is asked for, which sees whether it did. */
  lastingChanges: z.array(z.number().int()).optional(),
  /** Names of entries that came with the action, of which the second look sees whether they have stayed; only where it is asked for. */
  entriesCame: z.array(z.string()).optional(),
  checksTried: z.array(z.string()),
  remarks: z.array(z.string()),
  tokens: z.number().int(),
  tokensSaved: z.number().int(),
});
export type VerdictRecord = z.infer<typeof VerdictRecord>;
