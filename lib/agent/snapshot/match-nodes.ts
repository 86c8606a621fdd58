import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { alignGroups } from "./align";
import { heldInCommon } from "./held-in-common";
import { idsAreStable } from "./stable-ids";

/** Which element before is which one after. `-1`: none. */
export type NodeMatch = { toAfter: Int32Array; toBefore: Int32Array };

/**
 * Finds each element again: by id (where ids are stable), by test id, by role, name and path, by alignment among those that look the same, by role and
 * name elsewhere (moved), and at last by place among matched neighbours (renamed). Never by running index, so one inserted element shifts nothing.
 */
export function matchNodes(before: readonly SkeletonNode[], after: readonly SkeletonNode[]): NodeMatch {
  const match: NodeMatch = {
    toAfter: new Int32Array(before.length).fill(-1),
    toBefore: new Int32Array(after.length).fill(-1),
  };
  const sides: Sides = { before, after, match, holdSame: heldInCommon(before, after) };
  if (idsAreStable(before, after)) matchUnique(sides, lastingId(before, after));
  matchUnique(sides, (node) =>
    node.testId === undefined ? undefined : `${node.frame}|${node.role}|${node.testId}`,
  );
  matchAlike(sides, fullKey);
  matchAlike(sides, movedKey(sides));
  for (let found = matchRenamed(sides); found > 0; found = matchRenamed(sides))
    matchAlike(sides, withinKey(sides));
  matchAlike(sides, movedAlike(sides));
  return match;
}

type Sides = {
  before: readonly SkeletonNode[];
  after: readonly SkeletonNode[];
  match: NodeMatch;
  holdSame(one: number, other: number): boolean;
};
type KeyOf = (node: SkeletonNode) => string | undefined;
type Side = "before" | "after";
type SidedKey = (node: SkeletonNode, side: Side) => string | undefined;

const fullKey = (node: SkeletonNode): string => `${node.frame}|${node.role}|${node.name}|${node.path}`;

/** The same thing elsewhere. What stands in a container that is itself new or gone belongs to that container and is no moved thing. */
const movedKey = (sides: Sides): SidedKey => {
  const stays = stayingIn(sides);
  return (node, side) =>
    node.name !== "" && isPlaced(sides, node, side) && !stays(node)
      ? `${node.frame}|${node.role}|${node.name}`
      : undefined;
};

/**
 * What still stands in its container by its id went nowhere, though another container has something called as it was: of the cards of a choice one is `Selected`
 * and all others are to `Select`.
 */
function stayingIn({ before, after, match }: Sides): (node: SkeletonNode) => boolean {
  const [earlier, later] = [before, after].map((nodes) => new Map(nodes.map((node) => [node.id, node])));
  return ({ id }) => {
    const [one, other] = [earlier?.get(id), later?.get(id)];
    return (
      one !== undefined &&
      other !== undefined &&
      one.role === other.role &&
      one.parent >= 0 &&
      match.toAfter[one.parent] === other.parent
    );
  };
}

/** The same thing elsewhere without a name: all else of it has to be equal. */
const movedAlike =
  (sides: Sides): SidedKey =>
  (node, side) =>
    node.name === "" && isPlaced(sides, node, side)
      ? `${node.frame}|${node.role}|${node.testId}|${node.href}|${node.value}|${node.states.join(" ")}`
      : undefined;

/** The same role and name in two containers that were found to be one. */
const withinKey =
  ({ match }: Sides): SidedKey =>
  (node, side) => {
    const parent = side === "before" ? match.toAfter[node.parent] : node.parent;
    const known =
      node.parent >= 0 && (side === "before" ? match.toAfter : match.toBefore)[node.parent] !== -1;
    return known ? `${parent}|${node.frame}|${node.role}|${node.name}` : undefined;
  };

const isPlaced = ({ match }: Sides, node: SkeletonNode, side: Side): boolean =>
  node.parent < 0 || (side === "before" ? match.toAfter : match.toBefore)[node.parent] !== -1;

function pair({ match }: Pick<Sides, "match">, one: number, other: number): void {
  match.toAfter[one] = other;
  match.toBefore[other] = one;
}

