import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * The step says the control that was used as well as the one that seems to fit better, so that nobody can say that it is another: by its name beside the
 * deed's own word, by the deed that a button is for, or because both are called the same and stand in no entry.
 */
export function isSaidItself({ fit, target, nodesBefore, asSaid, verb, action, intent }: Ground): boolean {
  const rival = nodesBefore[fit.rival ?? -1];
  const own = target.node?.name.trim() ?? "";
  if (!rival || !target.node || own.length < 2 || !action.clicks || offered.has(target.node.role))
    return false;
  const isNamesake = fold(rival.name) === fold(own);
  if (isNamesake)
    return (
      rival.parent !== target.node.parent &&
      [fit.rival ?? -1, target.index].every((index) => rowOf(nodesBefore, index) < 0)
    );
  const afterDeed = asSaid.trim().replace(/^\p{L}+/u, "");
  if (containsPhrase(afterDeed, own) && !containsPhrase(rival.name, own)) return true;
  return (
    target.node.role === "button" &&
    places.has(rival.role) &&
    intent.quoted.length === 0 &&
    verb !== "unknown" &&
    readStepIntent(own).verb === verb &&
    readStepIntent(rival.name).verb !== verb
  );
}

/** Whose menu an entry stands in is not said by the entry. */
const offered: ReadonlySet<string> = new Set(["menuitem", "option"]);
const places: ReadonlySet<string> = new Set(["menuitem", "link", "tab", "heading"]);
