import type { PlanDraft } from "./write-plan";
import { change, confirming, sending } from "./written";

const opens = "Do what was asked: “";
const ends = "”";

/** The goal as one step, for when no rule of the language reads it: what is to be done for it is found on each page anew. */
export function writeRequest(goal: string): PlanDraft {
  const done = `Done: ${goal}`;
  return {
    steps: [
      sending(`${opens}${plainQuotes(goal).replace(/\s+/g, " ")}${ends}`, done),
      confirming("Confirm it", done, { dependsOn: [0] }),
    ],
    criteria: [{ ...change(done, true), step: 0 }],
  };
}

/** One kind of quotes inside, so that the outer ones hold it together. */
const plainQuotes = (text: string): string =>
  text.replace(/[„“]([^„“”"]+)[“”]/g, '"$1"').replace(/[“”]/g, '"');

/** The goal that such a step holds; undefined for any other step. */
export const requestIn = (step: string): string | undefined =>
  step.startsWith(opens) && step.endsWith(ends) ? step.slice(opens.length, -ends.length) : undefined;
