import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { enteredValues, formOf } from "@/lib/agent/verification/page/form-state";
import { takesOnlyAway } from "@/lib/agent/verification/step/takes-only-away";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { pageStays } from "./page-change";

const isEntry = ({ role }: { role: string }): boolean => role === "item" || role === "row";

/** The entries that came, if they came to the page as it is and nothing of it went. */
function entriesCome({ diff, nodesAfter }: Ground): number[] {
  const come = new Set(diff?.appeared ?? []);
  return [...come].filter((at) => {
    const node = nodesAfter[at];
    return node !== undefined && isEntry(node) && !come.has(node.parent);
  });
}

/** `Duplicate "X"`: that the page shows X says nothing, it did before. */
export const copies = ({ intent }: Ground): boolean => /^(?:duplicate|clone)$/.test(intent.words[0] ?? "");

/** Of the thing that the step names, and whose own control was used, there is one entry more, in the same list. */
export function isCopied(ground: Ground): boolean {
  const { intent, fit, nodesBefore, nodesAfter, diff } = ground;
  const [quote, ...more] = intent.quoted;
  const name = quote ?? calledInStep(ground);
  if (!copies(ground) || fit.fit !== "this" || name === undefined || more.length > 0) return false;
  const row = entryCopied(ground, name);
  const kept = nodesAfter[diff?.match.toAfter[row] ?? -1];
  const [copy, ...others] = entriesCome(ground).flatMap((at) => nodesAfter[at] ?? []);
  if (!kept || !copy || others.length > 0 || !pageStays(ground)) return false;
  const gone = (diff?.disappeared ?? []).some((at) => nodesBefore[at] && isEntry(nodesBefore[at]));
  return (
    !gone &&
    containsPhrase(nodesBefore[row]?.name ?? "", name) &&
    containsPhrase(copy.name, name) &&
    copy.role === kept.role &&
    copy.parent === kept.parent
  );
}

/** `Duplicate the slide Agenda`: what the one entry is called that the step writes out so, with a capital letter; of `Agenda` and `Agenda two` the longer one. */
function calledInStep({ intent, nodesBefore }: Ground): string | undefined {
  const names = nodesBefore.flatMap((node) => {
    const name = isEntry(node) ? node.name.replace(number, "").trim() : "";
    return /^\p{Lu}/u.test(name) && ` ${intent.object} `.includes(` ${name} `) ? [name] : [];
  });
  const longest = Math.max(0, ...names.map(({ length }) => length));
  const [name, ...others] = names.filter(({ length }) => length === longest);
  return others.length === 0 ? name : undefined;
}

/** The entry that the control stands in; for one of a menu, the only entry that is called so, its number aside. */
function entryCopied({ target, nodesBefore }: Ground, name: string): number {
  const own = rowOf(nodesBefore, target.index);
  if (own >= 0) return own;
  const called = [...nodesBefore.keys()].filter((at) => {
    const node = nodesBefore[at];
    return node !== undefined && isEntry(node) && fold(node.name.replace(number, "")) === fold(name);
  });
  return called.length === 1 ? (called[0] ?? -1) : -1;
}
const number = /^\s*\d{1,4}[.)]?\s/u;

/** What is said of a line that is to be added, besides what it is. */
const which =
  /^(?:a|an|one|the|first|second|third|fourth|fifth|sixth|another|new|more|further|additional|extra|empty|blank)$/;

/** What any line may be called; whether a line is a note or a guest, it does not say itself while it is empty. */
const lines: ReadonlySet<string> = new Set(
  ["line", "row", "item", "entry", "element", "position", "field"].map(rootOf),
);

/**
 * `Add a second line` by `+ Add line`: a line with fields to fill in came to those that there are, and nothing else happened. Told by its number, it is the one
 * of that number.
 */
