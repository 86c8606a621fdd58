import type { ClaimDecision } from "@/lib/agent/completion/judge-claim";
import { advancePlan, stepsLeft } from "@/lib/agent/domain/advance-plan";
import { withoutClaim } from "@/lib/agent/domain/claim";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { Task } from "@/lib/agent/domain/task";
import type { TurnPatch } from "./state";

const evidenceKept = 60;

/** Where the judgement on a claim leads. A refused claim is gone; a second one in the same turn ends the task. */
export function afterClaim(task: Task, decided: ClaimDecision): TurnPatch {
  const judged = {
    ...task,
    criteria: decided.criteria,
    evidence: [...task.evidence, ...decided.evidence].slice(-evidenceKept),
  };
  switch (decided.kind) {
    case "achieved":
      return { task: judged, achieved: decided.completion, completionFlag: "achieved" };
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
      return gather({ ...judged, ...withProven(task, decided.proven), evidenceGathered: true }, decided);
    case "unmet":
      return refused(judged, decided.provenStepIds);
  }
}

/** Work goes on: with the steps that are left when a plan still has some and its own end was claimed, else with a second thought. */
function refused(task: Task, provenStepIds: readonly string[]): TurnPatch {
  const plan =
    task.plan &&
    provenStepIds.reduce(
      (next, id) => advancePlan(next, id, { kind: "verified", evidenceIds: [] }),
      task.plan,
    );
  const open = { ...withoutClaim(task), ...(plan ? { plan } : {}), evidenceGathered: false };
  const goesOn =
    task.claim?.source !== "model_finish" && !task.evidenceGathered && stepsLeft(plan).length > 0;
  if (goesOn) return { task: open, claimRefused: true, completionFlag: "refine" };
  return { task: open, claimRefused: true, completionFlag: "replan", replanTrigger: "criteria_unmet" };
}

const withProven = ({ claim }: Task, proven: Criterion[] | undefined): Pick<Task, "claim"> =>
  claim && proven ? { claim: { ...claim, proven } } : {};

function gather(task: Task, decided: Extract<ClaimDecision, { kind: "gather" }>): TurnPatch {
  const { how, reason } = decided;
  if (how.kind === "act")
    return { task, completionFlag: "gather_by_action", choice: how.choice, purpose: "gather_evidence" };
  return { task, completionFlag: "ask_client", ending: { kind: "context", want: how.kind, reason } };
}
