import { type Check, lookAgain, verified } from "../check";
import type { Ground } from "../ground";
import { entryBack, isUndo, saysUndo } from "../undone-entry";

/** The last deed was taken back: what the message told to be gone, or the step says, is there again. */
export const deedUndone: Check = {
  name: "deed-undone",
  applies: ({ action, target, asSaid, diff }: Ground) =>
    action.clicks && diff !== undefined && isUndo(target.node?.name ?? "") && saysUndo(asSaid),
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error") || ground.requests.refused.length > 0)
      return undefined;
    const name = entryBack(ground);
    if (name === undefined) return undefined;
    const told = `"${name.slice(0, 60)}" is there again`;
    return ground.input.secondLook
      ? verified(0.95, `${told}.`)
      : lookAgain(0.9, `${told}, and has yet to last.`);
  },
};
