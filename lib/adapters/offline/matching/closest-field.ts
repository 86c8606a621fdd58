import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, contentWords } from "@/lib/agent/domain/wording/words";

/** Half of the label, and two words of it: one alone is said of many things. */
const leastShare = 0.5;
const fewest = 2;

/**
 * `Lower the monthly call budget to 20` and the field `Monthly call allowance (12 used)`: it holds a number, its label has most of the goal's words that stand before
 * the number in the goal, and no other field has any of these. In a table of fields (`Kayaks, daily` beside `Kayaks, weekly`) it is the only one of
 * which the goal says the whole label.
 */
export function isClosest(
  node: SnapshotNode,
  fields: readonly SnapshotNode[],
  said: readonly string[],
  labelOf: (node: SnapshotNode) => string,
): boolean {
  const shared = (one: SnapshotNode): string[] =>
    [...new Set(contentStems(labelOf(one)))].filter((word) => said.includes(word));
  const own = shared(node);
  const words = new Set(contentWords(labelOf(node)));
  const isWhole = (one: SnapshotNode): boolean =>
    shared(one).length === new Set(contentStems(labelOf(one))).size;
  const others = fields.filter((other) => other !== node);
  return (
    number.test(node.value ?? "") &&
    own.length >= fewest &&
    own.length >= words.size * leastShare &&
    (others.every((other) => shared(other).every((word) => !own.includes(word))) ||
      (isWhole(node) && !others.some((other) => labelOf(other) !== "" && isWhole(other))))
  );
}
const number = /^\s*[€$£]?\s?\d+(?:[.,]\d+)*\s?[€$£%]?\s*$/u;
