import { awaitsSending } from "../awaits-sending";
import { type Check, refuted, verified } from "../check";
import { appReacted, toggleChange, wantedToggle } from "../toggle-state";
import { asksToSend } from "../value-asked";

/** The toggle that the step names went to the wanted side, and the application took note of it. */
export const toggleReadBack: Check = {
  name: "toggle-read-back",
  applies: (ground) =>
    ground.action.clicks &&
    !ground.action.chained &&
    ground.fit.fit === "this" &&
    toggleChange(ground) !== undefined,
  check(ground) {
    const change = toggleChange(ground);
    const wanted = wantedToggle(ground);
    if (!change || (wanted === undefined && ground.verb !== "toggle")) return undefined;
    const isDone = wanted === undefined ? change.before !== change.after : change.after === wanted;
    if (!isDone) {
      // A switch that the site took something of may show it late or by other means.
      const unmoved =
        ground.input.secondLook &&
        ground.requests.stored.length === 0 &&
        change.before === change.after &&
        ground.effects.related.length === 0;
      return unmoved ? refuted(0.8, `It is still ${change.after ? "on" : "off"}.`) : undefined;
    }
    if (change.before === change.after) return undefined;
    if (asksToSend(ground) && ground.requests.stored.length === 0) return undefined;
    if (change.native && !awaitsSending(ground) && !appReacted(ground)) return undefined;
    return verified(0.95, `It is ${change.after ? "on" : "off"} now, as the step wants it.`);
  },
};
