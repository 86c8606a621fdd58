import { thresholds } from "@/lib/agent/domain/thresholds";
import { compareUrls, isPlaceChange, leadsTo } from "@/lib/agent/domain/urls";
import { type Check, verified } from "../check";
import { placeIsNamed } from "../place";

/** The address is the one that was known before acting: the argument of a navigation, or the link's own. */
export const knownDestination: Check = {
  name: "known-destination",
  applies: ({ action, fit, before }) =>
    action.destination !== undefined && fit.fit !== "other" && before !== undefined,
  check(ground) {
    const { action, before, input, kindAfter } = ground;
    if (!action.destination || !before || kindAfter !== "ordinary") return undefined;
    if (!leadsTo(input.after.url, action.destination, before.url)) return undefined;
    if (!isPlaceChange(compareUrls(before.url, input.after.url), true)) return undefined;
    const byArgument = action.name !== "click";
    if (!byArgument && !placeIsNamed(ground)) return undefined;
    const taskCompleted = input.isLastStep && input.complexity === "SIMPLE" && !action.persistent;
    return verified(thresholds.navigation, `The page is ${input.after.url}, where it was to lead.`, {
      taskCompleted,
    });
  },
};
