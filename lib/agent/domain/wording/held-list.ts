import { contentWords, fold, stem } from "./words";

const adding =
  /^(?:please\s+|bitte\s+)?(?:also\s+)?(?:add|append|include|ergänz\p{L}*|füg\p{L}*|ajoute\p{L}*|añad\p{L}*|agreg\p{L}*|aggiung\p{L}*|adicion\p{L}*|acrescent\p{L}*|voeg)(?!\p{L})/iu;
const longestItem = 40;

/** `novel, sea` of a field: its items, and what parts them. Undefined for what is no list of short items. */
function itemsIn(held: string): { items: string[]; by: string } | undefined {
  const parting = /\n|[;,]\s*/.exec(held)?.[0];
  if (parting === undefined) return undefined;
  const items = held.split(parting.trim() === "" ? "\n" : parting.trim()).map((item) => item.trim());
  return items.every((item) => item !== "" && item.length <= longestItem)
    ? { items, by: parting }
    : undefined;
}

/** `Tags`, where the goal speaks of a `tag` or of the `tags`: an address or an amount has commas, too. */
function isCalledMany(label: string, goal: string): boolean {
  const asked = new Set(contentWords(goal));
  return contentWords(label).some(
    (word) => word !== stem(word) && (asked.has(stem(word)) || asked.has(word)),
  );
}

/**
 * What a field is to hold when a goal adds something to what it holds already: `Add the tag "winter"` over `novel, sea` is `novel, sea, winter`. Undefined where
 * the goal adds nothing, or the field is no list of what it adds.
 */
export function withAdded(goal: string, label: string, held: string, value: string): string | undefined {
  const list = itemsIn(held.trim());
  const isOne = held.trim() !== "" && held.length <= longestItem;
  // `Skeins` holds how many, and no list of them.
  const isCount = [held, value].every((text) => /^\s*\d+\s*$/.test(text));
  if (isCount || (!list && !isOne) || !adding.test(goal) || !isCalledMany(label, goal)) return undefined;
  const items = list?.items ?? [held.trim()];
  const isThere = items.some((item) => fold(item) === fold(value));
  return isThere ? held : `${held.trim()}${list?.by ?? ", "}${value}`;
}

/** The items that a field held and does not hold any more, where the goal was to add one to them. */
export function itemsLost(goal: string, label: string, held: string, value: string): string[] {
  if (withAdded(goal, label, held, value) === undefined) return [];
  const kept = new Set((itemsIn(value.trim())?.items ?? [value.trim()]).map(fold));
  return (itemsIn(held.trim())?.items ?? [held.trim()]).filter((item) => !kept.has(fold(item)));
}
