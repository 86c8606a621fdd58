import { z } from "zod";

export const Outcome = z.enum(["verified", "refuted", "undecided"]);
export type Outcome = z.infer<typeof Outcome>;

/**
 * Where evidence comes from, strongest first: state read again after a reload or look-up, the browser's own network record, the DOM's
 * state, text that the page shows, the client's word, a model's word.
 */
export const TrustRank = z.enum(["persisted", "network", "dom", "page_text", "client", "model"]);
export type TrustRank = z.infer<typeof TrustRank>;

export const EvidenceSource = z.enum([
  "observation",
  "read_back",
  "network",
  "sentinel",
  "mutation_stream",
  "execution",
  "look_ahead",
  "assertion",
  "url",
  "alert",
  "note",
  "model",
  "person",
]);
export type EvidenceSource = z.infer<typeof EvidenceSource>;

/** One typed fact for or against a step; `text` is for people, nothing routes by it. */
export const Evidence = z.strictObject({
  id: z.string(),
  source: EvidenceSource,
  polarity: z.enum(["for", "against"]),
  /** 0 to 1. */
  strength: z.number().min(0).max(1),
  rank: TrustRank,
  text: z.string().max(500),
});
export type Evidence = z.infer<typeof Evidence>;

export const Tier = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Tier = z.infer<typeof Tier>;

/** The verdict on the previous action, as the wire carries it. */
export const Verification = z.strictObject({
  /** The action that was judged. After a second look at the page a later verdict on the same action takes the place of the first. */
  actionId: z.string().optional(),
  outcome: Outcome,
  tier: Tier.nullable(),
  confidence: z.number().min(0).max(1),
  actionSucceeded: z.boolean(),
  taskCompleted: z.boolean(),
  subTaskCompleted: z.boolean().optional(),
  reason: z.string(),
  semanticSummary: z.string().max(300),
  evidence: z.array(Evidence),
  tokens: z.number().int().min(0),
  tokensSaved: z.number().int().min(0),
  /** Name of the check that decided; absent when none did. */
  check: z.string().optional(),
});
export type Verification = z.infer<typeof Verification>;

export const CriterionResult = z.strictObject({
  id: z.string(),
  text: z.string(),
  result: z.enum(["met", "unmet", "unverifiable"]),
  evidenceIds: z.array(z.string()),
});
export type CriterionResult = z.infer<typeof CriterionResult>;

/** How a task ended: each criterion with what met it. */
export const Completion = z.strictObject({
  criteria: z.array(CriterionResult),
  evidence: z.array(Evidence),
  summary: z.string(),
  originalRequestSummary: z.string(),
  remainingWork: z.array(z.string()).optional(),
  /** Rows of structured extraction. */
  data: z.array(z.record(z.string(), z.unknown())).optional(),
});
export type Completion = z.infer<typeof Completion>;
