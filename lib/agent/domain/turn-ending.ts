import type { ApprovalRequest, Blocker, UserQuestion } from "@/lib/contracts/plan";
import type { Completion } from "@/lib/contracts/verdict";
import type { ActionRecord } from "./action-record";

/** How a turn is answered: exactly one of these. */
export type TurnEnding =
  | { kind: "act"; record: ActionRecord }
  | { kind: "ask"; question: UserQuestion; missingInformation: string[] }
  | { kind: "blocked"; blocker: Blocker }
  | { kind: "approval"; request: ApprovalRequest; record: ActionRecord }
  | { kind: "plan_approval" }
  | { kind: "paused"; reason: string }
  | { kind: "context"; want: "full_text" | "screenshot"; reason: string }
  | {
      kind: "end";
      status: "completed" | "partial" | "unverified" | "failed";
      completion: Completion;
      reason: string;
    };
