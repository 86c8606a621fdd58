import { z } from "zod";
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
  endReason: z.string().optional(),
  usage: Usage,
  budgetLeft: z.strictObject({ turns: z.number(), tokens: z.number(), costUsd: z.number() }),
});
export type TaskDetail = z.infer<typeof TaskDetail>;

/** Body of `POST …/resume`: how the hold-up was cleared, with what the user filled in. */
export const ResumeTask = z.strictObject({
  resolutionMethod: z.enum(["user_action_in_browser", "provide_in_chat", "wait", "retry"]),
  resolutionData: z.record(z.string().max(80), z.string().max(4_000)).optional(),
});
export type ResumeTask = z.infer<typeof ResumeTask>;
