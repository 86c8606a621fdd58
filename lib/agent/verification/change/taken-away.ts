import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { affirming, declining } from "@/lib/agent/domain/wording/question-answers";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);
const isEntryAt = (nodes: Ground["nodesBefore"], at: number): boolean =>
  entryRoles.has(nodes[at]?.role ?? "");

/** The entries that went, without those in another one that did. What stood in a dialog is none. */
function goneEntries({ diff, nodesBefore }: Ground): number[] {
  const gone = new Set(diff?.disappeared ?? []);
  return [...gone].filter(
    (at) =>
      isEntryAt(nodesBefore, at) &&
      !ancestorsOf(nodesBefore, at).some(
        (above) =>
          nodesBefore[above]?.role === "dialog" || (gone.has(above) && isEntryAt(nodesBefore, above)),
      ),
  );
}

/** The entry, of a list of which others stay, that alone went. */
function onlyGone(ground: Ground): number {
  const { diff, nodesBefore } = ground;
  const [entry, ...more] = goneEntries(ground);
  if (entry === undefined || more.length > 0) return -1;
  const stays = nodesBefore.some(
    ({ role, parent }, at) =>
      role === nodesBefore[entry]?.role &&
      parent === nodesBefore[entry]?.parent &&
      (diff?.match.toAfter[at] ?? -1) >= 0,
  );
  return stays ? entry : -1;
}

/** Words of taking away, and of what asks whether it shall be. */
const taking: ReadonlySet<string> = new Set(
  [
    "delete",
    "deletion",
    "removal",
    "cancel",
    "cancellation",
    "archive",
    "confirm",
    "answer",
    "agree",
    "dialog",
    "prompt",
    "question",
    "pop",
    "popup",
  ].map(rootOf),
);
const takes =
  /^(?:delete|remove|erase|discard|archive|clear|empty|purge|wipe|revoke|retract|unlink)(?!\p{L})/iu;

/** A question went with the answer that takes something away, and so did one entry, and that is the one that the step names, or else the question did. */
export function goneByAnswer(ground: Ground): boolean {
  const { target, nodesBefore, action } = ground;
  const name = target.node?.name.trim() ?? "";
  if (!action.clicks || target.afterIndex >= 0 || !(affirming.test(name) || takes.test(name))) return false;
  const entry = questionIsLeft(ground) && !isGivenUp(ground) ? onlyGone(ground) : -1;
  const called = nodesBefore[entry]?.name ?? "";
  if (called === "") return false;
  const wanted = wordsWanted(ground);
  if (wanted.length > 0)
    return (
      says(called, wanted) &&
      siblingsOf(nodesBefore, entry).filter((one) => says(one.name, wanted)).length === 1
    );
  if (goalMeansOther(ground, entry)) return false;
  return (
    isAskedAbout(ground, entry) ||
    (ground.diff?.linesRemoved ?? []).some(
      (line) => contentWords(line).length >= 2 && line !== called && containsPhrase(called, line),
    )
  );
}

/** The dialog's own title names this entry of the list, and no other. */
function isAskedAbout({ nodesBefore, target, diff }: Ground, entry: number): boolean {
  const title = ancestorsOf(nodesBefore, target.index).find((above) => nodesBefore[above]?.role === "dialog");
  // A question that is drawn without being marked as a dialog is a line that went with its answer.
  const lines = (diff?.linesRemoved ?? []).filter((line) => line.trim().endsWith("?"));
  const asked = title === undefined ? lines.join("\n") : (nodesBefore[title]?.name ?? "");
  const named = siblingsOf(nodesBefore, entry).filter((one) =>
    namesOf(nodesBefore, nodesBefore.indexOf(one)).some((name) => containsPhrase(asked, name)),
  );
  return named.length === 1 && named[0] === nodesBefore[entry];
}
/** The step leaves it to the goal what is taken away, and the goal speaks of another entry of the list, and not of this one. */
function goalMeansOther({ nodesBefore, input }: Ground, entry: number): boolean {
  const { quoted } = readStepIntent(input.goal);
  const isSpokenOf = (one: SkeletonNode): boolean =>
    isCalledIn(input.goal, one, nodesBefore) || quoted.some((quote) => containsPhrase(one.name, quote));
  const own = nodesBefore[entry];
  return own !== undefined && !isSpokenOf(own) && siblingsOf(nodesBefore, entry).some(isSpokenOf);
}
/** The one entry that went is called by a name that the goal says. */
export const goalNamesGone = (ground: Ground): boolean => {
  const own = ground.nodesBefore[onlyGone(ground)];
  return own !== undefined && isCalledIn(ground.input.goal, own, ground.nodesBefore);
};
/** `Delete the role viewer for good`: the step calls one entry of the list by its name, which stays, and not the one that went. */
function stepCallsOther({ nodesBefore, asSaid, diff }: Ground, entry: number): boolean {
  const called = siblingsOf(nodesBefore, entry).filter((one) => isCalledIn(asSaid, one, nodesBefore));
  const [only, ...more] = called.map((one) => nodesBefore.indexOf(one));
  return only !== undefined && more.length === 0 && (diff?.match.toAfter[only] ?? -1) >= 0;
}
const isCalledIn = (text: string, entry: SkeletonNode, nodes: Ground["nodesBefore"]): boolean =>
  namesOf(nodes, nodes.indexOf(entry)).some((name) => isOnlyOnes(nodes, name) && containsPhrase(text, name));
