import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { foldTurned } from "@/lib/agent/verification/page/fold-sign";

/** All parts of the page were unfolded, or folded, by the control for all: each that was the other way is so now. */
export const allUnfolded: Check = {
  name: "all-unfolded",
  applies: ({ action, diff, fit, target, asSaid }) =>
    action.clicks &&
    diff !== undefined &&
    fit.fit !== "other" &&
    command.test(target.node?.name.trim() ?? "") &&
    asksForAll.test(asSaid) &&
    !excepting.test(asSaid),
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const name = ground.target.node?.name ?? "";
    const [wanted, reverse] = /^(?:expand|unfold|open)/iu.test(name.trim())
      ? (["expanded", "collapsed"] as const)
      : (["collapsed", "expanded"] as const);
    const [said, unsaid] = wanted === "expanded" ? [unfolds, toFold] : [folds, toUnfold];
    if (!said.test(ground.asSaid) || unsaid.test(ground.asSaid)) return undefined;
    const turned = (ground.diff?.changed ?? []).map(({ before, after, statesAdded }) =>
      statesAdded.includes(wanted)
        ? wanted
        : statesAdded.includes(reverse)
          ? reverse
          : foldTurned(ground.nodesBefore[before], ground.nodesAfter[after]),
    );
    const isLeft = ground.nodesAfter.some(
      ({ states }) => states.includes(reverse) && !states.includes("popup"),
    );
    const isTold = turned.includes(wanted) && !isLeft;
    const isShown = !turned.some((way) => way !== undefined) && eachHoldsMore(ground, wanted === "collapsed");
    return (isTold || isShown) && !turned.includes(reverse)
      ? verified(0.95, `All of them are ${wanted} now.`)
      : undefined;
  },
};

/**
 * Nothing says of itself that it is open, and each entry of a list holds what none of them held before, beside all that it did; or the other way round. A button that came (`Retry`) is
 * none of what it holds, and what the site was told to store was another deed.
 */
function eachHoldsMore(ground: Ground, isFolding: boolean): boolean {
  if (!pageStays(ground) || ground.requests.stored.length > 0) return false;
  const { nodesBefore, nodesAfter, diff } = ground;
  const [folded, open] = isFolding ? [nodesAfter, nodesBefore] : [nodesBefore, nodesAfter];
  const lists = nodesBefore.flatMap(({ role }, before) => {
    const after = diff?.match.toAfter[before] ?? -1;
    if (role !== "list" || after < 0) return [];
    const [less, more] = isFolding ? [after, before] : [before, after];
    return [{ less: entriesOf(folded, less), more: entriesOf(open, more) }];
  });
  const grown = lists.map(({ less, more }) =>
    more.map((entry, at) => holdsMore(namesIn(folded, less[at] ?? -1), namesIn(open, entry))),
  );
  const some = grown.filter((ways) => ways.includes(true));
  return (
    some.some(({ length }) => length >= fewest) &&
    some.every((ways) => ways.every((way) => way)) &&
    lists.every(({ less, more }) => less.length === more.length)
  );
}
const fewest = 2;
const entriesOf = (nodes: readonly SkeletonNode[], list: number): number[] =>
  [...nodes.keys()].filter((at) => nodes[at]?.parent === list && nodes[at]?.role === "item");
const namesIn = (nodes: readonly SkeletonNode[], entry: number): string[] =>
  entry < 0
    ? []
    : descendantsOf(nodes, entry).flatMap(({ name, role }) =>
        name === "" || noContent.has(role) ? [] : [name],
      );
const noContent: ReadonlySet<string> = new Set([
  "button",
  "clickable",
  "menuitem",
  "image",
  "alert",
  "status",
  "progress",
]);
const holdsMore = (less: readonly string[], more: readonly string[]): boolean =>
  less.length > 0 && more.length > less.length && less.every((name) => more.includes(name));

const command = /^(?:expand|unfold|open|collapse|fold|close) all(?!\p{L})/iu;
const asksForAll = /(?<!\p{L})(?:all|every|everything|whole|entire)(?!\p{L})/iu;
const unfolds = /(?<!\p{L})(?:expand|unfold|open)/iu;
const folds = /(?<!\p{L})(?:collaps|fold|clos)/iu;
/** The deed, and no state: `Close all the open ones` and `Expand all that are folded` say both. */
const toFold = /(?<!\p{L})(?:collapse|fold|close)(?!\p{L})/iu;
const toUnfold = /(?<!\p{L})(?:expand|unfold)(?!\p{L})/iu;
/** Not all, or not at all. */
const excepting =
  /(?<!\p{L})(?:but|except\p{L}*|besides|other than|apart from|not|never)(?!\p{L})|n['’]t(?!\p{L})/iu;
