import { type Check, refuted } from "../check";
import type { Ground } from "../ground";
import { namedChange } from "../named-change";

/** The step's words point at another element than the one acted on, and what the step names did not change. */
export const wrongElement: Check = {
  name: "wrong-element",
  applies: ({ fit }) => fit.fit === "other",
  check: (ground) =>
    isDoneAnyway(ground)
      ? undefined
      : refuted(0.85, `The action was on another element: ${ground.fit.reason}.`),
};

const isDoneAnyway = (ground: Ground): boolean => namedChange(ground) !== "none";
