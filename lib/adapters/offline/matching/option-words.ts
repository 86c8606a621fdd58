import { contentWords, stem, wordsOf } from "@/lib/agent/domain/wording/words";

/** A single letter tells one option from another, though it be an article elsewhere. */
export const optionWords = (option: string): string[] => {
  const name = option.trim().replace(stillFree, "");
  const content = new Set(contentWords(name));
  return wordsOf(name)
    .filter((word) => content.has(word) || denying.has(word) || (word.length === 1 && /\p{L}/u.test(word)))
    .map(stem);
};

/**
 * `Saturday, 10:00 free`, `18:30 (4 left)`: behind a day or time by its number, that it can be had still is what all that can be chosen has in common. `Plan 2, free` may
 * be told from another plan by it.
 */
const stillFree =
  /(?<=\d[:.h]\d{2}(?: ?[ap]m)?\)?)\s*[,;(:|·–—-]?\s*(?:\d{1,4}\s+)?(?:(?:places?|seats?|spots?|slots?|plätze?|places?|plazas?|posti)\s+)?(?:is\s+|still\s+|noch\s+|encore\s+)?(?:free|available|open|left|frei|verfügbar|libres?|disponibles?|restantes?|liber[oi]|disponibil[ei]|livres?|disponível)\)?$/iu;

/** `No priority` is not what `high priority` says. */
const denying: ReadonlySet<string> = new Set(
  "no not none without non kein keine keinen ohne nicht sans aucun aucune sin ninguno ninguna senza nessuno nessuna sem nenhum nenhuma".split(
    " ",
  ),
);