/** What an entry may be called by: all that it says, or one of the texts in it. */
const namesOf = (nodes: Ground["nodesBefore"], entry: number): string[] =>
  [nodes[entry], ...descendantsOf(nodes, entry).filter(({ role }) => !controls.has(role))].flatMap((node) =>
    node && contentWords(node.name).join("").length >= shortestName ? [node.name] : [],
  );
const controls: ReadonlySet<string> = new Set(["button", "checkbox", "switch", "combobox", "radio"]);
const shortestName = 4;

/** `Cancel the removal` wants nothing taken away. */
const isGivenUp = ({ input }: Ground): boolean =>
  givenUp.test(input.step?.description ?? input.action.stepDescription ?? "");
const givenUp =
  /^(?:cancel|abort|undo|keep|decline|refuse|reject|stop)(?!\p{L}).*(?<!\p{L})(?:delet|remov|eras|discard|clear|archiv)/iu;

/** A question went with its answer, or the site took what was pressed, and so did one entry go: another one than what the step names, which is still there. */
export function otherIsGone(ground: Ground): boolean {
  const { target, nodesBefore, diff, action, verb, requests } = ground;
  const isAnswered = target.afterIndex < 0 && questionIsLeft(ground);
  if (!action.clicks || verb !== "remove" || !(isAnswered || requests.stored.length > 0)) return false;
  const entry = onlyGone(ground);
  // `Confirm the deletion of Ann with Yes`: the answer is no name.
  const own = rootsOf(target.node?.name ?? "");
  const names = [...properNames(ground.intent), ...ground.intent.quoted.flatMap(wordsOf)]
    .map(rootOf)
    .filter((word) => !own.has(word));
  // Where nothing was asked, only names tell which one was meant.
  const wanted = names.length > 0 || !isAnswered ? names : wordsWanted(ground);
  if (entry >= 0 && isAnswered && stepCallsOther(ground, entry)) return true;
  if (entry < 0 || wanted.length === 0 || says(nodesBefore[entry]?.name ?? "", wanted)) return false;
  const named = siblingsOf(nodesBefore, entry).filter(({ name }) => says(name, wanted));
  return (
    named.length === 1 && named.every((node) => (diff?.match.toAfter[nodesBefore.indexOf(node)] ?? -1) >= 0)
  );
}

/** The question that was answered says what the one entry that went is called, and not what the step says of its thing, as an entry does that stays; or only the goal says which one, and it is another. */
export function isAskedOfOther(ground: Ground): boolean {
  const { nodesBefore, diff, target } = ground;
  const [wanted, entry] = [wordsWanted(ground), onlyGone(ground)];
  if (entry < 0) return false;
  if (wanted.length === 0) return goalMeansOther(ground, entry);
  if (stepCallsOther(ground, entry)) return true;
  const above = ancestorsOf(nodesBefore, target.index).find((at) => nodesBefore[at]?.role === "dialog");
  const asked = [nodesBefore[above ?? -1]?.name ?? "", ...(diff?.linesRemoved ?? [])].filter((line) =>
    line.trim().endsWith("?"),
  );
  const names = [entry, ...nodesBefore.keys()]
    .filter((at) => at === entry || nodesBefore[at]?.parent === entry)
    .flatMap((at) => nodesBefore[at]?.name || [])
    .filter((name) => isOnlyOnes(nodesBefore, name));
  const own = new Set([...asked, ...names].flatMap((text) => [...rootsOf(text)]));
  const others = siblingsOf(nodesBefore, entry).filter((node) => node !== nodesBefore[entry]);
  return (
    asked.some((line) => names.some((name) => containsPhrase(line, name))) &&
    wanted.some((word) => !own.has(word) && others.some(({ name }) => rootsOf(name).has(word)))
  );
}

/** What every entry offers is no name of one. */
const isOnlyOnes = (nodes: Ground["nodesBefore"], called: string): boolean =>
  nodes.filter(({ name }) => name === called).length === 1;

