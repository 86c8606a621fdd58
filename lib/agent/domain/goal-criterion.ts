import type { Criterion } from "./criterion";
import { readStepIntent, type StepVerb } from "./wording/step-intent";

const storing: ReadonlySet<StepVerb> = new Set([
  "add",
  "create",
  "edit",
  "remove",
  "archive",
  "send",
  "submit",
  "upload",
]);

/** True when a wording asks for something to be stored, sent or deleted. */
export const asksToStore = (wording: string): boolean => storing.has(readStepIntent(wording).verb);

/** The criterion of a goal of which nobody could say more: the goal itself. Nothing machine-checkable, so it is unverifiable without other evidence. */
export const goalCriterion = (goal: string, id: string): Criterion => ({
  id,
  text: goal,
  kind: "change",
  persistence: asksToStore(goal),
  assertions: [],
  result: "open",
  evidenceIds: [],
});
