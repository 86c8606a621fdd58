import { z } from "zod";
import { Assertion } from "@/lib/contracts/assertion";

/**
 * When a step or task is done, as a sentence and, where it can be, as assertions. `state`: the present state may meet it at any time.
 * `change`: before and after must differ. `persistence`: something was stored, sent or deleted; wants evidence of rank network or better.
 */
export const Criterion = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(["state", "change"]),
  persistence: z.boolean(),
  assertions: z.array(Assertion),
  /** Met when this step is verified. */
  stepId: z.string().optional(),
  result: z.enum(["open", "met", "unmet", "unverifiable"]),
  evidenceIds: z.array(z.string()),
  /**
   * Set once a request went out that may have stored it: what the page showed then and had not shown before. A fresh load of that page must show the
   * same; what is gone by then was never stored.
   */
  readBack: z.array(Assertion).optional(),
});
export type Criterion = z.infer<typeof Criterion>;

/** What a planner says of a criterion; the rest is filled in by `criterionFrom`. */
export const CriterionDraft = z.object({
  text: z.string().min(1),
  kind: z.enum(["state", "change"]),
  persistence: z.boolean(),
  assertions: z.array(Assertion).optional(),
  /** Index, in the same draft, of the step whose success meets it. */
  step: z.number().int().optional(),
});
export type CriterionDraft = z.infer<typeof CriterionDraft>;

/** A criterion as it starts. `stepIdOf` turns an index of the draft into a step id. */
export function criterionFrom(
  draft: CriterionDraft,
  id: string,
  stepIdOf: (index: number) => string | undefined = () => undefined,
): Criterion {
  const stepId = draft.step === undefined ? undefined : stepIdOf(draft.step);
  return {
    id,
    text: draft.text,
    kind: draft.kind,
    persistence: draft.persistence,
    assertions: draft.assertions ?? [],
    ...(stepId === undefined ? {} : { stepId }),
    result: "open",
    evidenceIds: [],
  };
}