function indexBy(nodes: readonly SkeletonNode[], keyOf: KeyOf, taken: Int32Array): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  nodes.forEach((node, index) => {
    if (taken[index] !== -1) return;
    const key = keyOf(node);
    if (key === undefined) return;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  return groups;
}

/** An id that only counts how many equal ones stand before is a running index, and so is the id of the first of them, that counts none. */
function lastingId(...pages: (readonly SkeletonNode[])[]): KeyOf {
  const counted = new Set<string>();
  for (const page of pages)
    for (const { id } of page) if (id.includes("~")) counted.add(id.replace(running, ""));
  return ({ id }) => (counted.has(id.includes("~") ? id.replace(running, "") : id) ? undefined : id);
}
const running = /~\d+$/;

/** Pairs the elements that alone have their key on both pages, when they are of one role. */
function matchUnique({ before, after, match }: Sides, keyOf: KeyOf): void {
  const later = uniqueBy(after, keyOf, match.toBefore);
  for (const [key, one] of uniqueBy(before, keyOf, match.toAfter)) {
    const other = later.get(key) ?? several;
    if (one !== several && other !== several && before[one]?.role === after[other]?.role)
      pair({ match }, one, other);
  }
}

const several = -1;
/** Unmatched elements by their key, `several` where more than one has it. */
function uniqueBy(nodes: readonly SkeletonNode[], keyOf: KeyOf, taken: Int32Array): Map<string, number> {
  const found = new Map<string, number>();
  nodes.forEach((node, index) => {
    if (taken[index] !== -1) return;
    const key = keyOf(node);
    if (key !== undefined) found.set(key, found.has(key) ? several : index);
  });
  return found;
}

/** Pairs elements of equal key; where there are more of them on one side, alignment by what else is known of them finds the odd ones. */
function matchAlike(sides: Sides, keyOf: SidedKey): void {
  const later = indexBy(sides.after, (node) => keyOf(node, "after"), sides.match.toBefore);
  for (const [key, ones] of indexBy(sides.before, (node) => keyOf(node, "before"), sides.match.toAfter)) {
    const others = later.get(key);
    if (!others) continue;
    const left = ones.map((index) => detailsOf(sides.before, index));
    const right = others.map((index) => detailsOf(sides.after, index));
    for (const [one, other] of alignGroups(left, right)) pair(sides, ones[one] ?? -1, others[other] ?? -1);
  }
}

/** What tells elements of the same role and name apart: their own facts, and what stands right before and after them. */
function detailsOf(nodes: readonly SkeletonNode[], index: number): string[] {
  const node = nodes[index];
  const beside = (at: number): string => `${nodes[at]?.role}:${nodes[at]?.name}`;
  const own = `${node?.testId}|${node?.href}|${node?.nearText}`;
  const alike = `${own}|${node?.value}|${node?.states.join(" ")}`;
  const [left, right] = [beside(index - 1), beside(index + 1)];
  return [
    `${alike}|${left}|${right}`,
    `${alike}|${left}`,
    `${alike}|${right}`,
    alike,
    `${own}|${left}|${right}`,
    `${own}|${left}`,
    `${own}|${right}`,
    own,
    `${node?.href}|${node?.nearText}`,
  ];
}

/**
 * What is left may be the same element under another name: same role, and between the same matched siblings. A single one on both sides is taken to be
 * that; of several, those whose names share words. Returns how many were found.
 */
function matchRenamed(sides: Sides): number {
  const slotsBefore = gaps(sides.before, sides.match.toAfter, true);
  const slotsAfter = gaps(sides.after, sides.match.toBefore, false);
  let found = 0;
  for (const [slot, ones] of slotsBefore) {
    const others = slotsAfter.get(slot);
    if (!others) continue;
    if (ones.length === 1 && others.length === 1) {
      pair(sides, ones[0] ?? -1, others[0] ?? -1);
      found++;
    } else found += pairByWords(sides, ones, others);
  }
  return found;
}

/**
 * Unmatched elements by where they stand: role, matched parent and matched left neighbour of the same parent, in indices of the after page. Parents come
 * before children, so a renamed container is found before what it holds; its children were matched by their own names already or stay unmatched.
 */
function gaps(nodes: readonly SkeletonNode[], taken: Int32Array, isBefore: boolean): Map<string, number[]> {
  const lastMatched = new Map<number, number>();
  const slots = new Map<string, number[]>();
  const place = (index: number): number => (isBefore ? (taken[index] ?? -1) : index);
  nodes.forEach((node, index) => {
    if (taken[index] !== -1) {
      lastMatched.set(node.parent, place(index));
      return;
    }
    const parentTaken = node.parent < 0 || taken[node.parent] !== -1;
    if (!parentTaken) return;
    const parent = node.parent < 0 ? -1 : place(node.parent);
    const slot = `${node.frame}|${node.role}|${parent}|${lastMatched.get(node.parent) ?? -1}`;
    const group = slots.get(slot);
    if (group) group.push(index);
    else slots.set(slot, [index]);
  });
  return slots;
}

/** Those that hold the same, then those most alike: the sum below a list is not what became of the entry that went from it. */
function pairByWords(sides: Sides, ones: readonly number[], others: readonly number[]): number {
  const [left, right] = [
    ones.map((at) => shapeWords(sides.before[at]?.name ?? "")),
    others.map((at) => shapeWords(sides.after[at]?.name ?? "")),
  ];
  const alike = left.flatMap((words, at) =>
    right.map((later, otherAt) => {
      const [one, other] = [ones[at] ?? -1, others[otherAt] ?? -1];
      return { one, other, share: sides.holdSame(one, other) ? holdingSame : overlap(words, later) };
    }),
  );
  let found = 0;
  for (const { one, other, share } of alike.sort((a, b) => b.share - a.share)) {
    if (share <= leastShare) break;
    if (sides.match.toAfter[one] !== -1 || sides.match.toBefore[other] !== -1) continue;
    pair(sides, one, other);
    found++;
  }
  return found;
}
/** Share of their words that two names of one thing have in common. */
const leastShare = 0.5;
/** More than any share of words. */
const holdingSame = 2;

/** Numbers in a name may change without making it another name. */
const shapeWords = (name: string): readonly string[] => wordsOf(name.replace(/\d+/g, "0"));

function overlap(a: readonly string[], b: readonly string[]): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 0;
  const set = new Set(b);
  return a.filter((word) => set.has(word)).length / longer;
}