export function lineAdded(ground: Ground): string | undefined {
  const { intent, fit, verb, target, action, requests, diff, nodesAfter, alerts } = ground;
  if (verb !== "add" || fit.fit !== "this" || !action.clicks || intent.quoted.length > 0) return undefined;
  if (requests.stored.length + requests.refused.length + requests.lost.length > 0 || !pageStays(ground))
    return undefined;
  if ((diff?.disappeared.length ?? 0) > 0 || alerts.some(({ tone }) => tone === "error")) return undefined;
  const thing = wordsOf(intent.object).filter((word) => !which.test(word));
  const own = new Set(wordsOf(target.node?.name ?? "").map(rootOf));
  if (!lines.has(rootOf(thing.at(-1) ?? "")) || !thing.every((word) => own.has(rootOf(word))))
    return undefined;
  if (isOnlyItsRemoval(ground)) return "one more of them";
  const [line = -1, ...more] = entriesCome(ground);
  const came = nodesAfter[line];
  const isLine = (at: number): boolean =>
    nodesAfter[at]?.role === came?.role &&
    nodesAfter[at]?.parent === came?.parent &&
    descendantsOf(nodesAfter, at).some(isField);
  if (more.length > 0 || !came || !isLine(line)) return undefined;
  const all = [...nodesAfter.keys()].filter(isLine);
  const isMeant = intent.ordinal === undefined || all[intent.ordinal - 1] === line;
  return all.length > 1 && isMeant ? `line ${all.length} to fill in` : undefined;
}

/** What came is nothing but the control that takes it away again. */
function isOnlyItsRemoval({ diff, nodesAfter, intent }: Ground): boolean {
  const [came = -1, ...more] = diff?.appeared ?? [];
  const node = nodesAfter[came];
  return intent.ordinal === undefined && more.length === 0 && node !== undefined && takesOnlyAway(node);
}

/** An entry that bears the name came, where none did before, and what was entered is told no longer by the heading that it was entered under. */
export function entryOfNameCame(ground: Ground, name: string): boolean {
  const { diff, nodesBefore, nodesAfter, requests } = ground;
  const bears = (node: { role: string; name: string } | undefined): boolean =>
    node !== undefined && isEntry(node) && containsPhrase(node.name, name);
  return (
    requests.stored.length > 0 &&
    enteredValues(ground).some((value) => sameValue(value, name)) &&
    !nodesBefore.some(bears) &&
    nodesBefore.some(({ role, name: title }) => role === "heading" && containsPhrase(title, name)) &&
    (diff?.appeared ?? []).filter((at) => bears(nodesAfter[at])).length === 1
  );
}

/** What the form told beside its field went with it (`in Letters / 2027`), and among those of a list came one that is called just so, as none was. */
export function calledJustCame(ground: Ground, name: string): boolean {
  const { diff, nodesBefore, nodesAfter, requests } = ground;
  const isCalled = (node: SkeletonNode | undefined): boolean =>
    node !== undefined && listed.has(node.role) && node.parent >= 0 && fold(node.name) === fold(name);
  return (
    requests.stored.length > 0 &&
    enteredValues(ground).some((value) => sameValue(value, name)) &&
    pageStays(ground) &&
    !nodesBefore.some(isCalled) &&
    (diff?.appeared ?? []).filter((at) => isCalled(nodesAfter[at])).length === 1
  );
}
const listed: ReadonlySet<string> = new Set(["item", "row", "treeitem", "link", "button", "clickable"]);

/**
 * `Add the relation to #5`: the form held `5`, the site took it, and the one entry that came bears that number as a thing of the site is told by it, which none of
 * the list did before.
 */
export function numberedCame(ground: Ground): string | undefined {
  const { verb, action, asSaid, requests, alerts, diff, nodesBefore, nodesAfter } = ground;
  const numbersIn = (text: string): readonly string[] => text.match(numbered) ?? [];
  const [told, ...others] = numbersIn(asSaid);
  if (verb !== "add" || !action.clicks || told === undefined || others.length > 0) return undefined;
  if (
    requests.stored.length === 0 ||
    requests.refused.length + requests.lost.length + requests.open.length > 0
  )
    return undefined;
  if (!pageStays(ground) || alerts.some(({ tone }) => tone === "error")) return undefined;
  const isHeld = descendantsOf(nodesBefore, formOf(ground)).some(
    ({ role, value = "" }) => role === "textbox" && value.trim().replace(/^#/u, "") === told.slice(1),
  );
  const [only = -1, ...more] = entriesCome(ground);
  const came = nodesAfter[only];
  const isNew = !nodesBefore.some((node) => isEntry(node) && numbersIn(node.name).includes(told));
  const isGone = (diff?.disappeared ?? []).some((at) => nodesBefore[at] && isEntry(nodesBefore[at]));
  return formOf(ground) >= 0 &&
    isHeld &&
    came &&
    more.length === 0 &&
    numbersIn(came.name).includes(told) &&
    isNew &&
    !isGone
    ? told
    : undefined;
}
const numbered = /(?<![\p{L}\p{N}])#\d{1,9}(?![\p{L}\p{N}])/gu;
