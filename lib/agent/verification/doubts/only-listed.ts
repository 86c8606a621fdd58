import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues } from "@/lib/agent/verification/page/form-state";

/** So many texts side by side are choices. */
const fewestChoices = 3;

/**
 * `Add "Boston" to the places`, by what lets down the list of all places: what the step quotes was entered in no field, the control and its entry say nothing of
 * it, nothing was sent, and it came among others of its kind.
 */
export function isOnlyListed(ground: Ground): boolean {
  const { action, intent, target, requests, diff, nodesBefore, nodesAfter } = ground;
  const [quoted = "", ...more] = intent.quoted;
  if (!action.clicks || quoted === "" || more.length > 0 || requests.stored.length > 0) return false;
  const own = [
    target.node?.name ?? "",
    target.node?.nearText ?? "",
    nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? "",
    ...enteredValues(ground),
  ];
  if (own.some((text) => containsPhrase(text, quoted))) return false;
  const came = (diff?.appeared ?? []).filter((at) => containsPhrase(nodesAfter[at]?.name ?? "", quoted));
  const inside = came.flatMap((at) => descendantsOf(nodesAfter, at)).length;
  const lines = diff?.linesAdded ?? [];
  return (
    came.length > 0 &&
    came.every((at) => nodesAfter[at]?.role === "region") &&
    inside === 0 &&
    lines.some((line) => containsPhrase(line, quoted)) &&
    lines.length >= fewestChoices
  );
}
