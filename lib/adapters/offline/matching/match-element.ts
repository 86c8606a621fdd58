import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { Target } from "@/lib/adapters/offline/reading/want";
import { isPlaceCalled, withoutCount } from "@/lib/agent/domain/named-place";
import { perObject } from "@/lib/agent/domain/per-object";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { withoutKind } from "@/lib/agent/domain/wording/state-asked";
import { fold } from "@/lib/agent/domain/wording/words";
import { headingOver, placesOf } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { isIdentifierIn } from "./kin";
import { coverage, likeness } from "./likeness";
import { kindFit, type Need, needFit } from "./role-fit";

export type Match = { node: SnapshotNode; score: number };

/** What was found for a wording. `certainty`, 0 to 1, is low when nothing fits well or several fit alike. */
export type Found = { best: SnapshotNode; certainty: number; matches: Match[] };

export type MatchOptions = {
  need: Need;
  /** Path of the container that work is going on in: of elements that are alike, the one in there is meant. */
  focusPath?: string | undefined;
  /** The whole page, where only some of its elements are searched. */
  around?: readonly SnapshotNode[];
};

const lowest = 0.3;
/** Matches within this of the best count as alike. */
const alikeWithin = 0.12;

/** The elements that a wording may mean, the likeliest first. */
export function matchElements(
  target: Target,
  nodes: readonly SnapshotNode[],
  options: MatchOptions,
): Match[] {
  const visible = nodes.filter((node) => needFit(options.need, node) > 0 && !node.states.includes("hidden"));
  const among = { ...options, nodes };
  const scored = visible.map((node) => ({ node, score: scoreOf(target, node, among) }));
  const found = withoutWrappers(scored.filter(({ score }) => score >= lowest));
  return found.sort((a, b) => b.score - a.score);
}

/** The element that a wording means, with how sure that is; undefined when none comes near. */
export function findElement(
  target: Target,
  nodes: readonly SnapshotNode[],
  options: MatchOptions,
): Found | undefined {
  const matches = matchElements(target, nodes, options);
  const [first] = matches;
  if (!first) return undefined;
  if (target.ordinal !== undefined) return atOrdinal(target.ordinal, matches, nodes);
  const rivals = rivalsOf(first, target, matches);
  const gap = first.score - (rivals[0]?.score ?? 0);
  const clear = Math.min(1, 0.42 + gap * 4.5);
  const isClear = rivals.length === 0 || target.any === true;
  const certainty = target.name === "" && matches.length === 1 ? 0.9 : first.score * (isClear ? 1 : clear);
  return { best: first.node, certainty: Math.min(1, certainty), matches };
}

/** Others that may be meant as well. In quotes a name is meant to the letter: where one is called just that, others are not. */
function rivalsOf(first: Match, target: Target, matches: readonly Match[]): Match[] {
  const others = matches.filter((match) => match !== first);
  return target.exact && first.node.name === target.name
    ? others.filter(({ node }) => node.name === target.name)
    : others;
}

/** Elements that fit about as well as the best. */
export const alikeIn = (matches: readonly Match[]): SnapshotNode[] => {
  const best = matches[0]?.score ?? 0;
  return matches.filter(({ score }) => score >= best - alikeWithin).map(({ node }) => node);
};

/** `the 3rd result`: counted in document order among those that fit about as well as the best. */
function atOrdinal(
  ordinal: number,
  matches: readonly Match[],
  nodes: readonly SnapshotNode[],
): Found | undefined {
  const best = matches[0]?.score ?? 0;
  const alike = alikeIn(matches).sort((a, b) => nodes.indexOf(a) - nodes.indexOf(b));
  const node = alike[ordinal < 0 ? alike.length + ordinal : ordinal - 1];
  return node && { best: node, certainty: Math.min(0.9, Math.max(0.6, best)), matches: [...matches] };
}

type Among = MatchOptions & { nodes: readonly SnapshotNode[] };

