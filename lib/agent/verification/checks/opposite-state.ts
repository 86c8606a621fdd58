import { type Check, refuted } from "../check";
import { toggleChange, wantedToggle } from "../toggle-state";

/** The step wants a thing on or off, and the action left it the other way round: it had been so already, or the page turned it back. */
export const oppositeState: Check = {
  name: "opposite-state",
  applies: (ground) => wantedToggle(ground) !== undefined && toggleChange(ground) !== undefined,
  check(ground) {
    const wanted = wantedToggle(ground);
    const change = toggleChange(ground);
    if (!change || change.after === wanted || change.before === change.after || ground.fit.fit === "other")
      return undefined;
    return refuted(
      0.9,
      `It is ${change.after ? "on" : "off"} now, and the step wants it ${wanted ? "on" : "off"}.`,
    );
  },
};
