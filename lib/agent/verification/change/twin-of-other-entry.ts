import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Edit "Fern"`, by the `Edit` of the row `Fern, dwarf`: of two rows of one list that offer the same control the step quotes what only the other one is called by,
 * and nothing on the page that came bears it as a name or in a field.
 */
export function isTwinOfOtherEntry(ground: Ground): boolean {
  const { action, target, fit, nodesBefore, intent } = ground;
  const rival = fit.fit === "other" ? (fit.rival ?? -1) : -1;
  const [own, named] = [target.node, nodesBefore[rival]];
  const [ours, theirs] = [rowOf(nodesBefore, target.index), rowOf(nodesBefore, rival)];
  if (!action.clicks || !own || !named || ours < 0 || theirs < 0 || ours === theirs) return false;
  if (own.role !== named.role || own.name !== named.name || !areOfOneList(nodesBefore, ours, theirs))
    return false;
  const [quote, ...more] = intent.quoted;
  if (quote === undefined || more.length > 0 || !/\p{L}{2}/u.test(quote)) return false;
  const bearing = [...nodesBefore.keys()].filter(
    (at) => areOfOneList(nodesBefore, at, theirs) && containsPhrase(nodesBefore[at]?.name ?? "", quote),
  );
  return bearing.length === 1 && bearing[0] === theirs && !isHeldNow(ground, quote);
}

const areOfOneList = (nodes: readonly SkeletonNode[], one: number, other: number): boolean =>
  entries.has(nodes[one]?.role ?? "") &&
  nodes[one]?.role === nodes[other]?.role &&
  nodes[one]?.parent === nodes[other]?.parent;
const entries: ReadonlySet<string> = new Set(["row", "item"]);

/** What came is the thing's own after all: a field or a heading of it says so. */
const isHeldNow = ({ nodesAfter, input, diff }: Ground, quote: string): boolean =>
  nodesAfter.some(
    ({ role, name, value = "" }) =>
      fold(value).includes(fold(quote)) || (role === "heading" && containsPhrase(name, quote)),
  ) ||
  containsPhrase(input.after.title ?? "", quote) ||
  (diff?.linesAdded ?? []).some((line) => containsPhrase(line, quote));
