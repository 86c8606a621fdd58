import { StateSchema } from "@langchain/langgraph";
import { z } from "zod";
import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import { ActionPurpose, ActionRecord } from "@/lib/agent/domain/action-record";
import { ClientReport } from "@/lib/agent/domain/client-report";
import type { PolicyPass } from "@/lib/agent/domain/policy-pass";
import type { AchievedCompletion } from "@/lib/agent/domain/prove-completion";
import { BeforeState, PageSnapshot } from "@/lib/agent/domain/snapshot";
import { Task } from "@/lib/agent/domain/task";
import type { TurnEnding } from "@/lib/agent/domain/turn-ending";
import { VerdictRecord } from "@/lib/agent/domain/verdict";
import { Attachment, BrowserTab } from "@/lib/contracts/interact-request";
import { Blocker } from "@/lib/contracts/plan";

/** A field whose value is handed on by reference: it was validated where it entered, and parsing a page again at every node would cost more than the node. */
const held = <Schema extends z.ZodType>(_schema: Schema) => z.custom<z.output<Schema>>();
const heldType = <Type>() => z.custom<Type>();

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

/** State of one turn. HTML never enters it: the snapshot is the parsed page. */
export const TurnState = new StateSchema({
  task: held(Task),
  isNewTask: z.boolean(),
  snapshot: held(PageSnapshot),
  /** What is kept of this page if an action is chosen now. */
  page: held(BeforeState),
  report: held(ClientReport),
  pageBlocker: held(Blocker.optional()),
  tabs: held(z.array(BrowserTab)),
  attachments: held(z.array(Attachment)),
  /** Base64, when the client was asked for one. It is shown to a model and kept nowhere. */
  screenshot: heldType<string | undefined>(),
  /** An action that the user just approved. */
  approved: held(ActionRecord.optional()),

  contextFlag: heldType<ContextFlag | undefined>(),
  searchQuery: heldType<string | undefined>(),
  planningFlag: heldType<PlanningFlag | undefined>(),
  refinementFlag: heldType<"step_holds" | undefined>(),
  toolsFlag: heldType<ToolsFlag | undefined>(),
  verdict: held(VerdictRecord.optional()),
  verificationFlag: heldType<VerificationFlag | undefined>(),
  correctionFlag: heldType<CorrectionFlag | undefined>(),
  replanningFlag: heldType<ReplanningFlag | undefined>(),
  replanTrigger: heldType<
    "page_changed" | "no_progress" | "correction" | "criteria_unmet" | "blocked_steps" | undefined
  >(),
  completionFlag: heldType<CompletionFlag | undefined>(),
  /** Only the completion handshake can make one. */
  achieved: heldType<AchievedCompletion | undefined>(),
  /** The page before the action that was judged in this turn. */
  before: held(BeforeState.optional()),
  policyFlag: heldType<PolicyFlag | undefined>(),

  choice: heldType<ActionChoice | undefined>(),
  purpose: held(ActionPurpose),
  /** The chosen action on its way out. */
  record: held(ActionRecord.optional()),
  /** Policy's word that it may leave. */
  pass: heldType<PolicyPass | undefined>(),
  /** Why policy refused an action in this turn; absent when it did not. */
  refusal: heldType<string | undefined>(),
  /** A claim was refused in this turn; another one ends the task. */
  claimRefused: z.boolean(),
  ending: heldType<TurnEnding | undefined>(),
  planNews: heldType<"preview" | "update" | undefined>(),
  remarks: heldType<string[]>(),
});

export type TurnState = typeof TurnState.State;
export type TurnPatch = typeof TurnState.Update;

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
  claimRefused: false,
  planNews: undefined,
  remarks: [],
} satisfies Partial<TurnState>;
