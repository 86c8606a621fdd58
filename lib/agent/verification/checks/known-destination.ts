import { thresholds } from "@/lib/agent/domain/thresholds";
import { compareUrls, isPlaceChange, leadsTo } from "@/lib/agent/domain/urls";
import { type Check, verified } from "../check";
import type { Ground } from "../ground";
import { placeIsNamed } from "../place";
import { rootOf, rootsOf } from "../word-roots";

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
    if (!byArgument && (!placeIsNamed(ground) || onlyOpens(ground))) return undefined;
    const taskCompleted = input.isLastStep && input.complexity === "SIMPLE" && !action.persistent;
    return verified(thresholds.navigation, `The page is ${input.after.url}, where it was to lead.`, {
      taskCompleted,
    });
  },
};

const doing: ReadonlySet<string> = new Set([
  "remove",
  "archive",
  "send",
  "submit",
  "check",
  "uncheck",
  "toggle",
  "move",
  "clear",
]);

/** A link that says nothing of what the step does to the thing has opened it, and done nothing to it yet. */
const onlyOpens = ({ verb, intent, target, requests }: Ground): boolean => {
  const name = rootsOf(target.node?.name ?? "");
  return (
    doing.has(verb) &&
    requests.stored.length === 0 &&
    !name.has(rootOf(verb)) &&
    !name.has(rootOf(intent.words[0] ?? ""))
  );
};
