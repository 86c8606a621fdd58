import type { Evidence } from "@/lib/contracts/verdict";
import type { Criterion } from "./criterion";
import type { PlanStep } from "./plan";
import { isProof } from "./prove-completion";
import { noteVetoes } from "./step-note";
import type { Task } from "./task";

/** A step and, where the page asked, the answer that made it count. */
export function withConfirmation(stepId: string, steps: readonly PlanStep[]): PlanStep[] {
  const at = steps.findIndex(({ id }) => id === stepId);
  const own = steps[at];
  const next = steps[at + 1];
  if (!own) return [];
  return next?.confirms && next.status !== "skipped" && own.status === "completed" ? [own, next] : [own];
}

/** All evidence that is still known of a task, by id. */
export function knownEvidence({ evidence, history }: Task): Map<string, Evidence> {
  const all = [...evidence, ...history.flatMap((record) => record.verdict?.evidence ?? [])];
  return new Map(all.map((item) => [item.id, item]));
}

/** What shows that the step of a criterion was verified, where nobody judged the criterion itself yet. Empty when that is not shown. */
export function metByItsStep(criterion: Criterion, task: Task): Evidence[] {
  if (criterion.result !== "open" || criterion.stepId === undefined) return [];
  const steps = withConfirmation(criterion.stepId, task.plan?.steps ?? []);
  if (steps.length === 0 || !steps.every(isVerified)) return [];
  const known = knownEvidence(task);
  const proof = steps
    .flatMap(({ verifiedBy }) => verifiedBy.flatMap((id) => known.get(id) ?? []))
    .filter(({ polarity }) => polarity === "for");
  return isProof(criterion, proof) ? proof : [];
}

const isVerified = (step: PlanStep): boolean =>
  step.status === "completed" && !step.unverified && !noteVetoes(step);
