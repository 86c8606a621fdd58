import type { Criterion } from "@/lib/agent/domain/criterion";
import type { Task } from "@/lib/agent/domain/task";

/**
 * The criteria of the task, and of the plan what they leave out: every step that changes something must have been carried out and verified, whether or not
 * a criterion names it.
 */
export function criteriaToJudge({ criteria, plan }: Task): Criterion[] {
  const named = new Set(criteria.map(({ stepId }) => stepId));
  const steps = (plan?.steps ?? []).filter(
    ({ id, mutating, status, confirms }) => mutating && !confirms && status !== "skipped" && !named.has(id),
  );
  const ofPlan = steps.map(
    ({ id, verify, description, assertions }): Criterion => ({
      id: `step-${id}`,
      text: verify || description,
      kind: "change",
      persistence: false,
      assertions,
      stepId: id,
      result: "open",
      evidenceIds: [],
    }),
  );
  return [...criteria, ...ofPlan];
}
