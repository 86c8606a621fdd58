import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { saysAbsent } from "@/lib/agent/verification/step/says-absent";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * A click led to another address, whose place in the menu may be marked, and what was shown went: nothing that has a name and no line came for it, or no more
 * than a few lines of which one says that it is not there. A place without its content is none.
 */
export function nothingCame(ground: Ground): boolean {
  const { diff, observed, action, nodesBefore, nodesAfter } = ground;
  if (!diff || !action.clicks || observed === undefined || observed.urlChange === "none") return false;
  if (leaving.has(ground.verb)) return false;
  const came = diff.appeared.flatMap((at) => (isNamed(nodesAfter[at]) ? [nodesAfter[at]] : []));
  const renamed = diff.changed.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const went = diff.disappeared.filter((at) => isNamed(nodesBefore[at])).length + renamed.length;
  if (went < fewestGone) return false;
  const told = [...came.map((node) => node?.name ?? ""), ...renamed.map(({ to }) => to), ...diff.linesAdded];
  const isSilent =
    told.every((text) => text.trim() === "") && !isChangedOtherwise(ground) && !isHeaded(ground);
  return isSilent || (isShort(diff.linesAdded) && !offers(came) && told.some(saysAbsent));
}

const leaving: ReadonlySet<string> = new Set(["close", "back", "remove"]);

/** What only had to go, as a part that lay over the place, leaves a place that is headed by the step's words. */
const isHeaded = ({ intent, nodesAfter }: Ground): boolean =>
  nodesAfter.some(
    ({ role, name }) => role === "heading" && objectRoots(intent).some((word) => rootsOf(name).has(word)),
  );

/** A part that was closed on the way takes less with it than a page. */
const fewestGone = 2;
const mostLines = 3;
const mostWords = 40;

const isNamed = (node: SkeletonNode | undefined): boolean =>
  node !== undefined && node.name.trim() !== "" && !node.states.includes("hidden");

const isChangedOtherwise = ({ diff }: Ground): boolean =>
  (diff?.changed ?? []).some(
    ({ value, statesRemoved }) => value !== undefined || statesRemoved.includes("hidden"),
  );

const isShort = (lines: readonly string[]): boolean =>
  lines.length <= mostLines && lines.flatMap(wordsOf).length <= mostWords;

/** More than a way back. */
const offers = (came: readonly (SkeletonNode | undefined)[]): boolean =>
  came.filter((node) => node && (isActionable(node) || entryRoles.has(node.role))).length > 1;
const entryRoles: ReadonlySet<string> = new Set(["item", "row", "table", "list"]);
