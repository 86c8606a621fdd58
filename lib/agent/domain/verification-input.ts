import type { ActionRecord } from "./action-record";
import type { ClientReport } from "./client-report";
import type { Criterion } from "./criterion";
import type { PageSnapshot } from "./snapshot";
import type { Complexity } from "./task";

/** All that a verdict may be drawn from. */
export type VerificationInput = {
  goal: string;
  complexity: Complexity;
  /** Of the plan, or of the current sub-task; true for a direct action. */
  isLastStep: boolean;
  /** Absent for a direct action. */
  step?: {
    id: string;
    description: string;
    verify: string;
    mutating: boolean;
    note?: string | undefined;
    pendingCalls: number;
    /** The wording of the step that the action only prepares; `description` tells the action itself then. */
    serves?: string;
  };
  nextStep?: string;
  criteria: readonly Criterion[];
  subTaskObjective?: string;
  action: ActionRecord;
  after: PageSnapshot;
  report: ClientReport;
  /** This is the second look: what is still unchanged now is refuted. */
  secondLook: boolean;
  /** Keys of elements that changed in earlier turns whose action could not have touched them. */
  ambientKeys: readonly string[];
  history: readonly ActionRecord[];
};
