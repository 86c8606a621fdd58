import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import type { ActionPurpose, ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { ReplanTrigger, StuckStep } from "@/lib/agent/domain/plan";
import type { PolicyPass } from "@/lib/agent/domain/policy-pass";
import type { AchievedCompletion } from "@/lib/agent/domain/prove-completion";
import type { BeforeState, PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { TurnEnding } from "@/lib/agent/domain/turn-ending";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { Attachment, BrowserTab } from "@/lib/contracts/interact-request";
import type { Blocker } from "@/lib/contracts/plan";

/** What each deciding node came to; routers read these flags and nothing else. */
export type ContextFlag = "ask" | "simple" | "complex";
export type PlanningFlag = "tools" | "refine" | "claim" | "await_approval" | "ask" | "impossible";
export type ToolsFlag = "blocked" | "more" | "claim" | "limit";
export type VerificationFlag =
  | "claim"
  | "next_step"
  | "plan_next"
  | "replan"
  | "correct"
  | "second_look"
  | "end";
export type CorrectionFlag = "act" | "replan" | "fail";
export type ReplanningFlag = "regenerated" | "continue" | "limit" | "ask";
export type CompletionFlag = "achieved" | "refine" | "replan" | "gather_by_action" | "ask_client" | "end";
export type PolicyFlag = "predict" | "answer" | "refused_once" | "refused" | "approval";

/** State of one turn. HTML never enters it: the snapshot is the parsed page. Every field was validated where it entered. */
export type TurnState = {
  task: Task;
  isNewTask: boolean;
  snapshot: PageSnapshot;
  /** What is kept of this page if an action is chosen now. */
  page: BeforeState;
  report: ClientReport;
  pageBlocker: Blocker | undefined;
  tabs: BrowserTab[];
  attachments: Attachment[];
  /** Base64, when the client was asked for one. It is shown to a model and kept nowhere. */
  screenshot: string | undefined;
  /** An action that the user just approved. */
  approved: ActionRecord | undefined;

  contextFlag: ContextFlag | undefined;
  searchQuery: string | undefined;
  planningFlag: PlanningFlag | undefined;
  refinementFlag: "step_holds" | undefined;
  toolsFlag: ToolsFlag | undefined;
  verdict: VerdictRecord | undefined;
  verificationFlag: VerificationFlag | undefined;
  correctionFlag: CorrectionFlag | undefined;
  replanningFlag: ReplanningFlag | undefined;
  /** The step of the plan that nobody found a way to carry out, and why. */
  stuck: StuckStep | undefined;
  replanTrigger: ReplanTrigger | undefined;
  completionFlag: CompletionFlag | undefined;
  /** Only the completion handshake can make one. */
  achieved: AchievedCompletion | undefined;
  /** The page before the action that was judged in this turn. */
  before: BeforeState | undefined;
  policyFlag: PolicyFlag | undefined;

  choice: ActionChoice | undefined;
  purpose: ActionPurpose;
  /** The chosen action on its way out. */
  record: ActionRecord | undefined;
  /** Policy's word that it may leave. */
  pass: PolicyPass | undefined;
  /** Why policy refused an action in this turn; absent when it did not. */
  refusal: string | undefined;
  /** It was refused since it may be done already. */
  refusedAsRepeat: boolean;
  /** A claim was refused in this turn; another one ends the task. */
  claimRefused: boolean;
  ending: TurnEnding | undefined;
  planNews: "preview" | "update" | undefined;
  remarks: string[];
};

/** What a node changes; the fields that it names, and no others. */
export type TurnPatch = Partial<TurnState>;

/** How every turn begins: with nothing decided. */
export const nothingDecided = {
  screenshot: undefined,
  contextFlag: undefined,
  searchQuery: undefined,
  planningFlag: undefined,
  refinementFlag: undefined,
  toolsFlag: undefined,
  verdict: undefined,
  verificationFlag: undefined,
  correctionFlag: undefined,
  replanningFlag: undefined,
  stuck: undefined,
  replanTrigger: undefined,
  completionFlag: undefined,
  achieved: undefined,
  before: undefined,
  policyFlag: undefined,
  choice: undefined,
  purpose: "step",
  record: undefined,
  pass: undefined,
  refusal: undefined,
  refusedAsRepeat: false,
  claimRefused: false,
  planNews: undefined,
  remarks: [],
} satisfies Partial<TurnState>;
