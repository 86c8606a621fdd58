import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { echoes, lastingTexts, waitingFor } from "@/lib/agent/completion/page/places";
import { withoutPlace } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { isDestination } from "./at-destination";

const counts = "quantity|qty|amount|number|count|pieces|anzahl|menge|quantité|cantidad|quantità|aantal";
const before = new RegExp(
  `^(?:${counts})(?:\\s*[:,–-]\\s*|\\s+(?:of|for|von|für|de|di|van|voor)\\s+)(\\S.*)$`,
  "iu",
);
const after = new RegExp(`^(.*[^\\s:,–-])(?:\\s*[:,–-]\\s*|\\s+)(?:${counts})$`, "iu");

/**
 * `Quantity of Olive soap, 90 g` with 2, and in the basket that the goal says one entry `Olive soap, 90 g | 2`: the field is called after the thing, which has all the
 * words that the goal has for it. The entry says no other number by itself, as what is in stock or what came of being sent twice.
 */
export function countedThere(
  entered: readonly Entered[],
  { snapshot, task: { goal } }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const [typed, ...more] = entered;
  if (typed?.kind !== "element_value" || more.length > 0) return [];
  const { value, element } = typed;
  const thing = thingOf(element.name ?? "");
  const isMeant = /^\d{1,4}$/.test(value) && isHeldBy(value, [goal]) && isAsked(thing, value, goal);
  if (!isMeant || !isDestination(snapshot, goal, true) || echoes(snapshot.url, thing)) return [];
  const lasting = new Set(lastingTexts(snapshot, goal));
  const entries = shownEntries(snapshot.nodes).map(({ name }) => name);
  const [entry, ...others] = (entries.length > 0 ? entries : snapshot.lines).filter((text) =>
    isHeldBy(thing, [text]),
  );
  const isSure = entry !== undefined && others.length === 0 && lasting.has(entry);
  if (!isSure || waitingFor(goal)(entry) || !isJustSo(entry, thing, value)) return [];
  return [`"${thing}" is there with ${value}`];
}

const thingOf = (label: string): string => (before.exec(label) ?? after.exec(label))?.[1] ?? "";

/** All that the goal says behind its command, but for the place and the number. */
function isAsked(thing: string, value: string, goal: string): boolean {
  const [, ...words] = contentStems(withoutPlace(goal)).filter((word) => !isHeldBy(value, [word]));
  const called = contentStems(thing);
  return words.length > 0 && words.every((word) => called.includes(word));
}

/** The entry goes on behind the name with no other word of it, and the only number there that is neither a sum nor a measure is this one. */
function isJustSo(entry: string, thing: string, value: string): boolean {
  const at = entry.toLowerCase().indexOf(thing.toLowerCase());
  if (at < 0) return false;
  const [head, rest] = [entry.slice(0, at), entry.slice(at + thing.length)];
  const isCalledSo = !/\p{L}/u.test(head) && !/^\s*\p{L}/u.test(rest.replace(countWord, ""));
  const numbers = [head, rest].flatMap((text) => text.replace(sum, " ").match(bare) ?? []);
  return isCalledSo && numbers.length > 0 && numbers.every((one) => one === value);
}
const countWord = new RegExp(`^[\\s|]*(?:${counts})(?!\\p{L})`, "iu");
const money = "(?:\\p{Sc}|EUR|USD|CHF|GBP)";
/** `7.80 €` and `€ 7.80`; of `2 € 4` nobody knows which one is the sum. */
const sum = new RegExp(
  `(?<!\\d[\\d.,]{0,9})\\d[\\d.,]{0,9}[.,]\\d{2}\\s?${money}|${money}\\s?\\d[\\d.,]{0,9}[.,]\\d{2}(?!\\d)`,
  "gu",
);
/** `2`, `2 ×`, and none of `£ 2`, `2.50`, `2 kg`. */
const bare = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-]|${money}\\s?)\\d{1,4}(?![\\p{N}:/%-]|[.,]\\d|\\s?${money}|\\s?(?!x(?!\\p{L}))\\p{L}{1,2}(?!\\p{L}))`,
  "gu",
);
