/** What one unit or currency is called by its sign, its code and its names. The first of them stands for all. */
const called: readonly [sign: string, names: RegExp][] = [
  ["EUR", /(?<!\p{L})(?:EUR|euros?)(?!\p{L})|€/giu],
  ["USD", /(?<!\p{L})(?:USD|(?:US )?dollars?)(?!\p{L})|(?:US ?)?\$/giu],
  ["GBP", /(?<!\p{L})(?:GBP|pounds?(?: sterling)?)(?!\p{L})|£/giu],
  ["CHF", /(?<!\p{L})(?:CHF|(?:Swiss )?francs?|SFr\.?)(?!\p{L})/giu],
  ["JPY", /(?<!\p{L})(?:JPY|yen)(?!\p{L})|¥/giu],
  ["°C", /(?<!\p{L})degrees? (?:Celsius|centigrade|C)(?!\p{L})|° ?C(?!\p{L})/giu],
  ["°F", /(?<!\p{L})degrees? (?:Fahrenheit|F)(?!\p{L})|° ?F(?!\p{L})/giu],
  ["°", /(?<!\p{L})degrees?(?!\p{L})|°(?![CF](?!\p{L}))/giu],
  ["%", /(?<!\p{L})per ?cent(?!\p{L})|%/giu],
  ["kg", /(?<!\p{L})(?:kg|kilos?|kilogram(?:me)?s?)(?!\p{L})/giu],
  ["km", /(?<!\p{L})(?:km|kilomet(?:er|re)s?)(?!\p{L})/giu],
  ["min", /(?<!\p{L})(?:min|mins|minut(?:es?|en|os?|i))(?!\p{L})/giu],
  [
    "s",
    /(?<!\p{L})(?:secs?|seconds|Sek|Sekunden?|secondes|segundos)(?!\p{L})|(?<=(?<!\d)\d{1,3} ?)s(?![\p{L}\p{N}])/giu,
  ],
  ["h", /(?<!\p{L})(?:h|hrs?|hours?|Std|Stunden?|heures?|horas?)(?!\p{L})/giu],
  ["g", /(?<!\p{L})(?:g|grams?|gramm(?:es?|i)?|gramos?)(?!\p{L})/giu],
  ["ml", /(?<!\p{L})(?:ml|millilit(?:er|re)s?)(?!\p{L})/giu],
  ["cm", /(?<!\p{L})(?:cm|centimet(?:er|re)s?|Zentimeter|centímetros?)(?!\p{L})/giu],
  ["mm", /(?<!\p{L})(?:mm|millimet(?:er|re)s?|Millimeter|milímetros?)(?!\p{L})/giu],
];

/** `31 euros`, `€ 31` and `31 EUR` in one form: one sign in place of whatever else the unit is called. */
export const withUnitSigns = (text: string): string =>
  called.reduce((rest, [sign, names]) => rest.replace(names, ` ${sign} `), text);

export type UnitAmount = { number: string; unit: string };
/** Each number of a text with the unit right behind it, or the currency right before it. */
export function measuresIn(text: string): UnitAmount[] {
  const parts = partsOf(text).map((part) => part.replace(/^[("'“‘]+|[)"'”’;:!?]+$|[.,]$/gu, ""));
  return parts.flatMap((unit, at) => {
    if (!signs.has(unit)) return [];
    const [before = "", behind = ""] = [parts[at - 1], parts[at + 1]];
    const number = plainNumber.test(before) ? before : plainNumber.test(behind) ? behind : undefined;
    return number === undefined ? [] : [{ number, unit }];
  });
}
const plainNumber = /^[-+−]?\d{1,9}(?:[.,]\d{1,3})*$/u;

/** A number and what it is in, and nothing else. */
export function isMeasure(text: string): boolean {
  const unit = withUnitSigns(text).replace(/[\d\s.,]+/g, "");
  return /\d/.test(text) && called.some(([sign]) => sign === unit);
}

/** The number is entered alone, and the unit is told elsewhere on the page: `28.5` in a field under `30 °C`, for `28.5 degrees`. */
export function holdsMeasure(value: string, measure: string, texts: readonly string[]): boolean {
  const [amount, unit = ""] = partsOf(measure);
  const units = texts.flatMap((text) => partsOf(text).filter((part) => signs.has(part)));
  return amount !== undefined && value.trim() === amount && isSaid(unit, units);
}
const signs: ReadonlySet<string> = new Set(called.map(([sign]) => sign));
const partsOf = (text: string): string[] => withUnitSigns(text).split(/\s+/).filter(Boolean);

/** `21 degrees` may be of either scale; `21 °F` are no `21 °C`. */
const isSaid = (part: string, own: readonly string[]): boolean =>
  own.includes(part) ||
  (part === "°" && own.some((one) => /^°[CF]$/u.test(one))) ||
  (/^°[CF]$/u.test(part) && own.includes("°"));

/** The text gives that amount, the unit in whatever form and place. */
export function givesMeasure(text: string, measure: string): boolean {
  const [own, said] = [withUnitSigns(text), withUnitSigns(measure)].map((one) =>
    one.split(/\s+/).filter(Boolean),
  );
  return said?.every((part) => isSaid(part, own ?? [])) === true;
}

/** Words and signs, a unit apart from its number (`80g`). */
const tokensOf = (text: string): string[] =>
  withUnitSigns(text)
    .replace(/(?<=\d)(?=\p{L})/gu, " ")
    .split(/[\s()[\]/,;:"“”]+/u)
    .filter(Boolean);

/**
 * The text is that amount, alone or in a unit that one of the others says: `80` and `80 g` are told by a field `Portion (g)`. What stands beside
 * the number and is said nowhere may be another unit.
 */
export function isAmount(text: string, amount: string, said: readonly string[]): boolean {
  const [first, second, ...more] = tokensOf(text);
  if (first === undefined || more.length > 0) return false;
  if (second === undefined) return first === amount;
  const unit = first === amount ? second : second === amount ? first : undefined;
  return unit !== undefined && !/\d/.test(unit) && said.some((one) => tokensOf(one).includes(unit));
}
