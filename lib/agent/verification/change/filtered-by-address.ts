import { readUrl } from "@/lib/agent/domain/urls";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOn } from "@/lib/agent/verification/page/toggle-state";

/** `?tag=7f3a`: the address asks by a number. The control is the marked one since then, each entry that is left bears what it is called, and none that went did. */
function isMarkedAndBorne(
  { target, diff, nodesBefore, nodesAfter }: Ground,
  gone: readonly number[],
): boolean {
  const name = target.node?.name ?? "";
  const { role, parent } = nodesBefore[gone[0] ?? -1] ?? {};
  const isHead = (at: number): boolean =>
    role === "row" &&
    !nodesBefore.some((node, other) => other < at && node.role === role && node.parent === parent);
  const left = [...nodesBefore.keys()].filter(
    (at) =>
      nodesBefore[at]?.role === role &&
      nodesBefore[at]?.parent === parent &&
      !isHead(at) &&
      (diff?.match.toAfter[at] ?? -1) >= 0,
  );
  const bears = (nodes: typeof nodesBefore, at: number): boolean =>
    descendantsOf(nodes, at).some((node) => fold(node.name) === fold(name));
  return (
    isOn(target.node) !== true &&
    isOn(target.after) === true &&
    gone.length >= fewest &&
    left.length > 0 &&
    left.every((at) => bears(nodesAfter, diff?.match.toAfter[at] ?? -1)) &&
    !gone.some((at) => bears(nodesBefore, at))
  );
}
const fewest = 2;

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/**
 * `Show only the bookings that are checked in`, by `Checked in`: of the address only the query changed, which asks now for what the control is called
 * (`?status=checked-in`), the step says all of that, and the list shows other entries than before, and some.
 */
export function isFilteredByAddress(ground: Ground): boolean {
  const {
    verb,
    action,
    fit,
    observed,
    input,
    before,
    target,
    asSaid,
    requests,
    diff,
    nodesBefore,
    nodesAfter,
  } = ground;
  if (verb !== "filter" || !action.clicks || fit.fit === "other" || observed?.urlChange !== "query")
    return false;
  if (requests.refused.length + requests.lost.length > 0 || !before || !diff) return false;
  const name = wordsOf(target.node?.name ?? "");
  const said = new Set(wordsOf(asSaid));
  const asks = (url: string): boolean =>
    [...(readUrl(url)?.searchParams.values() ?? [])].some(
      (one) => wordsOf(fold(one).replace(/[-_+]/g, " ")).join(" ") === name.join(" "),
    );
  const isEntry = (nodes: typeof nodesBefore, at: number): boolean =>
    entryRoles.has(nodes[at]?.role ?? "") && !nodes[at]?.states.includes("hidden");
  const gone = diff.disappeared.filter((at) => isEntry(nodesBefore, at));
  const [role] = gone.map((at) => nodesBefore[at]?.role);
  const left = nodesAfter.filter((node, at) => node.role === role && isEntry(nodesAfter, at));
  return (
    name.length > 0 &&
    name.every((word) => said.has(word)) &&
    ((fit.fit === "this" && asks(input.after.url) && !asks(before.url)) || isMarkedAndBorne(ground, gone)) &&
    // A row for the heads of the columns is one, too.
    left.length > (role === "row" ? 1 : 0) &&
    failedReads(ground).length === 0
  );
}
