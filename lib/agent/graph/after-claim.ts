import type { ClaimDecision } from "@/lib/agent/completion/judge-claim";
import { stepsLeft } from "@/lib/agent/domain/advance-plan";
import { withoutClaim } from "@/lib/agent/domain/claim";
import type { Task } from "@/lib/agent/domain/task";
import type { TurnPatch } from "./state";

/** Where the judgement on a claim leads. A refused claim is gone; a second one in the same turn ends the task. */
export function afterClaim(task: Task, decided: ClaimDecision): TurnPatch {
  const judged = { ...task, criteria: decided.criteria };
  switch (decided.kind) {
    case "achieved":
      return { task: { ...judged, completion: decided.completion }, completionFlag: "achieved" };
    case "unverified":
    case "partial":
      return {
        task: judged,
        completionFlag: "end",
        ending: {
          kind: "end",
          status: decided.kind,
          completion: decided.completion,
          reason: decided.completion.summary,
        },
      };
    case "gather":
      return gather({ ...judged, evidenceGathered: true }, decided);
    case "unmet": {
      const goesOn =
        task.claim?.source !== "model_finish" && stepsLeft(task.plan).length > 0 && !task.evidenceGathered;
      const open = { ...withoutClaim(judged), evidenceGathered: false };
      if (goesOn) return { task: open, claimRefused: true, completionFlag: "refine" };
      return { task: open, claimRefused: true, completionFlag: "replan", replanTrigger: "criteria_unmet" };
    }
  }
}

function gather(task: Task, decided: Extract<ClaimDecision, { kind: "gather" }>): TurnPatch {
  const { how, reason } = decided;
  if (how.kind === "act")
    return { task, completionFlag: "gather_by_action", choice: how.choice, purpose: "gather_evidence" };
  return { task, completionFlag: "ask_client", ending: { kind: "context", want: how.kind, reason } };
}
