import { applyVerdict } from "@/lib/agent/domain/apply-verdict";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { TurnState } from "./state";
import type { LookedAt } from "./verification-input";

/** The state after the part of a chain that was done and holds: its steps are left behind, the failed one comes next. */
export const afterDone = (state: TurnState, { record }: LookedAt, verdict: VerdictRecord): TurnState => ({
  ...state,
  task: applyVerdict(state.task, record, verdict),
  remarks: [...state.remarks, "chain done in part"],
});
