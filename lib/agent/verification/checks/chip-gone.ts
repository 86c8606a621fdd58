import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, spaced, wordsOf } from "@/lib/agent/domain/wording/words";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { takesOnlyAway } from "@/lib/agent/verification/step/takes-only-away";

/** One of the things that a field holds was taken off by the control that is called after it, or all of them by the one that clears the field. */
export const chipGone: Check = {
  name: "chip-gone",
  applies: ({ action, fit, verb, diff, target }) =>
    action.clicks && fit.fit === "this" && diff !== undefined && target.afterIndex < 0 && taking.has(verb),
  check(ground) {
    if (!pageStays(ground) || ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    if (isOneOfAlike(ground)) return verified(0.95, "There is one less of them.");
    const name = chipOf(ground.target.node?.name ?? "");
    if (name !== undefined)
      return isGone(ground, name) ? verified(0.95, `"${name}" is no longer there.`) : undefined;
    const count = cleared(ground);
    return count > 0 && asksForAll.test(ground.asSaid) && !keeping.test(spaced(ground.asSaid))
      ? verified(0.95, `All ${count} of them are gone.`)
      : undefined;
  },
};

/** `Delete one of the boxes`, where each of them is nothing but the control that takes it away: that one went, and the others are there. */
function isOneOfAlike({ asSaid, intent, diff, target, nodesBefore, nodesAfter }: Ground): boolean {
  const { node } = target;
  if (!node || !takesOnlyAway(node) || intent.quoted.length > 0 || !anyOne.test(asSaid)) return false;
  const count = (nodes: readonly SkeletonNode[], parent: number): number =>
    nodes.filter((one) => one.role === node.role && one.name === node.name && one.parent === parent).length;
  const parent = node.parent < 0 ? node.parent : (diff?.match.toAfter[node.parent] ?? undefined);
  const before = count(nodesBefore, node.parent);
  return (
    parent !== undefined &&
    before > 1 &&
    count(nodesAfter, parent) === before - 1 &&
    diff?.disappeared.length === 1 &&
    diff.appeared.length === 0
  );
}
const anyOne = /^\p{L}+ (?:just |only )?(?:one|any) of (?!the \p{L}+['’])/iu;

const taking: ReadonlySet<string> = new Set(["remove", "uncheck", "clear"]);
const asksForAll = /(?<!\p{L})(?:all|every|everything|clear|empty|reset|any)(?!\p{L})/iu;
/** What is named behind it is to stay; of a text of words alone. */
const keeping = /(?<!\p{L})(?:but|except\p{L}*|besides|other than|apart from)(?!\p{L})/iu;
const clearing = /^(?:clear|reset|remove all|clear all|clear selection|×|✕)$/iu;

/** `Remove Java`: what the control takes off. */
const chipOf = (name: string): string | undefined =>
  /^(?:remove|delete|clear|deselect|unselect) (?!all(?!\p{L}))(?:(?:tag|chip|option|item) )?(\S.{0,60})$/iu.exec(
    name.trim(),
  )?.[1];

/** The step says it, a line that says just that went with the control, and no other such control did. */
function isGone({ asSaid, diff, nodesBefore, target, nodesAfter }: Ground, name: string): boolean {
  const gone = (diff?.disappeared ?? []).flatMap((at) => nodesBefore[at] ?? []);
  const others = gone.filter((node) => node !== target.node && chipOf(node.name) !== undefined);
  const said = wordsOf(asSaid);
  const places = nodesBefore.flatMap((node) =>
    node.name === target.node?.name && node.parent !== target.node.parent
      ? [nodesBefore[node.parent]?.name ?? ""]
      : [],
  );
  // Another field holds one of the same name: the step has to say which it means.
  if (places.length > 0 && !containsPhrase(asSaid, nodesBefore[target.node?.parent ?? -1]?.name ?? "\n"))
    return false;
  const isHeldStill = nodesAfter.some(
    (node) => node.name === target.node?.name && node.parent === diff?.match.toAfter[target.node.parent],
  );
  return (
    others.length === 0 &&
    !isHeldStill &&
    containsPhrase(asSaid, name) &&
    !keeping.test(spaced(asSaid).split(spaced(name))[0] ?? "") &&
    !said.includes("all") &&
    (diff?.linesRemoved ?? []).some((line) => fold(line) === fold(name))
  );
}

/** How many stood beside the control that clears them, of which none is left. */
function cleared({ diff, nodesBefore, nodesAfter, target }: Ground): number {
  const { name = "", parent = -1 } = target.node ?? {};
  const place = diff?.match.toAfter[parent] ?? -1;
  const chips = (nodes: readonly { name: string; parent: number }[], at: number): number =>
    nodes.filter((node) => node.parent === at && chipOf(node.name) !== undefined).length;
  if (!clearing.test(name.trim()) || parent < 0 || place < 0) return 0;
  return chips(nodesAfter, place) === 0 ? chips(nodesBefore, parent) : 0;
}
