import type { Completion } from "@/lib/contracts/verdict";
import { stepsLeft } from "./advance-plan";
import type { BudgetLimit } from "./budget";
import { knownEvidence, metByItsStep } from "./step-met";
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
 * Criteria, evidence and what is left to do, for an end that is not a completion. What a verified step met is met, though nobody judged it yet; any
 * other open criterion is an unmet one then, unless what it wants may have happened, or a person ended the task before it was judged.
 */
export function incompleteCompletion(
  task: Task,
  reason: string,
  open: "unmet" | "unverifiable" = "unmet",
): Completion {
  const judged = task.criteria.map((criterion) => ({ criterion, proof: metByItsStep(criterion, task) }));
  const criteria = judged.map(({ criterion: { id, text, result, evidenceIds }, proof }) => {
    if (proof.length > 0)
      return { id, text, result: "met" as const, evidenceIds: proof.map((item) => item.id) };
    return { id, text, result: result === "open" ? open : result, evidenceIds };
  });
  const named = new Set(criteria.flatMap(({ evidenceIds }) => evidenceIds));
  const steps = stepsLeft(task.plan).map((step) => step.description);
  const unproven = criteria
    .filter((criterion) => criterion.result !== "met")
    .map((criterion) => criterion.text);
  return {
    criteria,
    evidence: [...knownEvidence(task).values()].filter(({ id }) => named.has(id)),
    summary: reason,
    originalRequestSummary: task.goal.slice(0, 300),
    // Before there is a plan or a criterion all of the goal is left.
    remainingWork: steps.length > 0 ? steps : criteria.length > 0 ? unproven : [task.goal.slice(0, 300)],
    ...(task.data.length > 0 ? { data: task.data } : {}),
  };
}
