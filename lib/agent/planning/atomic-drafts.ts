import type { StepDraft } from "@/lib/agent/domain/plan";
import { splitStep } from "@/lib/agent/domain/wording/split-step";

/**
 * Splits compound browser steps. What the draft says of its end (assertions, contingencies, whether it stores something) goes with its last
 * piece, an earlier one stores something where its own words say so; every piece depends on the one before it, and whoever depended on the step depends on its last piece. `placeOf` tells where the last
 * piece of a draft went.
 */
export function atomicDrafts(
  drafts: readonly StepDraft[],
  knownNames: readonly string[],
): { drafts: StepDraft[]; placeOf(index: number): number | undefined } {
  const out: StepDraft[] = [];
  const lastPlace = new Map<number, number>();
  drafts.forEach((draft, index) => {
    const dependsOn = (draft.dependsOn ?? []).flatMap((earlier) => lastPlace.get(earlier) ?? []);
    const texts =
      draft.toolType && draft.toolType !== "browser"
        ? [draft.description]
        : splitStep(draft.description, knownNames);
    texts.forEach((description, at) => {
      const isLast = at === texts.length - 1;
      const needs = at === 0 ? dependsOn : [out.length - 1];
      out.push(isLast ? { ...draft, description, dependsOn: needs } : early(draft, description, needs));
    });
    lastPlace.set(index, out.length - 1);
  });
  return { drafts: out, placeOf: (index) => lastPlace.get(index) };
}

const early = (draft: StepDraft, description: string, dependsOn: number[]): StepDraft => ({
  description,
  ...(draft.reasoning === undefined ? {} : { reasoning: draft.reasoning }),
  verify: `Done: ${description}`,
  dependsOn,
});
