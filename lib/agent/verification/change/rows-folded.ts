import { isPlaceChange } from "@/lib/agent/domain/urls";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";

const fewestRows = 2;
const entries: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);

/** `Collapse the group Ferns` by its heading: the entries right behind it went with all that was in them, and nothing else went or came. */
export function rowsFolded(ground: Ground): boolean {
  const { verb, fit, target, diff, nodesBefore, nodesAfter, requests, alerts, observed } = ground;
  if (verb !== "collapse" || fit.fit !== "this" || target.afterIndex < 0 || !diff || !observed) return false;
  const asked = [requests.stored, requests.refused, requests.lost, requests.open];
  if (isPlaceChange(observed.urlChange, false) || asked.some((some) => some.length > 0) || alerts.length > 0)
    return false;
  const gone = new Set(diff.disappeared);
  const rows = diff.disappeared.filter(
    (at) => entries.has(nodesBefore[at]?.role ?? "") && nodesBefore[at]?.parent === target.node?.parent,
  );
  const isBehind = [...gone].every((_, behind) => gone.has(target.index + 1 + behind));
  return (
    rows.length >= fewestRows &&
    isBehind &&
    diff.disappeared.every((at) => rows.some((row) => at === row || isWithin(nodesBefore, at, row))) &&
    diff.linesAdded.length === 0 &&
    diff.appeared.every((at) => (nodesAfter[at]?.name ?? "") === "")
  );
}
