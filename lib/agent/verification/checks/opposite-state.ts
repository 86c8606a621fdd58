import { offeredAgain } from "@/lib/agent/verification/change/done-names";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { toggleChange, wantedToggle } from "@/lib/agent/verification/page/toggle-state";

/**
 * The step wants a thing on or off, and the action left it the other way round: it had been so already, or the page turned it back. The same where the
 * control said that the step's deed was done, and offers it again.
 */
export const oppositeState: Check = {
  name: "opposite-state",
  applies: (ground) =>
    isOfferedAgain(ground) || (wantedToggle(ground) !== undefined && toggleChange(ground) !== undefined),
  check(ground) {
    if (isOfferedAgain(ground))
      return ground.fit.fit === "other"
        ? undefined
        : refuted(0.9, `It had been done: the control offers "${ground.target.after?.name}" again.`);
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

const isOfferedAgain = (ground: Ground): boolean => {
  const { node, after } = ground.target;
  return ground.action.clicks && !!node && !!after && offeredAgain(ground, node.name, after.name);
};
