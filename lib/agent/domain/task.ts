import { z } from "zod";
import { Decided } from "@/lib/contracts/decision";
import { ResponseStatus, Usage } from "@/lib/contracts/interact-response";
import { ApprovalRequest, Blocker, UserQuestion } from "@/lib/contracts/plan";
import { Completion, Evidence } from "@/lib/contracts/verdict";
import { ActionRecord } from "./action-record";
import { Budget } from "./budget";
import { ClientReport } from "./client-report";
import { Criterion } from "./criterion";
import { Plan, SubTask } from "./plan";

export const Complexity = z.enum(["SIMPLE", "COMPLEX"]);
export type Complexity = z.infer<typeof Complexity>;

/** Someone says that the goal is done. Only the completion handshake turns it into an end. */
export const PendingClaim = z.object({
  source: z.enum([
    "model_finish",
    "plan_ended",
    "goal_verified",
    "goal_already_holds",
    "sub_tasks_done",
    /** Nobody knows a further action, and what was sent may have done it. */
    "dead_end",
  ]),
  summary: z.string(),
  originalRequestSummary: z.string(),
  /** All that is to be proven is proven; one further page is asked whether it says otherwise. */
  proven: z.array(Criterion).optional(),
});
export type PendingClaim = z.infer<typeof PendingClaim>;

/** Counters of the no-progress stop. */
export const Progress = z.object({
  consecutiveSuccessWithoutTaskComplete: z.number().int(),
  consecutiveFailures: z.number().int(),
  /** `action text + page hash` of recent turns, newest last. */
  recentActionStates: z.array(z.string()),
  /** Already reflected on once; the next time ends the task. */
  reflected: z.boolean(),
});
export type Progress = z.infer<typeof Progress>;

/** The user's goal and all that is known of its way so far; stored whole after every turn. */
export const Task = z.object({
  id: z.string(),
  tenantId: z.string(),
  sessionId: z.string(),
  goal: z.string(),
  status: ResponseStatus,
  complexity: Complexity,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Guards every update; grows by one with each. */
  version: z.number().int(),
  turn: z.number().int(),
  startUrl: z.string(),
  plan: Plan.optional(),
  subTasks: z.array(SubTask),
  currentSubTaskIndex: z.number().int(),
  criteria: z.array(Criterion),
  /** Answered but not judged yet. */
  pendingAction: ActionRecord.optional(),
  /** The action that a pending re-observing wait looks at again, with its own before-state and what its own window showed. */
  reobserved: z.object({ record: ActionRecord, report: ClientReport }).optional(),
  /** Judged actions, oldest first, at most the last ten, without their skeletons. */
  history: z.array(ActionRecord),
  /** How many judged actions there were before `history`. */
  earlierActions: z.number().int(),
  claim: PendingClaim.optional(),
  /** Evidence was asked for once already; the next judgement is the last. */
  evidenceGathered: z.boolean(),
  /** Evidence that outlives its turn: what met criteria. */
  evidence: z.array(Evidence),
  progress: Progress,
  budget: Budget,
  usage: Usage,
  corrections: z.number().int(),
  replans: z.number().int(),
  question: UserQuestion.optional(),
  blocker: Blocker.optional(),
  approval: z.object({ request: ApprovalRequest, record: ActionRecord, pageHash: z.string() }).optional(),
  planApproved: z.boolean(),
  /** What a person decided away from the client; the client's next turn carries it out. */
  decided: Decided.optional(),
  /** URL of the page that was posted last; finds the task again when a client lost its id. */
  lastUrl: z.string(),
  /** Keys of elements that the client saw change while no action ran, on this page or one before. */
  ambientKeys: z.array(z.string()),
  /** Answers that the user gave to questions of this task. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Rows of structured extraction. */
  data: z.array(z.record(z.string(), z.unknown())),
  completion: Completion.optional(),
  endReason: z.string().optional(),
});
export type Task = z.infer<typeof Task>;

export const newProgress: Progress = {
  consecutiveSuccessWithoutTaskComplete: 0,
  consecutiveFailures: 0,
  recentActionStates: [],
  reflected: false,
};
