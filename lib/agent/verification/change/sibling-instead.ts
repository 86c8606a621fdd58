import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { leadsTo, readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

/**
 * Of two controls of a kind the step names one in full and says nothing that the other one alone is called, and the other one was pressed and did its own:
 * it led to its own address, was ticked, or was the choice of one list.
 */
export function isSiblingInstead(ground: Ground): boolean {
  const { action, target, nodesBefore, fit } = ground;
  const [own, named] = [target.node, nodesBefore[fit.rival ?? -1]];
  if (!action.clicks || !own || !named || own.role !== named.role) return false;
  const [ownEntry, itsEntry] = [rowOf(nodesBefore, target.index), rowOf(nodesBefore, fit.rival ?? -1)];
  if (own.name === named.name)
    return (
      ownEntry >= 0 &&
      itsEntry >= 0 &&
      ownEntry !== itsEntry &&
      isOnlySaid(nodesBefore[itsEntry]?.name ?? "", nodesBefore[ownEntry]?.name ?? "", ground) &&
      ledToOwn(ground, own, named)
    );
  if (!isNamedApart(named.name, own.name, ground)) return false;
  if (toggles.has(own.role)) return tickedOwn(ground, own);
  const isChoice =
    isBeside(nodesBefore, own, named) && isOn(named) !== true && isLeft(ground, fit.rival ?? -1);
  if (!isChoice && ownEntry === itsEntry && ownEntry >= 0) return false;
  return (isChoice && choices.has(own.role)) || (ledToOwn(ground, own, named) && isCalled(ground, own.name));
}

const toggles: ReadonlySet<string> = new Set(["checkbox", "switch"]);
const choices: ReadonlySet<string> = new Set(["option", "menuitem", "tab", "radio"]);

/** The words that only one of two names has. */
const wordsBeside = (name: string, other: string): string[] => {
  const others = new Set(contentWords(other).map(rootOf));
  return contentWords(name).filter((word) => !others.has(rootOf(word)));
};

/** The step says the whole of one name, and not one word of what only the other one is called. */
function isNamedApart(name: string, other: string, { asSaid }: Ground): boolean {
  const said = new Set(wordsOf(asSaid).map(rootOf));
  const [its, unsaid] = [wordsBeside(name, other), wordsBeside(other, name)];
  return (
    its.length > 0 &&
    unsaid.length > 0 &&
    contentWords(name).every((word) => said.has(rootOf(word))) &&
    !unsaid.some((word) => said.has(rootOf(word)))
  );
}

/** The step says something that one entry shows and the other one does not, and nothing that is shown the other way round. */
function isOnlySaid(entry: string, other: string, { asSaid }: Ground): boolean {
  const said = new Set(wordsOf(asSaid).map(rootOf));
  const isSaid = (word: string): boolean => said.has(rootOf(word));
  return wordsBeside(entry, other).some(isSaid) && !wordsBeside(other, entry).some(isSaid);
}

/** The address is that of the one that was pressed, and not that of the other one. */
const ledToOwn = ({ input, before }: Ground, own: SkeletonNode, named: SkeletonNode): boolean =>
  before !== undefined &&
  own.href !== undefined &&
  named.href !== undefined &&
  !leadsTo(own.href, named.href, before.url) &&
  !leadsTo(before.url, own.href, before.url) &&
  leadsTo(input.after.url, own.href, before.url) &&
  !leadsTo(input.after.url, named.href, before.url) &&
  readUrl(input.after.url)?.pathname !== "/";

/** The place that came up is called by what was pressed. */
export function isCalled({ input, nodesAfter }: Ground, name: string): boolean {
  const heads = nodesAfter.flatMap((node) => (node.role === "heading" ? [node.name] : []));
  const path = (readUrl(input.after.url)?.pathname ?? "").replace(/%20/g, " ");
  const called = new Set(wordsOf(`${input.after.title ?? ""} ${heads.join(" ")} ${path}`).map(rootOf));
  return contentWords(name).some((word) => called.has(rootOf(word)));
}

const tickedOwn = ({ target }: Ground, own: SkeletonNode): boolean =>
  target.after !== undefined && isOn(own) !== undefined && isOn(target.after) !== isOn(own);

/** What the step names is as it was, or went with the whole list, and nothing is called by it since then. */
export const isLeft = ({ diff, target, nodesBefore, nodesAfter }: Ground, index: number): boolean => {
  const named = nodesBefore[index];
  const at = diff?.match.toAfter[index] ?? -1;
  if (!named) return false;
  const stays = at >= 0 && nodesAfter[at]?.name === named.name && isOn(nodesAfter[at]) !== true;
  return (
    (stays || (at < 0 && target.afterIndex < 0)) &&
    !(diff?.changed ?? []).some(({ name, value }) => containsPhrase(name?.to ?? value?.to ?? "", named.name))
  );
};

/** Both stand in one list, be it each in an item of its own. */
export const isBeside = (nodes: readonly SkeletonNode[], own: SkeletonNode, named: SkeletonNode): boolean => {
  const [ours, theirs] = [own, named].map(({ parent }) => nodes[parent ?? -1]);
  return (
    own.parent === named.parent ||
    (ours?.role === "item" && theirs?.role === "item" && ours.parent === theirs.parent)
  );
};
