import { contentWords, stem, wordsOf } from "@/lib/agent/domain/wording/words";

/** A single letter tells one option from another, though it be an article elsewhere. */
export const optionWords = (name: string): string[] => {
  const content = new Set(contentWords(name));
  return wordsOf(name)
    .filter((word) => content.has(word) || denying.has(word) || (word.length === 1 && /\p{L}/u.test(word)))
    .map(stem);
};

/** `No priority` is not what `high priority` says. */
const denying: ReadonlySet<string> = new Set(
  "no not none without non kein keine keinen ohne nicht sans aucun aucune sin ninguno ninguna senza nessuno nessuna sem nenhum nenhuma".split(
    " ",
  ),
);
