const small =
  "\\d{1,2}|an?|one|few|a few|einer?|einem|wenigen|einigen|un[ea]?|quelques|unos?|pocos|pochi|um|poucos";
const unit =
  "s|secs?|seconds?|min|mins?|minutes?|h|hrs?|hours?|moments?|Sekunden?|Minuten?|Stunden?|Augenblicke?n?|secondes?|heures?|instants?|segundos?|minutos?|horas?|momentos?|instantes?|secondi|minut[io]|ore";

/** `just now`, `2 minutes ago`: how long ago it was, which reads otherwise on every later load. */
const passing = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:just now|right now|gerade eben|soeben|à l['’]instant|ahora mismo|proprio ora|poco fa|agora mesmo|zojuist|` +
    `(?:${small}) ?(?:${unit}) (?:ago|fa)|(?:vor|il y a|hace|há) (?:${small}) (?:${unit}))(?![\\p{L}\\p{N}])`,
  "giu",
);

/** A text without how long ago something was. */
export const withoutPassing = (text: string): string => text.replace(passing, " ");
