import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentWords, stem } from "@/lib/agent/domain/words";

/** Half of the label, and two words of it: one alone is said of many things. */
const leastShare = 0.5;
const fewest = 2;

/**
 * `Lower the monthly call budget to 20` and `Monthly call allowance (12 used)`: of the fields that hold a number by now the one whose label has most of the words
 * before the new one, where no other has any of these. What a field holds otherwise is traded for no number.
 */
export function isClosest(
  node: SnapshotNode,
  fields: readonly SnapshotNode[],
  said: readonly string[],
  labelOf: (node: SnapshotNode) => string,
): boolean {
  const shared = (one: SnapshotNode): string[] =>
    [...new Set(contentWords(labelOf(one)).map(stem))].filter((word) => said.includes(word));
  const own = shared(node);
  const words = new Set(contentWords(labelOf(node)));
  return (
    number.test(node.value ?? "") &&
    own.length >= fewest &&
    own.length >= words.size * leastShare &&
    fields.every((other) => other === node || shared(other).every((word) => !own.includes(word)))
  );
}
const number = /^\s*[€$£]?\s?\d+(?:[.,]\d+)*\s?[€$£%]?\s*$/u;

/** `Maximum file size` where the goal says the minimum: the two say different things of one kind, whatever else they share. */
export const saysOther = (label: readonly string[], said: readonly string[]): boolean =>
  sides.some((kind) => {
    const sidesOf = (words: readonly string[]) =>
      kind.filter((side) => side.some((one) => words.includes(one)));
    const [own, wanted] = [sidesOf(label), sidesOf(said)];
    return own.length > 0 && wanted.length > 0 && !own.some((side) => wanted.includes(side));
  });
const sides: readonly (readonly (readonly string[])[])[] = [
  [
    ["min", "minimum"],
    ["max", "maximum"],
  ],
  [["hourly"], ["daily"], ["weekly"], ["monthly"], ["yearly", "annual"]],
  [["first"], ["last"]],
  [["start"], ["end"]],
  [
    ["incoming", "inbound"],
    ["outgoing", "outbound"],
  ],
];
