import { type Fact, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";

/** `my address to "Kiln Road 4"`: a form that asks for an address by its parts takes that in the one for the street. */
export const isStreetLine = (goal: string, fact: Fact, label: string): boolean =>
  /\p{L}/u.test(fact.value) &&
  /\b(?:street|address line 1)\b/i.test(label) &&
  wordsBefore(goal, fact, 2).includes("address");

/** `12` of `Mill Lane 12` or `12 Mill Lane`, for the field that asks for the number of the house alone; else the whole value. */
export function housePart(value: string, label: string): string {
  const number = houseNumber.test(label)
    ? (/^\p{L}.*\s(\d+\s?\p{L}?)$/u.exec(value) ?? /^(\d+\p{L}?)\s\p{L}/u.exec(value))
    : null;
  return number?.[1] ?? value;
}
const houseNumber =
  /(?<!\p{L})(?:(?:house|building|door|street)\s?(?:no|nr|num|number)|haus-?\s?(?:nr|nummer)|numéro de (?:rue|voie|maison)|número (?:de (?:casa|calle)|da casa)|numero civico|huisnummer)(?!\p{L})/iu;
