import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { readDay } from "./adapt-value";

const kinds = ["day", "month", "year"] as const;
const labels: Readonly<Record<(typeof kinds)[number], RegExp>> = {
  day: /^(?:day|dd?|tag|jour|día|dia|giorno|dag)$/u,
  month: /^(?:month|mm?|monat|mois|mes|mês|mese|maand)$/u,
  year: /^(?:year|yyyy|yy|jahr|année|año|ano|anno|jaar)$/u,
};

/**
 * A date is asked for in three fields side by side, for its day, month and year: the first of them that does not hold its part, `filled` where each does. `isLast`: the others do. Undefined
 * where this is none of such.
 */
export function inDateParts(
  node: SnapshotNode,
  value: string,
  { nodes, now }: { nodes: readonly SnapshotNode[]; now: Date },
): { node: SnapshotNode; value: string; isLast: boolean } | "filled" | undefined {
  const date = readDay(value, now);
  if (!date || !kinds.some((kind) => labels[kind].test(fold(node.name)))) return undefined;
  const beside = nodes.filter(
    ({ role, path, states }) => role === "textbox" && path === node.path && !states.includes("hidden"),
  );
  const parts = kinds.flatMap((kind) => {
    const [field, ...more] = beside.filter(({ name }) => labels[kind].test(fold(name)));
    return field && more.length === 0 ? [{ node: field, value: String(date[kind]) }] : [];
  });
  if (parts.length < kinds.length) return undefined;
  const [next, ...more] = parts.filter((part) => Number(part.node.value || "0") !== Number(part.value));
  return next ? { ...next, isLast: more.length === 0 } : "filled";
}