function scoreOf(target: Target, node: SnapshotNode, { need, focusPath, around, nodes }: Among): number {
  const fit = kindFit(target.kind, node) * needFit(need, node);
  const all = around ?? nodes;
  const named = Math.max(nameScore(target, node, all), thingScore(target, node, need));
  if (named === 0) return 0;
  const place = target.within === undefined ? 1 : placeScore(target, node, all);
  const state = node.states.includes("disabled") ? 0.85 : 1;
  const covered = node.occluded ? 0.8 : 1;
  const search = need === "type" || need === "field" ? searchScore(target, node) : 1;
  const inFocus = focusPath !== undefined && focusPath !== "" && node.path.startsWith(focusPath) ? 0.05 : 0;
  return Math.max(
    0,
    named * (0.35 + 0.65 * fit) * place * state * covered * search + (named > 0.5 ? inFocus : 0),
  );
}

/** A search field takes no data: it is meant only where searching is. */
const searchScore = (target: Target, node: SnapshotNode): number =>
  node.inputType === "search" && !/\b(?:search|find|filter|look)/i.test(target.whole) && target.name !== ""
    ? 0.55
    : 1;

/** Texts that name an element, with how much each is worth. */
const textsOf = perObject((node: SnapshotNode): readonly (readonly [string, number])[] => {
  const texts: (readonly [string | undefined, number])[] = [
    [node.name, 1],
    [node.placeholder, 0.96],
    [node.nearText, node.name === "" ? 0.9 : 0.7],
    [node.testId?.replace(/[-_.:]/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2"), 0.7],
    [node.description, 0.55],
    [node.role === "link" ? lastSegment(node.href) : undefined, 0.6],
    [node.role === "button" || node.role === "radio" ? node.value : undefined, 0.8],
    [node.inputType, node.name === "" ? 0.75 : 0.55],
  ];
  return texts.flatMap(([text, worth]) => (text ? [[text, worth] as const] : []));
});

const lastSegment = (href: string | undefined): string | undefined =>
  href
    ?.replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/, "")
    .replace(/[-_]/g, " ");

function nameScore(target: Target, node: SnapshotNode, nodes: readonly SnapshotNode[]): number {
  const affix = affixScore(target, node);
  if (affix !== undefined) return affix;
  if (target.name === "")
    return kindFit(target.kind, node) >= 0.9 ? 0.8 + 0.1 * likeness(target.whole, node.name) : 0.2;
  let best = 0;
  for (const [text, worth] of textsOf(node))
    for (const wording of wordingsOf(target))
      best = Math.max(best, worth * likeness(wording, text, target.exact));
  if (best < 0.6 && !target.exact) best = Math.max(best, 0.85 * withPlaceWords(target, node, nodes));
  // `the new-checkout flag`: an identifier names it, whatever kind of thing it is.
  if (!target.exact && isIdentifierIn(target.whole, node.name)) best = Math.max(best, 0.95);
  // A quoted kind (`a "checkbox" widget`) names what the element is, not what it is called.
  return Math.max(best, target.exact && isKind(target.name, node) ? 0.8 : 0);
}

/** `the Saturday opening time`: what the value is says the field less often than what it is for. */
const valueKind = /(?:(?<=\p{L}\s\p{L}{1,30})|(?<=\p{L}ing))\s+(?:time|date|day)$/iu;
const wordingsOf = perObject(({ name, whole, or = [] }: Target): readonly string[] => [
  ...new Set([name, whole, ...or, name.replace(valueKind, "")]),
]);

/** Containers that have a name of their own; that of an item or row is all its text. */
const bounding: ReadonlySet<string> = new Set(["region", "form", "dialog", "list", "table"]);

/** Words that the element's own name lacks may be those of what it stands in: `necessary cookies` is `Only necessary` under `Cookies`. */
function withPlaceWords({ name }: Target, node: SnapshotNode, nodes: readonly SnapshotNode[]): number {
  if (coverage(name, node.name) < 0.3) return 0;
  const parts = pathParts(node.path).filter((part) => part.name !== "" && bounding.has(part.role));
  const near = [parts.at(-1)?.name ?? "", headingOver(node, nodes)].filter(Boolean);
  return Math.max(0, ...near.map((place) => likeness(name, `${node.name} ${place}`)));
}

/** `the mail from Anna`: a plain word for the thing, and the row that is told by what it holds. */
function thingScore({ name, within, exact, or }: Target, node: SnapshotNode, need: Need): number {
  if ((need !== "open" && need !== "click") || exact || or || within === undefined) return 0;
  const isPlain = /^\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?$/u.test(name) && !startsWithVerb(name);
  return isPlain && rowLike.has(node.role) && coverage(within, node.name) >= 0.99 ? 0.75 : 0;
}
const rowLike: ReadonlySet<string> = new Set(["clickable", "link", "treeitem", "option", "menuitem"]);

const isKind = (word: string, node: SnapshotNode): boolean => {
  const said = fold(word).replace(/\s/g, "");
  return (
    said === node.role ||
    said === node.inputType ||
    (said === "text" && node.role === "textbox" && node.inputType === undefined)
  );
};

function affixScore({ startsWith, endsWith }: Target, node: SnapshotNode): number | undefined {
  if (startsWith === undefined && endsWith === undefined) return undefined;
  const name = fold(node.name);
  return name.startsWith(fold(startsWith ?? "")) && name.endsWith(fold(endsWith ?? "")) ? 0.95 : 0;
}

/** Whether the element is in the place that the wording names: a container above it, or what describes it. */
function placeScore(target: Target, node: SnapshotNode, nodes: readonly SnapshotNode[]): number {
  const within = target.within ?? "";
  const kinds = pathParts(node.path).map(({ role }) => role);
  const own = placesOf(node, nodes);
  const places = [...own, [...own, node.name].join(" "), node.path.replace(/[:/]/g, " "), node.name];
  const named = Math.max(
    ...places.map((place) => coverage(within, place)),
    ...kinds.map((kind) => coverage(within, kind)),
    isUnshownPlace(within) || isOpenPlace(within, nodes) || isPageCalled(within, nodes) ? 0.9 : 0,
  );
  return 0.45 + 0.55 * named;
}

/** Kinds of place that a page seldom marks as such: there is no telling whether an element is in one. */
const unshown: ReadonlySet<string> = new Set(["menu", "tab", "list", "section", "page"]);
const isUnshownPlace = (place: string): boolean => {
  const { kind, name } = readTarget(place.replace(/^(?:one|any|some) of /i, ""));
  return name === "" && kind !== undefined && unshown.has(kind);
};

/** `in production`: all of the page is there, as a list or tab that is set to it says. */
const isOpenPlace = (place: string, nodes: readonly SnapshotNode[]): boolean =>
  nodes.some(({ role, name, value = "", states }) => {
    const open = role === "combobox" ? value : isChosen({ states }) ? withoutCount(name) : "";
    return fold(open) === fold(withoutKind(place)) || isPlaceCalled(place, open);
  });

/** `on the shopping list`: all of the page is there, as its one main heading says. */
function isPageCalled(place: string, nodes: readonly SnapshotNode[]): boolean {
  const [main, ...more] = nodes.filter(
    ({ role, inputType, states }) => role === "heading" && inputType === "1" && !states.includes("hidden"),
  );
  return main !== undefined && more.length === 0 && coverage(place, main.name) >= 0.99;
}

/** An element around another one with the same name is the same thing to a person: the inner one is kept. */
function withoutWrappers(matches: readonly Match[]): Match[] {
  return matches.filter(
    (one) =>
      !(
        one.node.role === "clickable" &&
        matches.some(
          (other) =>
            other !== one &&
            other.node.role !== "clickable" &&
            fold(other.node.name) === fold(one.node.name) &&
            isInside(other.node, one.node),
        )
      ),
  );
}

function isInside(inner: SnapshotNode, outer: SnapshotNode): boolean {
  if (!inner.box || !outer.box) return inner.path.startsWith(outer.path);
  const [left, top, width, height] = outer.box;
  const [x, y, w, h] = inner.box;
  return x >= left - 1 && y >= top - 1 && x + w <= left + width + 1 && y + h <= top + height + 1;
}
