import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { mayHaveHappened } from "@/lib/agent/domain/may-have-happened";
import type { PlanStep } from "@/lib/agent/domain/plan";
import { knownEvidence, withConfirmation } from "@/lib/agent/domain/step-met";
import { noteVetoes } from "@/lib/agent/domain/step-note";
import type { Task } from "@/lib/agent/domain/task";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Evidence } from "@/lib/contracts/verdict";

/** What the steps that a criterion rests on have come to. `undecided`: it may have happened. `none`: it rests on no step. */
export type StepState = "verified" | "undecided" | "open" | "failed" | "none";
export type StepProof = { state: StepState; evidence: Evidence[]; records: ActionRecord[] };

/** The worst of them counts. */
const order: readonly StepState[] = ["failed", "open", "undecided", "verified"];

/** Proof by the step that a criterion names, else by the steps that change something, else by the direct actions. */
export function stepProofOf(criterion: Criterion, task: Task, verdict: VerdictRecord | undefined): StepProof {
  const pool = evidencePool(task, verdict);
  const steps = restsOn(criterion, task);
  if (steps.length > 0) return joined(steps.map((step) => proofOfStep(step, task, pool)));
  const records = task.history.filter((record) =>
    criterion.stepId === undefined ? isOwnTry(record) : record.stepId === criterion.stepId,
  );
  const last = records.at(-1);
  if (!last) return { state: "none", evidence: [], records };
  const outcome = last.verdict?.outcome;
  const state = outcome === "verified" ? "verified" : mayHaveHappened(last) ? "undecided" : "failed";
  return { state, evidence: forItems(last.verdict?.evidence ?? []), records };
}

function restsOn(criterion: Criterion, { plan, history, goal }: Task): PlanStep[] {
  if (!plan) return [];
  const own = criterion.stepId === undefined ? [] : withConfirmation(criterion.stepId, plan.steps);
  // The step of an earlier plan is gone: what the page is to show rests on what was done instead, and so does all of it on a step that is the whole goal.
  if (criterion.stepId !== undefined && own.length === 0) {
    const instead = plan.steps.filter(
      (step) =>
        step.mutating &&
        (criterion.assertions.length > 0 || containsPhrase(step.description, goal)) &&
        history.some(({ stepId, chainStepIds }) => stepId === step.id || chainStepIds?.includes(step.id)),
    );
    return [...new Set(instead.flatMap(({ id }) => withConfirmation(id, plan.steps)))];
  }
  if (criterion.stepId !== undefined) return own;
  const mutating = plan.steps.filter((step) => step.mutating && step.status !== "skipped");
  return mutating.length > 0 ? mutating : plan.steps.filter(({ status }) => status !== "skipped");
}

/** Actions that were to bring about the goal itself, not to look or to make room. */
const isOwnTry = ({ purpose }: ActionRecord): boolean =>
  purpose === "direct" || purpose === "step" || purpose === "correction";

function proofOfStep(step: PlanStep, task: Task, pool: ReadonlyMap<string, Evidence>): StepProof {
  const records = task.history.filter(
    (record) => record.stepId === step.id || record.chainStepIds?.includes(step.id),
  );
  const known = step.verifiedBy.flatMap((id) => pool.get(id) ?? []);
  return { state: stateOf(step, records), evidence: forItems(known), records };
}

function stateOf(step: PlanStep, records: readonly ActionRecord[]): StepState {
  if (noteVetoes(step)) return "failed";
  if (step.status === "completed") return step.unverified ? "undecided" : "verified";
  if (step.status === "skipped") return "undecided";
  if (step.status === "failed" || step.status === "blocked") return "failed";
  return maybeDone(step, records) ? "undecided" : "open";
}

/** A step that changes something and whose last try nobody could judge: it may have happened, so it is never tried again. */
export function maybeDone(step: PlanStep, history: readonly ActionRecord[]): boolean {
  if (!step.mutating || step.status === "completed" || step.status === "skipped") return false;
  const tries = history.filter((record) => record.stepId === step.id && isOwnTry(record));
  const last = tries.at(-1);
  return last !== undefined && (mayHaveHappened(last) || tries.some((one) => one.maybeDone === true));
}

function joined(proofs: readonly StepProof[]): StepProof {
  const state = order.find((one) => proofs.some((proof) => proof.state === one)) ?? "none";
  return {
    state,
    evidence: proofs.flatMap(({ evidence }) => evidence),
    records: proofs.flatMap(({ records }) => records),
  };
}

const forItems = (items: readonly Evidence[]): Evidence[] =>
  items.filter(({ polarity }) => polarity === "for");

/** All evidence that is still known, by id. */
export function evidencePool(task: Task, verdict: VerdictRecord | undefined): Map<string, Evidence> {
  const now = (verdict?.evidence ?? []).map((item) => [item.id, item] as const);
  return new Map([...knownEvidence(task), ...now]);
}
