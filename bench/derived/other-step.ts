import type { RecordedCase } from "@/bench/recorded-case";
import {
  actsAlike,
  asFailure,
  type Derivation,
  type DerivedFailure,
  onePerStep,
  placeOf,
} from "./derived-failure";

const most = 12;
const pageOf = ({ before }: RecordedCase): string => placeOf(before?.url ?? "");

/** Each action by the steps of others that are chosen from the site's, from those recorded next on, so that all of them have their turn. */
const judgedBy = (
  cases: readonly RecordedCase[],
  isChosen: (other: RecordedCase, one: RecordedCase) => boolean,
): DerivedFailure[] =>
  cases.flatMap((one, at) => {
    const others = [...cases.slice(at), ...cases.slice(0, at)].filter(
      (other) => isChosen(other, one) && other.step !== one.step && !actsAlike(one, other),
    );
    return onePerStep(others, most).map(({ id, step, goal, nextStep, isLastStep }) =>
      asFailure(one, id, { step, goal, nextStep, isLastStep }),
    );
  });

/** An action is judged by the step of another action of the same page: a neighbour was used. */
export const otherStep: Derivation = {
  kind: "other-step",
  says: "the action of a step is judged by another step of the same page",
  derive: (cases) => judgedBy(cases, (other, one) => pageOf(other) === pageOf(one)),
};

/** An action is judged by the step of an action of another page: a link that only leads to where that is to be done, a form for something else. */
export const otherPlace: Derivation = {
  kind: "other-place",
  says: "the action of a step is judged by a step of another page of the site",
  derive: (cases) => judgedBy(cases, (other, one) => pageOf(other) !== pageOf(one)),
};
