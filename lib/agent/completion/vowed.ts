import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isEntering } from "@/lib/agent/domain/deeds";
import { contentWords, stem, stemsOf } from "@/lib/agent/domain/wording/words";

/** `… and accept the rules`, done by the box `I accept the rules`: it bears the verb, and speaks of nothing but what the goal does. */
export function isVowed(verb: string, { goal, record }: { goal: string; record: ActionRecord }): boolean {
  const { target, action, verdict } = record;
  if (target?.role !== "checkbox" || !isEntering(record) || action.name === "uncheck") return false;
  const asked = new Set(stemsOf(goal));
  const own = contentWords(target.name)
    .filter((word) => !promising.has(word))
    .map(stem);
  return (
    verdict?.outcome === "verified" &&
    bySomebody.test(target.name.trim()) &&
    own.length > 1 &&
    own.includes(stem(verb)) &&
    own.every((word) => asked.has(word))
  );
}

/** `Publish the page` is an option, and nobody's word. */
const bySomebody = /^(?:i|we)(?!\p{L})/iu;
/** `I have read and …`: who says it, and what goes with it. */
const promising: ReadonlySet<string> = new Set("i we have read hereby".split(" "));
