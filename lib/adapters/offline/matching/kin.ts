import { areSynonyms } from "./synonyms";

/** One stemmed word in two forms or in a compound: `reply` and `replies`, `Reserva` and `Reservar`, `Profil` and `Mitgliedsprofil`. */
export function isKin(one: string, other: string): boolean {
  if (one === other || areSynonyms(one, other)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length >= 5 && (long.startsWith(short.slice(0, -1)) || long.endsWith(short));
}
