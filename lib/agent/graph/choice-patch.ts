import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import type { ActionPurpose } from "@/lib/agent/domain/action-record";
import { withClaim } from "@/lib/agent/domain/claim";
import { incompleteCompletion } from "@/lib/agent/domain/end-task";
import { claimAtDeadEnd } from "./dead-end";
import type { TurnPatch, TurnState } from "./state";

/** What a choice means for the turn: an action goes on to policy, `finish` becomes a claim, a question ends the turn, and so does a dead end, unless what was sent may have done it. */
export function choicePatch(
  state: Pick<TurnState, "task" | "refusal" | "refusedAsRepeat">,
  choice: ActionChoice,
  purpose: ActionPurpose,
): TurnPatch {
  const { task } = state;
  switch (choice.kind) {
    case "act":
      return { task, choice, purpose: choice.prepares ? "recover" : purpose };
    case "finish":
      return { task: withClaim(task, "model_finish", choice.summary), choice, purpose };
    case "ask":
      return { task, choice, ending: choice };
    case "cannot": {
      const isForbidden = state.refusal !== undefined && !state.refusedAsRepeat;
      const claimed = isForbidden ? undefined : claimAtDeadEnd(task, choice.reason);
      if (claimed) return { task: claimed, choice: { kind: "finish", summary: choice.reason }, purpose };
      return {
        task,
        choice,
        ending: {
          kind: "end",
          status: "failed",
          completion: incompleteCompletion(task, choice.reason),
          reason: choice.reason,
        },
      };
    }
  }
}
