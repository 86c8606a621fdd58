import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";

const trading =
  /(?<!\p{L})(?:rename|retitle|change|replace|correct|update|edit|amend|benenn|umbenenn|änder|ersetz|renomm|chang|remplac|renombr|cambi|reemplaz|rinomin|sostitu|renome|substitu)/iu;
const between = /^["”'’»]?\s+(?:to|into|with|by|in|zu|auf|durch|en|à|par|por|a|con|per)\s+["“„«'‘]?$/iu;

const insteadOf =
  /,?\s+(?:instead of|rather than|in place of|(?:an)?statt|anstelle (?:von|de[rs])|au lieu d(?:e|u|es)|en (?:vez|lugar) del?|invece (?:di|del)|em vez d[aeo]s?)\s+(?:(?:the|an?|its|his|her|their|that|de[mnrs]|die|das|la|le|les|el|il|o)\s+)?["“„«'‘]?(?=\S)/iu;
/** `“Oak” there instead of the ash`: small words may stand before it. */
const smallWords = /^["”’'»]?[\s\p{Ll}]{0,40}$/u;

/** Where in the goal what was there until now begins, behind the value that is to be there instead. */
function oldBehind(goal: string, { end }: Fact): number | undefined {
  const found = insteadOf.exec(goal.slice(end));
  return found && smallWords.test(goal.slice(end, end + found.index))
    ? end + found.index + found[0].length
    : undefined;
}
export const standsInstead = (goal: string, fact: Fact): boolean => oldBehind(goal, fact) !== undefined;

type Trade = { old: Fact | undefined; node: SnapshotNode; fact: Fact; value: string };

/**
 * `Rename 'Scan 31' to 'Lease'`, `She is to have 'Oak' instead of the walnut`: where a field holds the one, it is to hold the other. `old` is then nothing to
 * enter, also once the field holds what it is to be.
 */
export function tradesIn(goal: string, facts: readonly Fact[], fields: readonly SnapshotNode[]): Trade[] {
  return [...insteadIn(goal, facts, fields), ...changedIn(goal, facts, fields)];
}

/** What it is to be instead of what one field holds, whose words need not look like a value in the goal. */
function insteadIn(goal: string, facts: readonly Fact[], fields: readonly SnapshotNode[]): Trade[] {
  return facts.flatMap((fact): Trade[] => {
    const from = taken.has(fact.kind) ? oldBehind(goal, fact) : undefined;
    if (from === undefined) return [];
    const until = `${wordsOf(goal.slice(from)).join(" ")} `;
    const holding = fields.filter(({ role, value = "" }) => {
      const held = wordsOf(value).join(" ");
      return (
        role === "textbox" &&
        held !== "" &&
        (until.startsWith(`${held} `) || fold(value) === fold(fact.value))
      );
    });
    const [node] = holding;
    const old = facts.find(({ start }) => start === from);
    return node && holding.length === 1 ? [{ old, node, fact, value: fact.value }] : [];
  });
}
const taken: ReadonlySet<string> = new Set(["said", "name", "code", "number"]);

function changedIn(goal: string, facts: readonly Fact[], fields: readonly SnapshotNode[]): Trade[] {
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
