import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { type StepIntent, type StepVerb, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import type { Wanted } from "@/lib/agent/verification/fit/wanted-words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";

/** Of two controls of one kind this is called just what the step quotes, and the one that was used is not. */
export const isQuotedInstead = (
  nodes: readonly SkeletonNode[],
  index: number,
  target: number,
  { quotes }: Wanted,
): boolean =>
  nodes[index]?.role === nodes[target]?.role &&
  quotes.some((quote) => fold(nodes[index]?.name ?? "") === fold(quote)) &&
  !quotes.some((quote) => containsPhrase(nodes[target]?.name ?? "", quote));

/** What stands right at it, or its entry, is called just so: of those that only hold the words none is meant more. */
export const isJust = (nodes: readonly SkeletonNode[], index: number, quote: string): boolean =>
  [nodes[index]?.nearText, nodes[rowOf(nodes, index)]?.name].some(
    (text) => text !== undefined && fold(text) === fold(quote),
  );

/** What it stands in holds the entry of the target, and all others with it. */
export const isAroundEntry = (nodes: readonly SkeletonNode[], index: number, target: number): boolean => {
  const [around, entry] = [rowOf(nodes, index), rowOf(nodes, target)];
  return around >= 0 && around !== entry && isWithin(nodes, entry, around);
};

/** A box without a name that stands before a list: what stands beside it is the whole list, of which the target's entry is one. It is for all of them, which the step has to say. */
export function isBesideAll(
  nodes: readonly SkeletonNode[],
  index: number,
  target: number,
  { words }: Wanted,
): boolean {
  const [one, row] = [nodes[index], rowOf(nodes, target)];
  const entry = nodes[row];
  if (!one?.nearText || one.name !== "" || !entry || isWithin(nodes, index, entry.parent)) return false;
  const held = nodes.filter(
    ({ role, parent, name }) =>
      role === entry.role &&
      parent === entry.parent &&
      name !== "" &&
      containsPhrase(one.nearText ?? "", name),
  );
  return held.includes(entry) && held.length > 1 && !words.some((word) => everything.has(word));
}
const everything: ReadonlySet<string> = new Set(["all", "every", "everything", "each", "both"].map(rootOf));

/** A link to a thing, and the thing: that one of them stands among more of the step's words tells nothing. */
export const isNamesakeOf = (nodes: readonly SkeletonNode[], index: number, target: number): boolean =>
  nodes[index]?.role !== nodes[target]?.role &&
  fold(nodes[index]?.name ?? "") === fold(nodes[target]?.name ?? "");

/** `Thank You` is called so, and `Thank you for …` is no name of it: its entry has the quotation as it is written, and that of the other one only in other letters. */
export function isWrittenSo(
  nodes: readonly SkeletonNode[],
  target: number,
  other: number,
  quotes: readonly string[],
): boolean {
  const [own = "", theirs = ""] = [target, other].map((index) => nodes[rowOf(nodes, index)]?.name);
  return quotes.some(
    (quote) =>
      /\p{Lu}/u.test(quote) &&
      own.includes(quote) &&
      !theirs.includes(quote) &&
      containsPhrase(theirs, quote),
  );
}

/** `Show the orders`, by `Select` beside a link `orders` in a menu: that link, and another one to them in their own list, are the entry itself. */
export function isNamesakeOfEntry(
  nodes: readonly SkeletonNode[],
  index: number,
  target: number,
  { verb, object }: StepIntent,
): boolean {
  const [one, own, row] = [nodes[index], nodes[target], rowOf(nodes, target)];
  const isCalled = (node: SkeletonNode | undefined): boolean =>
    node?.role === "link" && fold(node.name) === fold(object);
  return (
    verb === "open" &&
    own?.role === "link" &&
    row >= 0 &&
    shows.has(verbAtBegin(own.name)) &&
    isCalled(one) &&
    nodes.some((node, at) => isCalled(node) && rowOf(nodes, at) === row)
  );
}
const shows: ReadonlySet<StepVerb> = new Set(["open", "select", "extract", "navigate"]);
