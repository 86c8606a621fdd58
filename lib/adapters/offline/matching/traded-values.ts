import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

const trading =
  /(?<!\p{L})(?:rename|retitle|change|replace|correct|update|edit|amend|benenn|umbenenn|änder|ersetz|renomm|chang|remplac|renombr|cambi|reemplaz|rinomin|sostitu|renome|substitu)/iu;
const between = /^["”'’»]?\s+(?:to|into|with|by|in|zu|auf|durch|en|à|par|por|a|con|per)\s+["“„«'‘]?$/iu;

type Trade = { old: Fact; node: SnapshotNode; fact: Fact; value: string };

/**
 * `Rename 'Scan 31' to 'Lease'`: where a field holds the one, it is to hold the other. `old` is then nothing to enter, also once the field holds what it is to
 * be.
 */
export function tradesIn(goal: string, facts: readonly Fact[], fields: readonly SnapshotNode[]): Trade[] {
  if (!trading.test(goal)) return [];
  return facts.flatMap((fact, at): Trade[] => {
    const old = facts[at - 1];
    if (!old || !between.test(goal.slice(old.end, fact.start))) return [];
    const holding = fields.filter(({ value = "" }) =>
      [old, fact].some((one) => fold(value) === fold(one.value)),
    );
    const [node] = holding;
    return node && holding.length === 1 ? [{ old, node, fact, value: fact.value }] : [];
  });
}
