/** Text with every run of white space as one space, and none at its ends. Invisible marks go (soft hyphen, direction), joiners stay: emoji need them. */
export const tidy = (text: string): string => {
  const trimmed = text.trim();
  return untidy.test(trimmed) ? tidied(trimmed) : trimmed;
};

const untidy =
  /\s\s|[\t\n\r\f\v\u00a0\u00ad\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f\u2060\u2066-\u2069\u3000\ufeff]/;

const tidied = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** At most `max` UTF-16 units, never half a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const code = text.charCodeAt(max - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? max - 1 : max).trimEnd();
}

/** For comparing what a person sees: case and white space aside. */
export const sameText = (a: string, b: string): boolean => tidy(a).toLowerCase() === tidy(b).toLowerCase();
