import { z } from "zod";
import { ExpectedOutcome } from "./assertion";
import { ActionDetails } from "./browser-action";
import { ApprovalRequest, Blocker, Chain, PlanView, UserQuestion } from "./plan";
import { Completion, Verification } from "./verdict";

export const ResponseStatus = z.enum([
  "executing",
  "completed",
  "partial",
  "unverified",
  "failed",
  "needs_user_input",
  "awaiting_user",
  "awaiting_approval",
  "awaiting_plan_approval",
  "paused",
  "needs_context",
  "needs_full_dom",
  "cancelled",
]);
export type ResponseStatus = z.infer<typeof ResponseStatus>;

/**
 * `outputTokens` hold the thought tokens too, `inputTokens` the cached ones. `unpricedCalls`: how many of `calls` a model answered whose price is
 * not known; `costUsd` is without them, so the whole cost is unknown.
 */
export const Usage = z.strictObject({
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
  cachedTokens: z.number().int().min(0).optional(),
  thoughtTokens: z.number().int().min(0).optional(),
  costUsd: z.number().min(0),
  calls: z.number().int().min(0),
  unpricedCalls: z.number().int().min(1).optional(),
});
export type Usage = z.infer<typeof Usage>;

export const UsageView = z.strictObject({
  turn: Usage,
  task: Usage,
  budgetLeft: z.strictObject({ turns: z.number(), tokens: z.number(), costUsd: z.number() }),
});
export type UsageView = z.infer<typeof UsageView>;

const common = {
  taskId: z.string().optional(),
  sessionId: z.string(),
  turnId: z.string(),
  turn: z.number().int().min(0),
  thought: z.string().optional(),
  plan: PlanView.optional(),
  currentStep: z.number().int().min(0).optional(),
  totalSteps: z.number().int().min(0).optional(),
  verification: Verification.optional(),
  usage: UsageView,
};
const acting = { actionId: z.string(), action: z.string(), actionDetails: ActionDetails };
const ended = { ...common, ...acting, completion: Completion };

/** Answer of a turn: a union on `status`. `finish()` comes only with `completed`; other ends say `fail(…)`. */
export const InteractResponse = z.discriminatedUnion("status", [
  z.strictObject({
    status: z.literal("executing"),
    ...common,
    ...acting,
    expectedOutcome: ExpectedOutcome.optional(),
    chain: Chain.optional(),
  }),
  z.strictObject({ status: z.literal("completed"), ...ended }),
  z.strictObject({ status: z.literal("partial"), ...ended }),
  z.strictObject({ status: z.literal("unverified"), ...ended }),
  z.strictObject({ status: z.literal("failed"), ...ended, reason: z.string() }),
  z.strictObject({
    status: z.literal("needs_user_input"),
    ...common,
    userQuestion: UserQuestion,
    missingInformation: z.array(z.string()),
  }),
  z.strictObject({ status: z.literal("awaiting_user"), ...common, blocker: Blocker }),
  z.strictObject({
    status: z.literal("awaiting_approval"),
    ...common,
    ...acting,
    approvalRequest: ApprovalRequest,
  }),
  z.strictObject({ status: z.literal("awaiting_plan_approval"), ...common }),
  z.strictObject({ status: z.literal("paused"), ...common, reason: z.string() }),
  z.strictObject({
    status: z.literal("needs_context"),
    ...common,
    requestedDomMode: z.enum(["semantic", "skeleton", "hybrid", "full"]),
    needsSkeletonDom: z.boolean().optional(),
    needsScreenshot: z.boolean().optional(),
    reason: z.string(),
  }),
  z.strictObject({
    status: z.literal("needs_full_dom"),
    ...common,
    requestedDomMode: z.literal("full"),
    reason: z.string(),
  }),
  z.strictObject({ status: z.literal("cancelled"), ...common, reason: z.string() }),
]);
export type InteractResponse = z.infer<typeof InteractResponse>;

/** Body of a 202: the turn goes on, ask `GET /api/agent/turn/{turnId}` after a while. */
export const TurnProcessing = z.strictObject({
  status: z.literal("processing"),
  turnId: z.string(),
  retryAfterMs: z.number().int().min(0),
  /** The turn has not begun: it is the n-th that waits to. */
  queuePlace: z.number().int().min(1).optional(),
});
export type TurnProcessing = z.infer<typeof TurnProcessing>;

export { endStatuses, isEndStatus } from "./end-status";
