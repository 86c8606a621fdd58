import { z } from "zod";
import { Decided } from "./decision";
import { ResponseStatus, Usage } from "./interact-response";
import { ApprovalRequest, Blocker, PlanView, UserQuestion } from "./plan";
import { Completion, Verification } from "./verdict";

/** A verdict with how it came about. */
export const VerdictDetail = Verification.extend({
  /** Names of the checks that were tried, in order. */
  checksTried: z.array(z.string()),
  /** What differed between before and after, a sentence each. */
  observations: z.array(z.string()),
  remarks: z.array(z.string()),
});
export type VerdictDetail = z.infer<typeof VerdictDetail>;

/** A page as it is kept around an action: its meaningful elements in document order, and the first lines of its text. */
export const KeptPage = z.strictObject({
  url: z.string(),
  title: z.string().optional(),
  /** Hex hash of elements and text: equal pages have equal ones. */
  hash: z.string(),
  activeElement: z.string().optional(),
  elements: z.array(z.looseObject({ id: z.string(), role: z.string(), name: z.string() })),
  text: z.array(z.string()),
});
export type KeptPage = z.infer<typeof KeptPage>;

/** One look at the page after an action, with what the client reported of the time since. */
export const Look = z.strictObject({ page: KeptPage, report: z.looseObject({}) });
export type Look = z.infer<typeof Look>;

/** All that a verdict was drawn from, so that another can be drawn from it elsewhere. */
export const VerdictGround = z.strictObject({
  /** Browser action with its arguments, target, expected outcome and the rest that was known when it was chosen. */
  action: z.looseObject({ actionId: z.string(), urlAtAction: z.string() }),
  step: z
    .strictObject({ id: z.string(), description: z.string(), verify: z.string(), mutating: z.boolean() })
    .optional(),
  isLastStep: z.boolean(),
  nextStep: z.string().optional(),
  /** Keys of elements that had been seen to change by themselves. */
  ambientKeys: z.array(z.string()),
  before: KeptPage,
  after: Look,
  /** The second look, where the first was not enough. */
  later: Look.optional(),
});
export type VerdictGround = z.infer<typeof VerdictGround>;

/** One turn: what was chosen, and what became of it. */
export const TurnView = z.strictObject({
  turnId: z.string(),
  turn: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  status: ResponseStatus,
  thought: z.string().optional(),
  actionId: z.string().optional(),
  action: z.string().optional(),
  /** The element acted on, for people. */
  target: z.string().optional(),
  /** Description of the step that the action served. */
  step: z.string().optional(),
  /** Absent until the next turn judged the action. */
  verdict: VerdictDetail.optional(),
  /** Only where it was asked for. */
  ground: VerdictGround.optional(),
  usage: Usage,
});
export type TurnView = z.infer<typeof TurnView>;

export const TaskDetail = z.strictObject({
  taskId: z.string(),
  sessionId: z.string(),
  goal: z.string(),
  status: ResponseStatus,
  complexity: z.enum(["SIMPLE", "COMPLEX"]),
  turn: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  plan: PlanView.optional(),
  criteria: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      result: z.enum(["open", "met", "unmet", "unverifiable"]),
      evidenceIds: z.array(z.string()),
    }),
  ),
  turns: z.array(TurnView),
  completion: Completion.optional(),
  question: UserQuestion.optional(),
  blocker: Blocker.optional(),
  approval: ApprovalRequest.optional(),
  /** A person decided; the client's next turn carries it out. */
  decided: Decided.optional(),
  endReason: z.string().optional(),
  usage: Usage,
  budgetLeft: z.strictObject({ turns: z.number(), tokens: z.number(), costUsd: z.number() }),
});
export type TaskDetail = z.infer<typeof TaskDetail>;

/**
 * `pages=1` adds to each judged turn the pages that its verdict was drawn from. `from` and `to`: only these turns, both included; a verdict
 * comes with a later turn, so the last one asked for may lack its own.
 */
export const TaskQuery = z.strictObject({
  pages: z.literal("1").optional(),
  from: z.coerce.number().int().min(0).optional(),
  to: z.coerce.number().int().min(0).optional(),
});

/** Body of `POST …/verdict`: a person says whether an action did what its step wanted. */
export const OverruleVerdict = z.strictObject({
  actionId: z.string().min(1).max(128),
  outcome: z.enum(["verified", "refuted"]),
  /** What the person saw. */
  reason: z.string().trim().min(1).max(400),
});
export type OverruleVerdict = z.infer<typeof OverruleVerdict>;

/** Body of `POST …/pause`. `permissionFor`: the site on which the client may do nothing before a person permits it. */
export const HoldTask = z.strictObject({ permissionFor: z.string().min(1).max(255).optional() });
export type HoldTask = z.infer<typeof HoldTask>;

/** Body of `POST …/resume`: how the hold-up was cleared, with what the user filled in. */
export const ResumeTask = z.strictObject({
  resolutionMethod: z.enum(["user_action_in_browser", "provide_in_chat", "wait", "retry"]),
  resolutionData: z.record(z.string().max(80), z.string().max(4_000)).optional(),
});
export type ResumeTask = z.infer<typeof ResumeTask>;
