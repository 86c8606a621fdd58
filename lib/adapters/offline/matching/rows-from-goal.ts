import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, stem, wordsOf } from "@/lib/agent/domain/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { becomesIn, type Fact, wordsBefore } from "../reading/goal-facts";
import type { Entry } from "./choices-from-goal";

/** `Archive “A”, “B” and “C”`: the boxes of the rows that the goal names, where the page has boxes to select them by. Others are to be left out. */
export function namedRowsIn(goal: string, facts: readonly Fact[], fields: readonly SnapshotNode[]): Entry[] {
  const boxes = boxesOfRows(fields);
  const names = facts.filter((fact) => naming.has(fact.kind) && !isOutcome(goal, fact));
  const meant = names.map(({ value }) => boxes.filter(({ row }) => containsPhrase(row, value)));
  const found = meant.filter(({ length }) => length > 0);
  if (found.length === 0 || found.some(({ length }) => length > 1)) return [];
  const own = new Set(found.flat().map(({ node }) => node));
  return boxes.flatMap(({ node }): Entry[] => {
    if (own.has(node)) return [{ node, value: node.name, kind: "mark" }];
    return node.states.includes("checked") ? [{ node, value: node.name, kind: "unmark" }] : [];
  });
}

const naming: ReadonlySet<string> = new Set(["said", "name", "code"]);

/** `as Shipped`, `to Ida`: what they are to be, or who is to have them, is no row of them. */
const isOutcome = (goal: string, fact: Fact): boolean =>
  becomesIn(goal, fact) || /^(?:as|als|comme|como|come)$/.test(wordsBefore(goal, fact, 1)[0] ?? "");

/** The boxes of rows, but for the one that selects them all. */
const boxesOfRows = (fields: readonly SnapshotNode[]): { node: SnapshotNode; row: string }[] =>
  fields.flatMap((node) => {
    const row = pathParts(node.path).findLast(({ role }) => role === "row" || role === "item");
    return node.role === "checkbox" && row && !/\ball\b/i.test(node.name) ? [{ node, row: row.name }] : [];
  });

/** `all the pallets in bay C`: the boxes of the rows that the words after the thing tell from the others. */
export function rowsIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const said =
    /\b(?:all|every|each)\b(?: of)?(?: the)?\s+\p{L}+\s+(?:in|of|on|at|with|from|for|by)\s+([^,.;]+?)(?=\s+(?:as|to)\s|[,.;]|$)/iu.exec(
      goal,
    )?.[1];
  if (said === undefined) return [];
  const boxes = boxesOfRows(fields).map(({ node, row }) => ({
    node,
    words: new Set(wordsOf(row).map(stem)),
  }));
  if (boxes.length < 2) return [];
  const words = wordsOf(said).map(stem);
  const telling = words.filter((word) => {
    const having = boxes.filter((box) => box.words.has(word)).length;
    return having > 0 && having < boxes.length;
  });
  const own = boxes.filter((box) => telling.length > 0 && telling.every((word) => box.words.has(word)));
  return own.map(({ node }) => ({ node, value: node.name, kind: "mark" }));
}
