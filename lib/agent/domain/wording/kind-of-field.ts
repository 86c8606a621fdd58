import { contentWords, fold, wordsOf } from "./words";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const sums = setOf(
  "amount quantity qty price sum fee cost budget betrag summe preis anzahl menge montant prix quantité importe cantidad precio importo prezzo quantità quantia quantidade preço",
);
const places = setOf(
  "country nation city town place venue location region county province land ort stadt pays ville lieu país ciudad lugar paese città luogo cidade",
);
const towns = setOf(
  "country nation city town region county province land stadt pays ville país ciudad paese città cidade",
);
const countries = setOf("country nation land pays país paese");
const titles = setOf(
  "name title heading headline subject caption titel überschrift bezeichnung titre nom título nombre titolo nome",
);

/** The label is called after such a thing, and after nothing else that it would be of: `Country of origin`, but not `Place name`. */
const isCalled = (label: string, kind: ReadonlySet<string>): boolean => {
  const words = contentWords(label);
  const other = words.find((word) => !kind.has(word) && heads.has(word));
  return words.some((word) => kind.has(word)) && other === undefined;
};
/** What a label is about where one of these stands beside another word: `Price list`, `Amount in words`. */
const heads = setOf("name title type kind unit list note notes comment code reason plan currency words text");

/** `Amount`, `Price per night`: what takes a number only. */
export const asksForSum = (label: string): boolean => isCalled(label, sums);
/** `Title`, `Vendor name`. */
export const asksForTitle = (label: string): boolean => contentWords(label).some((word) => titles.has(word));

const smallNumbers = setOf("zero one two three four five six seven eight nine ten eleven twelve none");

/** A name in capitals without any digit, where a number is to stand. */
export const isNoSum = (value: string): boolean =>
  /^\p{Lu}\p{L}/u.test(value.trim()) &&
  !/\p{N}/u.test(value) &&
  !wordsOf(value).some((word) => smallNumbers.has(word));

const isSum = (value: string): boolean => /^[€$£]?\s?\d[\d.,]*$/u.test(value.trim());

/** What countries are called in the languages that forms are filled in. */
function countryNames(): ReadonlySet<string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return new Set(
    ["en", "de", "fr", "es", "it", "pt"].flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
      return codes.flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [fold(name)];
      });
    }),
  );
}
let countriesKnown: ReadonlySet<string> | undefined;
function isCountry(value: string): boolean {
  countriesKnown ??= countryNames();
  return countriesKnown.has(fold(value));
}

/** What stands right before each place where the goal says a value, and no more than a quotation mark between. */
function leadsTo(goal: string, value: string): string[] {
  const found: string[] = [];
  for (let at = goal.indexOf(value); at >= 0 && value !== ""; at = goal.indexOf(value, at + 1))
    found.push(goal.slice(Math.max(0, at - 80), at).replace(/["“„«'‘]$/u, ""));
  return found;
}

const inPlace = /(?<!\p{L})(?:in|at|near|from|based in|aus|à|au|aux|de|en|da|dal|dalla)\s(?:the\s)?$/iu;
const asTitle =
  /(?<!\p{L})(?:(?:name|call|title|entitle|rename|retitle|label)\s(?:it|this|that|(?:the|this|that|my|our)(?:\s\p{L}+){1,3})(?:\s(?:to|as))?|called|named|titled|entitled)\s$/iu;

/** The goal names something so: `Name it "Harvest plan"`. */
export const isToldAsTitle = (value: string, goal: string): boolean =>
  leadsTo(goal, value).some((lead) => asTitle.test(lead));

const isToldAsPlace = (value: string, goal: string): boolean =>
  leadsTo(goal, value).some((lead) => inPlace.test(lead));

const inTown = /(?<!\p{L})(?:in|aus|à|en)\s$/iu;
const atHouse = /(?<!\p{L})(?:at|beim?|im|chez|au)\s(?:the\s)?$/iu;
const nameBehind = (preposition: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${preposition})\\s(?:the\\s)?["“„«'‘]?\\p{Lu}`, "u");
const someTown = nameBehind("[Ii]n|[Aa]us|[Àà]|[Ee]n");
const someHouse = nameBehind("[Aa]t|[Bb]eim?|[Ii]m|[Cc]hez|[Aa]u");

/** `in Leipzig at Werk 2`: where a goal says both, the town is for no field for the house, and the house for none for the town. */
export function isPlaceOfOther(label: string, value: string, goal: string): boolean {
  if (!isCalled(label, places) || !someTown.test(goal) || !someHouse.test(goal)) return false;
  const leads = leadsTo(goal, value);
  return leads.some((lead) => (isCalled(label, towns) ? atHouse : inTown).test(lead));
}

/** A field of this label takes a country or a place, and the goal's value is one. */
export const isPlaceFor = (label: string, value: string, goal: string): boolean =>
  (isCalled(label, countries) && isCountry(value)) ||
  (isCalled(label, places) && isToldAsPlace(value, goal) && !isPlaceOfOther(label, value, goal));

/** The same, and a number for what takes a number only. */
export const isOfKind = (label: string, value: string, goal: string): boolean =>
  (asksForSum(label) && isSum(value)) || isPlaceFor(label, value, goal);
