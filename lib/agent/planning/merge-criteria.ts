import { type Criterion, type CriterionDraft, criterionFrom } from "@/lib/agent/domain/criterion";
import { goalCriterion } from "@/lib/agent/domain/goal-criterion";
import { fold } from "@/lib/agent/domain/wording/words";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Assertion } from "@/lib/contracts/assertion";

type Planning = {
  ids: Ids;
  stepIdOf: (index: number) => string | undefined;
  /** Whether an assertion is true of the page that the plan is made on. */
  holds: (assertion: Assertion) => boolean;
};

/** That something changed is not shown by what was so before: a name that this page never listed is "gone" from the start. */
const withoutVacuous = (draft: CriterionDraft, holds: Planning["holds"]): CriterionDraft =>
  draft.kind === "state"
    ? draft
    : { ...draft, assertions: (draft.assertions ?? []).filter((one) => !holds(one)) };

/**
 * The goal's criteria after planning. Those that stand stay: a replan may not lower the bar. Open ones are tied to the new plan's steps where a
 * draft says the same; new drafts are taken only when nothing stood. There is always at least one.
 */
export function mergeCriteria(
  goal: string,
  existing: readonly Criterion[],
  drafts: readonly CriterionDraft[],
  { ids, stepIdOf, holds }: Planning,
): Criterion[] {
  if (existing.length > 0) return existing.map((criterion) => retied(criterion, drafts, stepIdOf));
  const fresh = drafts.map((draft) => criterionFrom(withoutVacuous(draft, holds), ids.uuid(), stepIdOf));
  return fresh.length > 0 ? fresh : [goalCriterion(goal, ids.uuid())];
}

function retied(
  criterion: Criterion,
  drafts: readonly CriterionDraft[],
  stepIdOf: (index: number) => string | undefined,
): Criterion {
  if (criterion.result === "met") return criterion;
  const same = drafts.find((draft) => fold(draft.text) === fold(criterion.text));
  const stepId = same?.step === undefined ? undefined : stepIdOf(same.step);
  return stepId === undefined ? criterion : { ...criterion, stepId };
}
