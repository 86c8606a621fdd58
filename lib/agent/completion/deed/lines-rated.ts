import { fold } from "@/lib/agent/domain/wording/words";

const rating =
  /(?<!\p{L})(?:rat(?:e|ed|ing)|stars?|score|bewert\p{L}*|sterne?|not(?:e[rz]?|ation)|étoiles?|valor\p{L}*|califi\p{L}*|estrellas?|valut\p{L}*|stell[ae]|avali\p{L}*|estrelas?|beoordel\p{L}*|sterren)(?!\p{L})/iu;
const number = /(?<![\p{L}\p{N}.,])\d{1,2}(?![\p{L}\p{N}]|[.,:]\d)/gu;

type Lines = { lines: readonly string[] };

/** `Rate it with 4 stars`: lines such as `Your rating: 4 of 5`, `You gave it 4/5 stars` that stand on the page since the deed. */
export function linesRated(then: Lines, now: Lines, goal: string): string[] {
  const asked = rating.test(goal) ? [...goal.matchAll(number)].map(([text]) => text) : [];
  const [stars, ...more] = asked;
  if (stars === undefined || more.length > 0) return [];
  const old = new Set(then.lines.map(fold));
  return now.lines.filter((line) => {
    const [first] = line.replace(/(?<=\d)[.,]0(?!\d)/gu, "").match(number) ?? [];
    return !old.has(fold(line)) && rating.test(line) && first === stars;
  });
}
