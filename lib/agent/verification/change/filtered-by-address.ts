import { readUrl } from "@/lib/agent/domain/urls";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import type { Ground } from "@/lib/agent/verification/ground";

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
  if (verb !== "filter" || !action.clicks || fit.fit !== "this" || observed?.urlChange !== "query")
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
    asks(input.after.url) &&
    !asks(before.url) &&
    // A row for the heads of the columns is one, too.
    left.length > (role === "row" ? 1 : 0) &&
    failedReads(ground).length === 0
  );
}