/** What the step says of the thing, besides that it is taken away, how, and what kind of thing the question calls it. */
const wordsWanted = (ground: Ground): string[] => {
  const { intent, target } = ground;
  const [own, kind] = [rootsOf(target.node?.name ?? ""), kindAsked(ground)];
  return [...objectRoots(intent), ...intent.quoted.flatMap((quote) => [...rootsOf(quote)])].filter(
    (word) => !taking.has(word) && !own.has(word) && word !== kind,
  );
};
/** `Delete class`, where the step says no more than `the class`. */
function kindAsked({ intent, input, nodesBefore, target }: Ground): string | undefined {
  const said = input.step?.description ?? input.action.stepDescription ?? "";
  const [, kind = ""] =
    /(?<!\p{L})(?:the|this|that) (\p{Ll}{3,20})(?= (?:is|has|shall|should|must|may|will|to|by|for|in)(?!\p{L})|[.,]?$)/u.exec(
      said,
    ) ?? [];
  const above = ancestorsOf(nodesBefore, target.index).find((at) => nodesBefore[at]?.role === "dialog");
  const isHeaded =
    intent.quoted.length === 0 &&
    kind !== "" &&
    nodesBefore.some(
      ({ role, name, parent }, at) =>
        (at === above || (role === "heading" && parent === above)) && rootsOf(name).has(rootOf(kind)),
    );
  return above !== undefined && isHeaded ? rootOf(kind) : undefined;
}
const says = (text: string, words: readonly string[]): boolean =>
  words.every((word) => rootsOf(text).has(word));
const siblingsOf = (nodes: Ground["nodesBefore"], entry: number): Ground["nodesBefore"] =>
  nodes.filter(({ role, parent }) => role === nodes[entry]?.role && parent === nodes[entry]?.parent);

/** `Yes or cancel`: the way out of a question may be a link. */
const pressed: ReadonlySet<string> = new Set(["button", "link"]);
/** The dialog of the control is gone, or the control that says no beside it. */
export const questionIsLeft = ({ target, nodesBefore, diff }: Ground): boolean =>
  ancestorsOf(nodesBefore, target.index).some(
    (above) => nodesBefore[above]?.role === "dialog" && (diff?.match.toAfter[above] ?? -1) < 0,
  ) ||
  (diff?.disappeared ?? []).some(
    (at) =>
      pressed.has(nodesBefore[at]?.role ?? "") &&
      nodesBefore[at]?.parent === target.node?.parent &&
      declining.test(nodesBefore[at]?.name.trim() ?? ""),
  );

/** The site deleted something, and did nothing else. */
const onlyDeleted = ({ requests, fit, kindAfter }: Ground): boolean =>
  fit.fit === "this" &&
  kindAfter === "ordinary" &&
  requests.stored.length > 0 &&
  requests.stored.every(({ method }) => method.toUpperCase() === "DELETE") &&
  requests.refused.length + requests.lost.length + requests.open.length === 0;

const present = /^(?:current|selected)$|^\.(?:is-)?(?:active|current|selected)$/;

/** `Delete this letter`: the entry that was open beside its list is deleted, and the only one gone of the list. */
export function openEntryIsGone(ground: Ground): boolean {
  const { observed, nodesBefore, intent, verb, input } = ground;
  if (verb !== "remove" || !onlyDeleted(ground) || observed === undefined) return false;
  const entry = isPlaceChange(observed.urlChange, true) ? onlyGone(ground) : -1;
  const { name = "", states = [] } = nodesBefore[entry] ?? {};
  if (!states.some((state) => present.test(state)) || intent.quoted.length > 0) return false;
  const said = input.step?.description ?? input.action.stepDescription ?? "";
  const own = rootsOf(name);
  return /(?<!\p{L})this(?!\p{L})/iu.test(said) || objectRoots(intent).every((word) => own.has(word));
}

const all = /(?<!\p{L})(?:all|every|everything|entire|whole)(?!\p{L})/iu;
const fewest = 2;

/** The control takes away all there is: the site deleted it, and nothing is left of the list, nor is anything gone of another one. */
export const allAreGone = (ground: Ground): boolean => isEmptied(ground) || allEntriesAreGone(ground);

/** `Clear the cart`: the page says now, and did not before, that it is empty. */
function isEmptied({ verb, intent, diff, fit, alerts }: Ground): boolean {
  const about = objectRoots(intent);
  return (
    verb === "clear" &&
    fit.fit === "this" &&
    about.length > 0 &&
    !alerts.some(({ tone }) => tone === "error") &&
    (diff?.linesRemoved.length ?? 0) >= fewest &&
    (diff?.linesAdded ?? []).some(
      (line) => saysEmpty.test(line) && about.every((word) => rootsOf(line).has(word)),
    )
  );
}
const saysEmpty =
  /(?<!\p{L})(?:(?:is|are)(?: now| currently)? empty|no (?:items|products|entries|things) in|nothing in)(?!\p{L})/iu;

function allEntriesAreGone(ground: Ground): boolean {
  const { target, verb, nodesBefore, diff } = ground;
  const name = target.node?.name ?? "";
  if (verb !== "remove" && verb !== "clear") return false;
  if (!onlyDeleted(ground) || !all.test(name)) return false;
  const gone = goneEntries(ground);
  const parents = new Set(gone.map((at) => nodesBefore[at]?.parent));
  const isLeft = nodesBefore.some(
    ({ parent }, at) =>
      isEntryAt(nodesBefore, at) && parents.has(parent) && (diff?.match.toAfter[at] ?? -1) >= 0,
  );
  return gone.length >= fewest && parents.size === 1 && !isLeft;
}
