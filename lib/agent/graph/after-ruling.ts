import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { incompleteCompletion } from "@/lib/agent/domain/end-task";
import type { Ruling } from "@/lib/agent/policy/judge-action";
import type { TurnPatch, TurnState } from "./state";

/** Where policy's ruling leads: on its way out, back once for another action, to a person, or to an end. */
export function afterRuling(state: TurnState, record: ActionRecord, ruling: Ruling): TurnPatch {
  switch (ruling.kind) {
    case "pass":
      if (isLookOnly(record))
        return { record, policyFlag: "answer", ending: { kind: "act", record, pass: ruling.pass } };
      return { record, pass: ruling.pass, policyFlag: "predict" };
    case "approval":
      return {
        record,
        policyFlag: "approval",
        ending: { kind: "approval", request: ruling.request, record },
      };
    case "refuse": {
      if (state.refusal === undefined && !isLookOnly(record))
        return {
          refusal: ruling.reason,
          refusedAsRepeat: ruling.repeats === true,
          policyFlag: "refused_once",
          choice: undefined,
          approved: undefined,
        };
      const completion = incompleteCompletion(state.task, ruling.reason);
      return {
        policyFlag: "refused",
        ending: { kind: "end", status: "failed", completion, reason: ruling.reason },
      };
    }
  }
}
