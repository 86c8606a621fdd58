/** Positions by their words: 1-based, -1 for the last. */
export const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
  final: -1,
};

/** "the first name", "last week" are no positions. */
const ordinalPattern =
  /\b(?:(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final)|(\d{1,3})(?:st|nd|rd|th))\b(?!['’]?s?[ _-]?(?:names?|seen|week|month|year|day|night)\b)/i;

/** The position that a wording names: 1-based, -1 for the last. */
export function readOrdinal(rest: string): number | undefined {
  const word = ordinalPattern.exec(rest);
  if (!word) return undefined;
  return word[2] ? Number(word[2]) : ordinals[(word[1] ?? "").toLowerCase()];
}
