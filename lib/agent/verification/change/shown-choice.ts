import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** The page was drawn anew, as in another language, and a control that unfolds a list is called by the choice, where one was called otherwise. */
export function isOnControl({ target, diff, nodesBefore, nodesAfter }: Ground): boolean {
  const unfolds = ({ role, states }: SkeletonNode): boolean =>
    (role === "button" || role === "combobox") && states.some((state) => folding.has(state));
  const come = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []).filter(unfolds);
  const [gone = 0, all = 0] = [nodesBefore, nodesAfter].map((nodes) => nodes.filter(unfolds).length);
  return gone === all && come.filter(({ name }) => fold(name) === fold(target.node?.name ?? "")).length === 1;
}

const folding: ReadonlySet<string> = new Set(["popup", "expanded", "collapsed"]);

/**
 * The text right before the list of options, which is closed now, gave way to what was picked, between the same lines as before. Other texts of the page may
 * read alike, so that no line is new. `inList`: what follows is what the choice arranges anew, so that only the line before it is as it was.
 */
export function standsForList({ target, nodesBefore, before, input }: Ground, inList = false): boolean {
  const isOption = (node: SkeletonNode | undefined): boolean =>
    node?.role === target.node?.role && node?.parent === target.node?.parent && node?.name !== "";
  const first = nodesBefore.findLastIndex((node, at) => at < target.index && !isOption(node)) + 1;
  const last = nodesBefore.findIndex((node, at) => at > target.index && !isOption(node));
  const options = nodesBefore
    .slice(first, last < 0 ? nodesBefore.length : last)
    .map((one) => inWords(one.name));
  const was = (before?.semanticSkeleton?.textDigest ?? []).map(inWords);
  const is = input.after.lines.map(inWords);
  const name = inWords(target.node?.name ?? "");
  const at = was.findIndex((_, from) => options.every((option, behind) => was[from + behind] === option));
  if (options.length < 2 || at < 2 || was[at - 1] === name) return false;
  const [over, under] = [was[at - 2], was[at + options.length]];
  return is.some(
    (line, here) =>
      (line === name || (line !== was[at - 1] && isShortFor(line, name, options))) &&
      is[here - 1] === over &&
      (inList || uncounted(is[here + 1]) === uncounted(under)),
  );
}
/** The site took it; the only line that said just what the step chooses was that of the option, all options went with their list, and such a line stands on the page now. */
export function standsElsewhere({
  target,
  intent,
  verb,
  nodesBefore,
  nodesAfter,
  before,
  diff,
  input,
  requests,
}: Ground): boolean {
  const choice = inWords(intent.value ?? "");
  const options = [...nodesBefore.keys()].filter(
    (at) =>
      nodesBefore[at]?.role === target.node?.role &&
      nodesBefore[at]?.parent === target.node?.parent &&
      nodesBefore[at]?.name !== "",
  );
  const isOption = ` ${inWords(target.node?.name ?? "")} `.includes(` ${choice} `);
  const isGone = options.length > 1 && options.every((at) => (diff?.match.toAfter[at] ?? -1) < 0);
  if (verb !== "select" || requests.stored.length === 0 || !/\p{L}{3}/u.test(choice) || !isOption || !isGone)
    return false;
  const [was, is] = [before?.semanticSkeleton?.textDigest ?? [], input.after.lines];
  const saying = (lines: readonly string[], text: string): number =>
    lines.filter((line) => inWords(line) === text).length;
  // Where the others are still to be read as before, the list is only known as one no more.
  const others = options
    .filter((at) => at !== target.index)
    .map((at) => inWords(nodesBefore[at]?.name ?? ""))
    .filter((text) => saying(was, text) > 0);
  const areGone = others.every((text) => saying(is, text) < saying(was, text));
  const isMessage = nodesAfter.some(
    ({ role, name }) => (role === "alert" || role === "status") && inWords(name).includes(choice),
  );
  return saying(was, choice) === 1 && saying(is, choice) === 1 && areGone && !isMessage;
}

/** `Simple` for `Simple note`: its words are those of this option, and of no other. */
const isShortFor = (line: string, name: string, options: readonly string[]): boolean =>
  /\p{L}{3}/u.test(line) &&
  isPartOf(line, name) &&
  !options.some((option) => option !== name && isPartOf(line, option));
const isPartOf = (part: string, whole: string): boolean =>
  part.split(" ").every((word) => whole.split(" ").includes(word));
/** What is under it may count what is written there. */
const uncounted = (line: string | undefined): string | undefined => line?.replace(/\d+/g, "0");
const inWords = (text: string): string => wordsOf(text).join(" ");

/**
 * `Choose "Watching"` by `Watching Notify me of replies`: the one control that held the menu open is called by the choice alone since it closed. Without a
 * quotation the step says what the control is called then, by which one option alone begins, where the control was called as another one begins.
 */
export function isOnItsOpener(ground: Ground): boolean {
  const { target, diff, intent } = ground;
  const [quote, ...more] = intent.quoted;
  const option = wordsOf(target.node?.name ?? "");
  const choice = wordsOf(quote ?? "");
  const isBegun = choice.length > 0 && choice.every((word, at) => option[at] === word);
  const shut = (diff?.changed ?? []).filter(({ statesRemoved }) => statesRemoved.includes("expanded"));
  const told = shut[0]?.name;
  if (quote === undefined) return shut.length === 1 && told !== undefined && isBeginSaid(ground, told);
  return (
    more.length === 0 &&
    isBegun &&
    shut.length === 1 &&
    told !== undefined &&
    fold(told.to) === fold(quote ?? "") &&
    fold(told.from) !== fold(told.to)
  );
}

const isBeginSaid = (
  { asSaid, target, nodesBefore }: Ground,
  { from, to }: { from: string; to: string },
): boolean => {
  const options = nodesBefore.filter(({ role, name }) => role === target.node?.role && name !== "");
  const begun = (by: string): SkeletonNode[] =>
    by === "" ? [] : options.filter(({ name }) => fold(name).startsWith(fold(by)));
  const [own, ...others] = begun(to);
  return own === target.node && others.length === 0 && begun(from).length === 1 && containsPhrase(asSaid, to);
};
