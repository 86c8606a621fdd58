import { actsAlike, asFailure, type Derivation, onePerStep, placeOf } from "./derived-failure";

const most = 4;

/** An action is judged by the step of another action of the same page. */
export const otherStep: Derivation = {
  kind: "other-step",
  says: "the action of a step is judged by another step of the same page",
  derive: (cases) =>
    cases.flatMap((one) => {
      const place = placeOf(one.before?.url ?? "");
      const others = cases.filter(
        (other) =>
          placeOf(other.before?.url ?? "") === place && other.step !== one.step && !actsAlike(one, other),
      );
      return onePerStep(others, most).map(({ id, step, goal, nextStep, isLastStep }) =>
        asFailure(one, id, { step, goal, nextStep, isLastStep }),
      );
    }),
};
