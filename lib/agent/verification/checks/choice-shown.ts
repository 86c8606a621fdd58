import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/words";
import { type Check, lookAgain, verified } from "../check";
import type { Ground } from "../ground";

/** An option of a home-made select was picked: its list closed, and the control shows it. */
export const choiceShown: Check = {
  name: "choice-shown",
  applies: ({ verb, fit, action, target, diff, intent }) =>
    diff !== undefined &&
    (verb === "select" ||
      verb === "unknown" ||
      verb === "open" ||
      (verb === "edit" && fold(intent.value ?? "") === fold(target.node?.name ?? "-"))) &&
    fit.fit === "this" &&
    action.clicks &&
    target.afterIndex < 0 &&
    target.index >= 0,
  check(ground) {
    const { target, diff, observed, verb, input } = ground;
    if (observed !== undefined && isPlaceChange(observed.urlChange, true)) return undefined;
    const name = target.node?.name ?? "";
    if (verb !== "select" && verb !== "edit" && !tookOver(ground)) return undefined;
    const shown =
      diff?.linesAdded.some((line) => containsPhrase(line, name)) ||
      diff?.changed.some((change) =>
        [change.name?.to, change.value?.to].some((text) => text !== undefined && containsPhrase(text, name)),
      ) ||
      standsForList(ground) ||
      isOnControl(ground);
    if (!shown) return undefined;
    return input.secondLook
      ? verified(0.95, `"${name}" is shown as the choice.`)
      : lookAgain(0.9, `"${name}" is shown as the choice, and has yet to last.`);
  },
};

/** The page was drawn anew, as in another language, and a control that unfolds a list is called by the choice, where one was called otherwise. */
function isOnControl({ target, diff, nodesBefore, nodesAfter }: Ground): boolean {
  const unfolds = ({ role, states }: SkeletonNode): boolean =>
    (role === "button" || role === "combobox") && states.some((state) => folding.has(state));
  const come = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []).filter(unfolds);
  const [gone = 0, all = 0] = [nodesBefore, nodesAfter].map((nodes) => nodes.filter(unfolds).length);
  return gone === all && come.filter(({ name }) => fold(name) === fold(target.node?.name ?? "")).length === 1;
}

const folding: ReadonlySet<string> = new Set(["popup", "expanded", "collapsed"]);

/** `Assign the job to Ida`: what was called by another one of the same list is called by the one that was picked. */
function tookOver({ target, diff, nodesBefore }: Ground): boolean {
  const isBeside = (parent: number, own: number): boolean => {
    const [one, other] = [nodesBefore[parent], nodesBefore[own]];
    return parent === own || (one?.role === "item" && other?.role === "item" && one.parent === other.parent);
  };
  const others = nodesBefore
    .filter(({ role, parent }) => role === target.node?.role && isBeside(parent, target.node.parent))
    .map(({ name }) => name);
  return (diff?.changed ?? []).some(
    ({ name }) => name !== undefined && name.to === target.node?.name && others.includes(name.from ?? ""),
  );
}

/**
 * The text right before the list of options, which is closed now, gave way to what was picked, between the same lines as before. Other texts of the page may
 * read alike, so that no line is new.
 */
function standsForList({ target, nodesBefore, before, input }: Ground): boolean {
  const options = nodesBefore
    .filter(({ role, parent, name }) => role === target.node?.role && parent === target.node?.parent && name)
    .map(({ name }) => inWords(name));
  const was = (before?.semanticSkeleton?.textDigest ?? []).map(inWords);
  const is = input.after.lines.map(inWords);
  const name = inWords(target.node?.name ?? "");
  const at = was.findIndex((_, from) => options.every((option, behind) => was[from + behind] === option));
  if (options.length < 2 || at < 2 || was[at - 1] === name) return false;
  const [over, under] = [was[at - 2], was[at + options.length]];
  return is.some((line, here) => line === name && is[here - 1] === over && is[here + 1] === under);
}
const inWords = (text: string): string => wordsOf(text).join(" ");
