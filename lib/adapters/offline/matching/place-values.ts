import {
  becomesIn,
  type Fact,
  goalFacts,
  wordsAfter,
  wordsBefore,
} from "@/lib/adapters/offline/reading/goal-facts";
import { objectOf } from "@/lib/adapters/offline/reading/object-of";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalParts } from "@/lib/agent/domain/wording/clauses";
import { asksForSum, isNoSum } from "@/lib/agent/domain/wording/kind-of-field";
import { fieldOfOtherEnd } from "@/lib/agent/domain/wording/span-ends";
import { contentStems, fold, stem, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { takesAddress } from "./addressed-field";
import { isBorneByAnother } from "./borne-by-another";
import { isForAnother, isOfOtherKind } from "./called-fields";
import { isClosest } from "./closest-field";
import { holds } from "./held-value";
import { isPersonLabel, label } from "./label-kinds";
import { saysOpposite } from "./opposites";
import { isHouseFor, isPlaceTold } from "./place-told";
import { inScoreOrder } from "./score-order";
import { housePart, isStreetLine } from "./street-line";
import { areSynonyms } from "./synonyms";

/** `known`: texts that settle what the goal names, besides the names on the page. */
export type Page = { nodes: readonly SnapshotNode[]; title: string; known: readonly string[] };

const lowest = 0.45;

export const takesText = ({ role, options, inputType, states }: SnapshotNode): boolean =>
  (role === "textbox" && !(inputType === "number" && states.includes("readonly"))) ||
  (role === "combobox" && (options ?? []).length === 0);

export const shownTexts = ({ nodes, title, known }: Page): string[] => [
  title,
  ...known,
  ...nodes
    .filter(({ states, role }) => !states.includes("hidden") && role !== "textbox")
    .map(({ name }) => name),
];

type Placed = { node: SnapshotNode; fact: Fact; value: string };

/** Values into text fields, the surest pair first. */
export function placedIn(
  goal: string,
  facts: readonly Fact[],
  fields: readonly SnapshotNode[],
  page: Page,
): Placed[] {
  const wanted = withoutOldDays(goal, facts, fields);
  const pairs = fields
    .flatMap((node) => wanted.map((fact) => ({ node, fact, score: fitOf(goal, fact, node, fields, page) })))
    .filter(({ score }) => score >= lowest)
    .sort((a, b) => b.score - a.score);
  const placed: Placed[] = [];
  for (const { node, fact } of pairs)
    if (!placed.some((one) => one.node === node || one.fact === fact))
      placed.push({ node, fact, value: housePart(fact.value, labelOf(node)) });
  return [...inScoreOrder(goal, placed, fields, labelOf), ...lastOne(goal, facts, fields, placed, page)];
}

/** `the one of 3 December to 10 December`: where there is one field for a day, the day that it is to be goes there. */
export function withoutOldDays(
  goal: string,
  facts: readonly Fact[],
  fields: readonly SnapshotNode[],
): readonly Fact[] {
  const days = facts.filter(({ kind }) => kind === "date");
  const takers = fields.filter(
    (node) => node.inputType === "date" || (node.inputType !== "time" && label.date.test(labelOf(node))),
  );
  const isSpare = takers.length < days.length && days.some((fact) => becomesIn(goal, fact));
  return facts.filter((fact) => !(isSpare && days.includes(fact) && !becomesIn(goal, fact)));
}

/** One name or text is left, and one empty field that could take it. */
function lastOne(
  goal: string,
  facts: readonly Fact[],
  fields: readonly SnapshotNode[],
  placed: readonly Placed[],
  page: Page,
): Placed[] {
  const empty = fields.filter(
    (node) =>
      !placed.some((one) => one.node === node) &&
      (node.value ?? "") === "" &&
      /^(?:|text|textarea|search)$/.test(node.inputType ?? ""),
  );
  if (empty.length !== 1) return [];
  const shown = shownTexts(page);
  const open = facts.filter(
    (fact) =>
      written.has(fact.kind) &&
      !empty.some((node) => asksForSum(labelOf(node)) && isNoSum(fact.value)) &&
      !placed.some((one) => one.fact === fact) &&
      (!shown.some((text) => holds(text, fact)) || (placed.length > 0 && isOfMade(goal, fact, page))),
  );
  const [fact, node] = [open[0], empty[0]];
  return fact && node && open.length === 1
    ? [{ node, fact, value: housePart(fact.value, labelOf(node)) }]
    : [];
}

/** `a dedication of "Moon River"`, where a button makes just such a thing: others of it may be listed beside the form. */
function isOfMade(goal: string, fact: Fact, page: Page): boolean {
  const [made = "", small = ""] = wordsBefore(goal, fact, 2);
  const isMade = page.nodes.some(
    ({ role, name, states }) =>
      role === "button" && !states.includes("hidden") && contentStems(name).slice(1).includes(stem(made)),
  );
  return ofThing.test(small) && isMade && !isHeadedBy(fact, page);
}
const ofThing = /^(?:of|for|about|called|named|titled|on)$/u;

export const labelOf = ({ name, placeholder, nearText }: SnapshotNode): string =>
  name || placeholder || nearText || "";

const prepositions = new Set(["by", "for", "from", "to", "with", "as", "under"]);
const written: ReadonlySet<string> = new Set(["said", "name", "code"]);

const isHouseTold = (goal: string, fact: Fact, text: string, near: readonly string[]): boolean =>
  isStreetLine(goal, fact, text) || isHouseFor(fact.value, text, near);

/** More than any field tells by what it is called. */
const stays = 5;

/** How well a value of the goal belongs into a field, from 0 on. */
function fitOf(
  goal: string,
  fact: Fact,
  node: SnapshotNode,
  fields: readonly SnapshotNode[],
  page: Page,
): number {
  if (isBorneByAnother(goal, fact, node, fields, labelOf)) return 0;
  // Entered before: it stays where it is.
  if (fold(node.value ?? "") === fold(fact.value)) return stays;
  const text = labelOf(node);
  const before = clauseBefore(goal, fact);
  const isOne = fact.kind === "number" && isClosest(node, fields, before, labelOf);
  const isOther = isForAnother(goal, fact, text, { holds, ...(isOne ? { page } : {}) });
  if (isOther || isOfOtherKind(goal, fact, node, fields, labelOf)) return 0;
  const type = node.inputType ?? "";
  const kind = ofOneKind.has(type) ? plainKind(fact) : fact.kind;
  const words = contentStems(text);
  const all = share(words, stemsOf(goal)) * 0.3;
  const near = wordsBefore(goal, fact, 4).map(stem);
  const ofKind =
    kind === "email" && takesAddress(text, type, near.at(-1)) ? 0.7 : kindFit(fact, kind, type, text);
  // Of several fields for a time (`Saturday opens at`, `Sunday opens at`) the one whose label the goal says.
  if (ofKind !== undefined) return ofKind === 0 || isAtOtherEnd(goal, node, fields) ? 0 : ofKind + all / 10;
  if (kind === "number" ? saysOpposite(words, before) : type === "number") return 0;
  const after = kind === "number" ? countedBy(goal, fact) : [];
  const isFrom = kind === "name" && near.at(-1) === "from" && label.origin.test(text);
  const isAbout = isHeadedBy(fact, page);
  const becomes = !isAbout && becomesIn(goal, fact);
  const isWhole = words.length > 0 && share(words, before) === 1;
  const isSetTo = becomes && (isWhole || (kind === "number" && isOne));
  // `On the wiki page 'Hours', …`: what the page is headed by is no text for `Page text`, of which one word stands beside it.
  // Nor is it where the goal goes on to say what that is to become: `the text of 'Hours' to 'Closed'`.
  const isThing = isAbout && goalFacts(goal).some((other) => other !== fact && becomesIn(goal, other));
  const isBeside = !isThing && isNext(words, near, fact) && share(words, near) > (isAbout ? 0.99 : 0);
  const isHouse = written.has(fact.kind) && isHouseTold(goal, fact, text, near);
  const told = isFrom || isSetTo || isBeside || isHouse ? 0.5 : 0;
  // What a field holds is traded only for what the goal says of that field; a person for another in any case.
  const isPerson = kind === "name" && isPersonLabel(text) && !label.origin.test(text);
  const isSaid = told > 0 || isPerson || share(words, stemsOf(goal)) > 0;
  if (written.has(kind) && (node.value ?? "") !== "" && !isSaid) return 0;
  const counted = share(words, after) * 0.6;
  const byKind =
    (kind === "number" && (type === "number" || label.count.test(text) || label.amount.test(text))
      ? 0.45
      : 0) +
    (written.has(kind) && prepositionIn(text, near) ? 0.5 : 0) +
    (kind === "name" && isPersonLabel(text) ? 0.45 : 0) +
    (kind === "code" && label.code.test(text) ? 0.5 : 0) +
    (kind === "name" && isPlaceTold(goal, fact, text, near) ? 0.6 : 0) +
    (fact.literal && (label.words.test(text) || isLong(node)) ? 0.6 : 0);
  // What the page is about is there already; it is not what is to be entered, but into a field that the goal calls by its whole label.
  const isCalled = words.length > 1 && all >= 0.3;
  const isShown =
    told === 0 &&
    counted === 0 &&
    !(isCalled && !isAbout) &&
    shownTexts(page).some((text) => holds(text, fact));
  return isShown ? 0 : told + counted + byKind + all + (fact.literal && fields.length === 1 ? 0.3 : 0);
}

/** `Opens` beside `Closes`, where the goal speaks of closing. */
function isAtOtherEnd(goal: string, node: SnapshotNode, fields: readonly SnapshotNode[]): boolean {
  const others = fields.filter((other) => other !== node && other.inputType === node.inputType);
  return fieldOfOtherEnd(goal, labelOf(node), others.map(labelOf)) !== undefined;
}

/** Undefined for a value and a field that are of no kind of their own. */
function kindFit(fact: Fact, kind: Fact["kind"], type: string, text: string): number | undefined {
  if (kind === "date" || type === "date")
    return kind === "date" && (type === "date" || label.date.test(text)) ? dateFit(fact, type) : 0;
  if (kind === "time" || type === "time")
    return kind === "time" && (type === "time" || label.time.test(text)) ? 0.9 : 0;
  if (kind === "email" || type === "email")
    return kind === "email" && (type === "email" || /mail/i.test(text)) ? 0.9 : 0;
  if (kind === "phone" || type === "tel")
    return kind === "phone" && (type === "tel" || /phone|tel|mobile/i.test(text)) ? 0.9 : 0;
  return undefined;
}

/** Fields that take one kind of value only: what is given in quotes may well be of that kind. */
const ofOneKind: ReadonlySet<string> = new Set(["date", "time", "email", "tel", "number"]);
function plainKind({ kind, value, literal }: Fact): Fact["kind"] {
  const [inner, ...more] = literal ? goalFacts(value) : [];
  return inner && more.length === 0 && inner.value === value ? inner.kind : kind;
}

/** `Set the time zone of the workspace to …`: the words of the command that ends with the value. */
const clauseBefore = (goal: string, { start }: Fact): readonly string[] =>
  stemsOf(goalParts(goal.slice(0, start)).at(-1) ?? "");

/** `120 with the reference "R 7"`, `250 to Ann Lee`: what a number counts stands before the next part of the goal, and that part has values of its own. */
function countedBy(goal: string, fact: Fact): string[] {
  const words = wordsAfter(goal, fact, 6);
  // What stands at the next value is said of that: `the card 4417 to 500 EUR`.
  const end = words.findIndex((word) => joining.has(word) || /\d/.test(word));
  return words.slice(0, end < 0 ? words.length : end).map(stem);
}
const joining: ReadonlySet<string> = new Set("with and to mit und an avec et à con y a com".split(" "));

const dateFit = ({ value }: Fact, type: string): number =>
  /\d/.test(value) ? 0.9 : type === "date" ? 0.6 : 0.3;

const isLong = ({ inputType }: SnapshotNode): boolean => /^(?:textarea|richtext)$/.test(inputType ?? "");

export const share = (words: readonly string[], among: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => isAmong(word, among)).length / words.length;

const isAmong = (word: string, among: readonly string[]): boolean =>
  among.some((other) => other === word || areSynonyms(word, other) || isMadeOf(word, other));

/** `Assignee` of `assign`: what a label calls after the deed. */
const isMadeOf = (word: string, deed: string): boolean =>
  deed.length >= 5 && word.startsWith(deed) && /^(?:ee?|[eo]r|ment)$/.test(word.slice(deed.length));

/** A word of the label stands right before the value, but for small words; before what is in quotes also another word for it. */
const isNext = (words: readonly string[], near: readonly string[], { literal }: Fact): boolean =>
  near.slice(-2).some((word) => words.includes(word)) ||
  (literal === true && near.slice(-1).some((word) => isAmong(word, words)));

/** `Collected by`, `In the name of`: the label holds the small word that the value came with. */
const prepositionIn = (text: string, near: readonly string[]): boolean => {
  const own = wordsOf(text).filter((word) => prepositions.has(word));
  return own.some((word) => near.includes(word));
};

/** A part of the goal that says more about it, for the field that takes such words. */
export function remarkIn(
  goal: string,
  left: readonly Fact[],
  fields: readonly SnapshotNode[],
): { node: SnapshotNode; value: string }[] {
  const parts = goal.split(/[,;]\s+|[.!?]\s+/).map((part) => part.trim());
  const meant = parts.filter((part, at) => at > 0 && left.some(({ value }) => part.includes(value)));
  const value = meant.length === 1 ? (meant[0] ?? "").replace(/[.!]+$/, "") : "";
  const open = fields.filter(
    (node) => ["", value].includes(node.value ?? "") && (isLong(node) || label.words.test(labelOf(node))),
  );
  const [node] = open;
  return node && value !== "" && open.length === 1 ? [{ node, value }] : [];
}

const adds =
  /^(?:please\s+)?(?:add|put|register|enter|log|record|submit|suggest|propose|order|request|donate|offer|bring)\b/i;

/** `Add rhubarb crumble, 8 portions`: what is added by its own small words, for the first text that the form asks for and nothing else says. */
export function objectIn(
  goal: string,
  fields: readonly SnapshotNode[],
  page: Page,
): { node: SnapshotNode; value: string }[] {
  const value = adds.test(goal) ? objectOf(goal) : undefined;
  const [node] = fields.filter(({ inputType }) => /^(?:|text)$/.test(inputType ?? ""));
  if (value === undefined || !node || !["", value].includes(node.value ?? "")) return [];
  // `Add a new member`: the words that the page has for what it makes are no name of one.
  const called = new Set(
    [page.title, ...page.nodes.filter(isSpoken).map(({ name }) => name)].flatMap(stemsOf),
  );
  const own = contentStems(value);
  return own.length > 0 && !own.some((word) => called.has(word)) ? [{ node, value }] : [];
}
const isSpoken = ({ role }: SnapshotNode): boolean => role !== "row" && role !== "item" && role !== "option";

const isHeadedBy = (fact: Fact, { nodes, title }: Page): boolean =>
  [title, ...nodes.flatMap((node) => (isMainHeading(node) ? [node.name] : []))].some((text) =>
    holds(text, fact),
  );
const isMainHeading = ({ role, inputType, states }: SnapshotNode): boolean =>
  role === "heading" && inputType === "1" && !states.includes("hidden");
