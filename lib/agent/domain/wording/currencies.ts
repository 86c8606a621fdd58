/** What one currency is called by its code, its sign and its names. */
const called: readonly [code: string, names: RegExp][] = [
  ["EUR", /(?<!\p{L})(?:EUR|euros?)(?!\p{L})|€/giu],
  ["USD", /(?<!\p{L})(?:USD|(?:US )?dollars?)(?!\p{L})|(?:US ?)?\$/giu],
  ["GBP", /(?<!\p{L})(?:GBP|pounds?(?: sterling)?)(?!\p{L})|£/giu],
  ["CHF", /(?<!\p{L})(?:CHF|(?:Swiss )?francs?|SFr\.?)(?!\p{L})/giu],
  ["JPY", /(?<!\p{L})(?:JPY|yen)(?!\p{L})|¥/giu],
];

/** `31 euros`, `€ 31` and `31 EUR` in one form: the code in place of whatever else the currency is called. */
export const withCurrencyCodes = (text: string): string =>
  called.reduce((rest, [code, names]) => rest.replace(names, ` ${code} `), text);

/** An amount of money alone: a number and what it is in. */
export const isAmountOfMoney = (text: string): boolean =>
  /\d/.test(text) && called.some(([code]) => fromMoney(text) === code);
const fromMoney = (text: string): string => withCurrencyCodes(text).replace(/[\d\s.,]+/g, "");
