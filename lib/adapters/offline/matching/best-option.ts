import { fold, stemsOf } from "@/lib/agent/domain/wording/words";
import { optionWords } from "./option-words";
import { inOneState } from "./same-state";

/** `signed`: words as they are written, with the signs that belong to them (`B+`). */
export type Said = { text: string; words: ReadonlySet<string>; signed: ReadonlySet<string> };

export const saidIn = (goal: string): Said => ({
  text: ` ${stemsOf(goal).join(" ")} `,
  words: new Set(stemsOf(goal)),
  signed: new Set(
    goal.split(/\s+/).map((token) => fold(token.replace(/^["'“‘„«(]+|[.,;:!?"'”’“»)]+$/gu, ""))),
  ),
});

/** The option whose words are all said, in a row before scattered ones, more words before fewer. */
export function bestOption<Of>(options: readonly { name: string; of: Of }[], said: Said): Of | undefined {
  const literal = options.filter(
    ({ name }) => /\S[^\p{L}\p{N}\s]$/u.test(name) && said.signed.has(fold(name)),
  );
  if (literal.length === 1) return literal[0]?.of;
  const isSaid = (word: string): boolean =>
    said.words.has(word) ||
    dayParts.some((part) => part.has(word) && [...part].some((other) => said.words.has(other)));
  const fits = options
    .map(({ name, of }) => ({
      of,
      words: optionWords(name),
      isTime: /^\d{1,2}[:.]\d{2}$/.test(name.trim()) && said.signed.has(fold(name)),
    }))
    .filter(
      ({ words, isTime }) =>
        words.length > 0 && (isTime || words.some((word) => /[^\d]/.test(word))) && words.every(isSaid),
    )
    .map(({ of, words }) => ({
      of,
      rank: words.length + (said.text.includes(` ${words.join(" ")} `) ? options.length + 10 : 0),
    }))
    .sort((a, b) => b.rank - a.rank);
  const [best, next] = fits;
  return best && (!next || next.rank < best.rank) ? best.of : undefined;
}

/** The same, where need be without what options say in brackets: `Early shift (6:00–14:00)` explains itself. */
export const plainestOption = <Of>(
  options: readonly { name: string; of: Of }[],
  said: Said,
): Of | undefined =>
  bestOption(options, said) ??
  bestOption(
    options.map(({ name, of }) => ({ name: name.replace(/(?<=\S)\s*\([^()]*\)\s*$/u, ""), of })),
    said,
  );

/** `broken street light` → `Street light not working`. */
export const brokenOption = <Of>(options: readonly { name: string; of: Of }[], said: Said): Of | undefined =>
  bestOption(
    options.map(({ name, of }) => ({ name: inOneState(name), of })),
    said,
  );

/** Parts of the day in the languages that sites are written in. */
const dayParts: readonly ReadonlySet<string>[] = [
  new Set(["morning", "matin", "vormittag", "morgen", "mañana", "mattina", "manhã"]),
  new Set(["afternoon", "midi", "nachmittag", "tarde", "pomeriggio"]),
  new Set(["evening", "soir", "soirée", "abend", "noche", "sera", "noite"]),
];
