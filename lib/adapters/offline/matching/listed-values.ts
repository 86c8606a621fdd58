import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** `One a line`, `separated by commas`: what a field says that takes several values. */
const perLine = /\b(?:one|each|every) (?:\p{L}+ )?(?:a|per|on (?:a|its own)) (?:new )?line\b|\bper line\b/iu;
const byComma = /\bcommas?\b/iu;
const joined = /^["'”’»]?(?:\s*,\s*(?:and\s+)?|\s+(?:and|und|et|y|e)\s+)["'“‘«]?$/iu;
const named: ReadonlySet<string> = new Set(["said", "name", "email", "code"]);

/** Several things that the goal names in a row, for the one field that takes several in one text: `Add Ann, Bo and Cy`. */
export function listedIn(
  goal: string,
  facts: readonly Fact[],
  fields: readonly SnapshotNode[],
): { node: SnapshotNode; value: string; facts: Fact[] }[] {
  const takers = fields.flatMap((node) => {
    const text = [node.name, node.placeholder, node.description, node.nearText].join(" ");
    const sign = byComma.test(text) ? ", " : perLine.test(text) ? "\n" : undefined;
    return sign === undefined ? [] : [{ node, sign }];
  });
  const [taker] = takers;
  const row = rowIn(goal, facts);
  if (!taker || takers.length > 1 || row.length < 2) return [];
  const value = row.map((fact) => fact.value).join(taker.sign);
  const isOpen = ["", value].includes((taker.node.value ?? "").trim());
  return isOpen ? [{ node: taker.node, value, facts: row }] : [];
}

/** The only row of names that the goal joins by commas and `and`. */
function rowIn(goal: string, facts: readonly Fact[]): Fact[] {
  const rows: Fact[][] = [];
  for (const fact of facts.filter(({ kind }) => named.has(kind))) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last?.kind === fact.kind && joined.test(goal.slice(last.end, fact.start))) row.push(fact);
    else rows.push([fact]);
  }
  const [only, ...more] = rows.filter(({ length }) => length > 1);
  return only && more.length === 0 ? only : [];
}
