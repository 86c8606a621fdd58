import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Entry } from "./choices-from-goal";

type Box = { node: SnapshotNode; row: string };

/** `3B, 5A and 6C`: short codes, of which one alone may be anything. */
const listed =
  /(?<![\p{L}\d])\d{1,3}\p{Lu}(?:\s*,\s*\d{1,3}\p{Lu}(?![\p{L}\d])){0,20}(?:,?\s+(?:and|und|et|y|e|en|i)\s+|\s*,\s*)\d{1,3}\p{Lu}(?![\p{L}\d])/u;

/**
 * `Print labels for lockers 3B, 5A and 6C in North Hall`: the boxes of the rows that bear these codes, and the name that tells them from other rows of such codes. Nothing where one of
 * the codes has no row, or several.
 */
export function codedRowsIn(goal: string, facts: readonly Fact[], boxes: readonly Box[]): Entry[] {
  const codes = listed.exec(goal)?.[0].match(/\d{1,3}\p{Lu}/gu) ?? [];
  if (codes.length < 2) return [];
  const about = facts.flatMap(({ kind, value }) =>
    kind === "name" && boxes.some(({ row }) => containsPhrase(row, value)) ? [value] : [],
  );
  const own = codes.map((code) =>
    boxes.filter(({ row }) => [code, ...about].every((one) => containsPhrase(row, one))),
  );
  if (own.some(({ length }) => length !== 1)) return [];
  const meant = new Set(own.flat().map(({ node }) => node));
  return boxes.flatMap(({ node }): Entry[] => {
    if (meant.has(node)) return [{ node, value: node.name, kind: "mark" }];
    return node.states.includes("checked") ? [{ node, value: node.name, kind: "unmark" }] : [];
  });
}
