import { areSynonyms } from "./synonyms";

/** One stemmed word in two forms or in a compound: `reply` and `replies`, `Reserva` and `Reservar`, `Profil` and `Mitgliedsprofil`. */
export function isKin(one: string, other: string): boolean {
  if (one === other || areSynonyms(one, other)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (baseOf(one) === baseOf(other)) return true;
  return short.length >= 5 && (long.startsWith(short.slice(0, -1)) || long.endsWith(short));
}

/** `opening` and `opened` as `open`, `closing` as `close`: a plain form, where at least four letters are left. */
export const baseOf = (word: string): string => word.replace(/(?<=\p{L}{4})(?:ing|ed|e)$/u, "");

/** The goal has this name as it stands, and not only as a part of a longer one: `new-checkout` beside `new-checkout-eu`. */
export function isIdentifierIn(goal: string, name: string): boolean {
  const plain = name.trim().toLowerCase();
  if (!/^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)+$/u.test(plain)) return false;
  return goal
    .toLowerCase()
    .split(/[^\p{L}\p{N}_.-]+/u)
    .some((word) => word.replace(/[.]+$/, "") === plain);
}
