import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** How far before a field its chips stand. */
const reach = 4;
const takesAway =
  /^(?:(?:remove|delete|clear)(?: (?:element|item|tag|option|value|label|entry))?|[x×✕✖✗])(?!\p{L})/iu;

/**
 * `Enter the label "moss"` with Enter, in a field that takes several: it is empty for the next one, what was entered stands in a line of its own, a cross came
 * right before the field, and its list offers that no more.
 */
export function chipCame(ground: Ground): boolean {
  const { action, asSaid, target, diff, nodesBefore, nodesAfter, input, before, alerts, requests } = ground;
  const value = fold(action.value ?? "");
  const isTaken = action.pressesEnter && value !== "" && (target.after?.value ?? "").trim() === "";
  if (!isTaken || ground.fit.fit !== "this" || !containsPhrase(asSaid, action.value ?? "")) return false;
  if (alerts.some(({ tone }) => tone === "error") || requests.refused.length + requests.lost.length > 0)
    return false;
  if (requests.stored.length === 0 && (action.persistent || input.isLastStep)) return false;
  const isCross = diff?.appeared.some((at) => {
    const node = nodesAfter[at];
    return (
      node?.role === "button" &&
      node.parent === target.after?.parent &&
      takesAway.test(node.name.trim()) &&
      at < target.afterIndex &&
      target.afterIndex - at <= reach
    );
  });
  const times = (lines: readonly string[]): number => lines.filter((line) => fold(line) === value).length;
  const isOffered = [nodesBefore, nodesAfter].some((nodes) =>
    nodes.some(({ role, name }) => role === "option" && fold(name) === value),
  );
  return (
    isCross === true &&
    !isOffered &&
    times(input.after.lines) > times(before?.semanticSkeleton?.textDigest ?? [])
  );
}
