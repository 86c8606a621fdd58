/** The months by their first letters in the languages that goals and sites are written in, longer beginnings first. */
const beginnings: readonly string[] = [
  "jan|jän|gen|ene",
  "feb|fév|fev",
  "march|mars|marz|märz|mär|mar",
  "apr|avr|abr",
  "may|mai|mag",
  "jun|juin|giu",
  "jul|juil|lug",
  "aug|août|aoû|ago",
  "sep|set",
  "oct|okt|ott|out",
  "nov",
  "dec|dez|déc|dic",
];

/** Matches a word that names a month. */
export const monthWord =
  "(?:jan(?:uar[yi]?|vier|eiro)?|jän(?:ner)?|gen(?:naio)?|ene(?:ro)?|feb(?:ruar[yi]?|rero|braio)?|fév(?:rier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|märz?|apr(?:ile?)?|avr(?:il)?|abr(?:il)?|" +
  "ma[yi]|mayo|mag(?:gio)?|maio|june?|juin|jun(?:i|io|ho)|giu(?:gno)?|july?|juil(?:let)?|jul(?:i|io|ho)|lug(?:lio)?|aug(?:ust)?|août|ago(?:sto)?|sep(?:t|tember|tembre|tiembre)?|set(?:tembre|embro)?|" +
  "o[ck]t(?:ober|obre|ubre)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embro)?|déc(?:embre)?|dic(?:embre|iembre)?)(?![\\p{L}])\\.?";

/** 1 to 12; undefined for a word that names no month. */
export function monthOf(word: string): number | undefined {
  const folded = word.toLowerCase();
  const at = beginnings.findIndex((own) => own.split("|").some((start) => folded.startsWith(start)));
  return at < 0 ? undefined : at + 1;
}

const whole = new RegExp(`^${monthWord}$`, "iu");

/** The month of a word that is its full name in one of the languages; a short form may be another word (`set`, `out`). */
export const monthNamed = (word: string): number | undefined =>
  (word.length > 3 || word === "mai") && whole.test(word) ? monthOf(word) : undefined;
