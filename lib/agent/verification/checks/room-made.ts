import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { appearedParts, type Part } from "@/lib/agent/verification/change/parts";
import { type Check, verified } from "@/lib/agent/verification/check";
import { entriesChanged } from "./list-paged";

/** A click that only leads to the step's own control worked when it brought something to act on or to choose among. It leaves no step behind. */
export const roomMade: Check = {
  name: "room-made",
  applies: ({ diff, fit, action, input, requests, target }) =>
    diff !== undefined &&
    fit.fit !== "other" &&
    onlyMakesRoom(input.action) &&
    action.clicks &&
    !action.persistent &&
    // What sent something away did more than lead on; but a page that counts its clicks may send that of a menu too.
    (requests.stored.length === 0 || target.node?.states.includes("popup") === true),
  check(ground) {
    if (leafsOn(ground.target.node?.name ?? "") && entriesChanged(ground))
      return verified(0.85, "The list shows other entries now.");
    const part = appearedParts(ground).find(offersMore);
    return (
      part &&
      verified(
        0.85,
        `${part.name ? `"${part.name.slice(0, 60)}"` : "More of the page"} came into view on the way to the step.`,
      )
    );
  },
};

const offersMore = ({ role, controls }: Part): boolean =>
  controls > 0 || role === "dialog" || role === "row" || role === "item";
