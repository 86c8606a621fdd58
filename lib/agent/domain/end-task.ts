import type { Completion } from "@/lib/contracts/verdict";
import { stepsLeft } from "./advance-plan";
import type { BudgetLimit } from "./budget";
import type { Task } from "./task";

const limitWords: Record<BudgetLimit, string> = {
  turns: "the limit of turns",
  tokens: "the limit of tokens",
  costUsd: "the limit of cost",
  corrections: "the limit of corrections",
  replans: "the limit of replans",
};

export const limitReason = (limit: BudgetLimit): string =>
  `The task reached ${limitWords[limit]} of its budget.`;

/**
 * Criteria, evidence and what is left to do, for an end that is not a completion. An open criterion is an unmet one then, unless what it
 * wants may have happened.
 */
export function incompleteCompletion(
  task: Task,
  reason: string,
  open: "unmet" | "unverifiable" = "unmet",
): Completion {
  const criteria = task.criteria.map(({ id, text, result, evidenceIds }) => ({
    id,
    text,
    result: result === "open" ? open : result,
    evidenceIds,
  }));
  const steps = stepsLeft(task.plan).map((step) => step.description);
  const unproven = criteria
    .filter((criterion) => criterion.result !== "met")
    .map((criterion) => criterion.text);
  return {
    criteria,
    evidence: task.evidence.filter((item) =>
      criteria.some((criterion) => criterion.evidenceIds.includes(item.id)),
    ),
    summary: reason,
    originalRequestSummary: task.goal.slice(0, 300),
    // Before there is a plan or a criterion all of the goal is left.
    remainingWork: steps.length > 0 ? steps : criteria.length > 0 ? unproven : [task.goal.slice(0, 300)],
    ...(task.data.length > 0 ? { data: task.data } : {}),
  };
}
