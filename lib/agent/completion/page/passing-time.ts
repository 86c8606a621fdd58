const small =
  "\\d{1,2}|an?|one|few|a few|einer?|einem|wenigen|einigen|un[ea]?|quelques|unos?|pocos|pochi|um|poucos|een|enkele|kilka";
const unit =
  "s|secs?|seconds?|m|min|mins?|minutes?|h|hrs?|hours?|moments?|Sekunden?|Minuten?|Stunden?|Augenblicke?n?|secondes?|heures?|instants?|segundos?|minutos?|horas?|momentos?|instantes?|secondi|minut[io]|ore|" +
  "seconden|minuut|minuten|uur|uren|sekund[ęy]?|minut[ęy]?|godzin[ęy]?";
/** `less than a minute ago`, `about 1 hour ago`. */
const nearly =
  "(?:(?:less than|more than|over|about|around|almost|nearly|approximately|etwa|ungefähr|ongeveer|około|circa) )?";

/** `just now`, `2 minutes ago`: how long ago it was, which reads otherwise on every later load. */
const passing = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:just now|right now|gerade eben|soeben|à l['’]instant|ahora mismo|proprio ora|poco fa|agora mesmo|zojuist|przed chwilą|` +
    `${nearly}(?:${small}) ?(?:${unit}) (?:ago|fa|geleden|temu)|(?:vor|il y a|hace|há) (?:${small}) (?:${unit}))(?![\\p{L}\\p{N}])`,
  "giu",
);

/** `· 5 min` at the end of an entry, behind a sign of its own: a length that is told of a thing stands in its text. */
const passingAlone = /(?<=[·•|]\s?)\d{1,2} ?(?:s|sec|m|min|mins|h|hrs?|Min\.?|Std\.?)\s*$/iu;

/** A text without how long ago something was. */
export const withoutPassing = (text: string): string => text.replace(passing, " ").replace(passingAlone, " ");
