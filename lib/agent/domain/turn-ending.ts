import type { ApprovalRequest, Blocker, UserQuestion } from "@/lib/contracts/plan";
import type { Completion } from "@/lib/contracts/verdict";
import type { ActionRecord } from "./action-record";
import type { PolicyPass } from "./policy-pass";
import type { AchievedCompletion } from "./prove-completion";

/** How a turn is answered: exactly one of these. */
export type TurnEnding =
  | { kind: "act"; record: ActionRecord; pass: PolicyPass }
  | { kind: "ask"; question: UserQuestion; missingInformation: string[] }
  | { kind: "blocked"; blocker: Blocker }
  | { kind: "approval"; request: ApprovalRequest; record: ActionRecord }
  | { kind: "plan_approval" }
  | { kind: "paused"; reason: string }
  | { kind: "context"; want: "full_text" | "screenshot"; reason: string }
  | { kind: "end"; status: "completed"; completion: AchievedCompletion; reason: string }
  | { kind: "end"; status: "partial" | "unverified" | "failed"; completion: Completion; reason: string };
