import { isPlaceFor, isPlaceOfOther } from "@/lib/agent/domain/wording/kind-of-field";

const placeLabel = /\b(?:where|place|venue|location|address|street|site|ort|adresse|lieu|lugar|luogo)\b/i;
const beforePlace = new Set(["outside", "at", "near", "in", "on", "opposite", "behind", "beside", "by"]);
/** `5 Tannery Lane`, `Kiln Road 4`: a house in its street is a place, whatever word comes before it. */
const isHouse =
  /^\d{1,4}\p{L}? \p{Lu}\p{L}+(?: \p{L}+){1,3}$|^\p{Lu}\p{L}+ (?:Street|Road|Lane|Avenue|Square|Way|Close|Hill) \d{1,4}\p{L}?$/u;

/** A place like that is one to enter also where the page shows it elsewhere, as for a visit before. */
export const isHouseFor = (value: string, label: string, near: readonly string[]): boolean =>
  isHouse.test(value) && placeLabel.test(label) && near.at(-1) !== "from";

/** The goal tells where something is, and the label asks for it. `near`: the words before the value. */
export function isPlaceTold(
  goal: string,
  { value }: { value: string },
  label: string,
  near: readonly string[],
): boolean {
  if (isPlaceFor(label, value, goal)) return true;
  if (!placeLabel.test(label) || isPlaceOfOther(label, value, goal)) return false;
  return isHouseFor(value, label, near) || near.some((word) => beforePlace.has(word));
}
