import { stepsLeft } from "@/lib/agent/domain/advance-plan";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { PendingClaim, Task } from "@/lib/agent/domain/task";
import type { Completion, Evidence } from "@/lib/contracts/verdict";
import { takenUnasked } from "./deed/taken-unasked";

/** The account of how a task stands: each criterion with the evidence it names, and what is left to do unless it ended well. */
export function writeCompletion(
  criteria: readonly Criterion[],
  evidence: readonly Evidence[],
  { task, summary, ended }: { task: Task; summary: string; ended: boolean },
): Completion {
  const named = new Set(criteria.flatMap(({ evidenceIds }) => evidenceIds));
  const unique = new Map(evidence.filter(({ id }) => named.has(id)).map((item) => [item.id, item]));
  return {
    criteria: criteria.map(({ id, text, result, evidenceIds }) => ({
      id,
      text,
      result: result === "open" ? "unverifiable" : result,
      evidenceIds,
    })),
    evidence: [...unique.values()],
    summary,
    originalRequestSummary: task.claim?.originalRequestSummary ?? task.goal.slice(0, 300),
    ...(ended ? {} : { remainingWork: remainingWork(criteria, task) }),
    ...(task.data.length > 0 ? { data: task.data } : {}),
  };
}

function remainingWork(criteria: readonly Criterion[], task: Task): string[] {
  const open = criteria.filter(({ result }) => result !== "met");
  const texts = open.map(({ text, result }) => (result === "unverifiable" ? `Check: ${text}` : text));
  const left = stepsLeft(task.plan).map(({ description }) => description);
  return [...new Set([...texts, ...left, ...takenUnasked(task)])];
}

/** What is said to people; nothing reads it. */
export function summaryOf(
  criteria: readonly Criterion[],
  claim: PendingClaim,
  end: "achieved" | "unverified" | "partial",
): string {
  const count = (result: Criterion["result"]): number =>
    criteria.filter((one) => one.result === result).length;
  if (end === "achieved")
    return claim.source === "model_finish" && claim.summary
      ? claim.summary
      : `Done: ${textsOf(criteria, "met")}.`;
  if (criteria.length === 0) return "Nothing says when this goal is done, so nothing can prove that it is.";
  const met = `${count("met")} of ${criteria.length} criteria are met`;
  if (end === "partial") return `${met}; not met: ${textsOf(criteria, "unmet")}.`;
  const open = count("unverifiable") > 0 ? "unverifiable" : "unmet";
  return `${met}; no sufficient evidence could be had for: ${textsOf(criteria, open)}.`;
}

const textsOf = (criteria: readonly Criterion[], result: Criterion["result"]): string =>
  criteria
    .filter((one) => one.result === result)
    // As parts of one sentence.
    .map(({ text }) => text.replace(/^Done: /, "").replace(/[.!]+$/, ""))
    .join("; ");
