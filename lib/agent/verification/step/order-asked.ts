/** What order a step asks for: of names or of numbers, rising or falling; of either, either way, where it only says by what. */
export type OrderAsked = { of: "names" | "numbers" | "either"; up: boolean | undefined };

const rising =
  /\b(?:ascending|increasing|lowest|low to high|cheapest|smallest|fewest|least|shortest|lightest|youngest|earliest)\b/i;
const falling =
  /\b(?:descending|decreasing|highest|high to low|most|largest|biggest|greatest|longest|heaviest|latest|newest)\b/i;
const reversed = /\b(?:descending|reversed?|backwards)\b/i;
/** `Youngest last`: what is named stands at the end. */
const atEnd =
  /(?<!\p{L})(?:\p{L}{2,20}est|(?:most|least) \p{L}{2,20}) (?:ones? |items? |entries )?(?:come |comes |at the )?(?:last|end|bottom)\b/iu;
const fromFirst = /\bfrom (?:the )?(\p{L}+) to (?:the )?(\p{L}+)/iu;

/** What stands first in an order from it. */
const superlatives: ReadonlyMap<string, string> = new Map([
  ...["high", "large", "big", "great", "long", "heavy", "late", "new"].map(
    (word) => [word, "highest"] as const,
  ),
  ...["low", "small", "little", "cheap", "short", "light", "early"].map((word) => [word, "lowest"] as const),
]);

/** `column`: what the control that was used is called. The oldest people have the highest age, the oldest letters the earliest date. */
export function orderAsked(step: string, column: string): OrderAsked | undefined {
  if (/\bz ?(?:to|-|–) ?a\b/i.test(step)) return { of: "names", up: false };
  if (/\ba ?(?:to|-|–) ?z\b|\balphabetic/i.test(step)) return { of: "names", up: !reversed.test(step) };
  const [, first = "", last = ""] = fromFirst.exec(step) ?? [];
  // From the same to the same, and the newest by their age, say no order.
  if (first !== "" && first.toLowerCase() === last.toLowerCase()) return undefined;
  const text = step.replace(fromFirst, (_, from: string) => superlatives.get(from.toLowerCase()) ?? from);
  if (/\bage\b/i.test(column) && /\b(?:newest|latest)\b/i.test(text)) return undefined;
  const isOldest = /\boldest\b/i.test(text);
  const isAge = /\bage\b/i.test(column);
  const isAtEnd = atEnd.test(text);
  const [rises, falls] = [
    rising.test(text) || (isOldest && !isAge),
    falling.test(text) || (isOldest && isAge),
  ];
  const [up, down] = isAtEnd ? [falls, rises] : [rises, falls];
  if (up && down) return undefined;
  return up || down ? { of: "numbers", up } : { of: "either", up: undefined };
}

/** What is told by a word for the first or the last of an order, and how columns of it are called. */
const measures: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:oldest|youngest|older|younger)\b/i, /\b(?:age|born|birth(?:day| ?date)?|date|created)\b/i],
  [/\b(?:cheapest|dearest|most expensive|least expensive)\b/i, /\b(?:price|cost|amount|fare)\b/i],
  [
    /\b(?:newest|latest|earliest|most recent)\b/i,
    /\b(?:date|time|created|updated|added|posted|published)\b/i,
  ],
  [/\b(?:heaviest|lightest)\b/i, /\bweight\b/i],
  [/\b(?:longest|shortest)\b/i, /\b(?:length|duration)\b/i],
  [/\b(?:largest|biggest|smallest)\b/i, /\bsize\b/i],
];
export const isMeasureAsked = (step: string, column: string): boolean =>
  measures.some(([word, called]) => word.test(step) && called.test(column));
