/** `12`, `4.30`, `1,250.00`; a time, a code and what is looked at say no sum. */
const sums =
  /(?<![\p{L}\p{N}.,:])(?:\d{1,3}(?:[.,’ ]\d{3})+[.,]\d{2}|\d{1,9}[.,]\d{2}|\d{1,9})(?![\p{L}\p{N}]|[.,:]\d|\s(?:views?|visits?|likes?|clicks?|scans?|reads?)(?!\p{L}))/gu;
const parts = /^(.*?)(?:([.,])(\d{2}))?$/u;

/** What was entered as a sum, in hundredths. */
export function hundredths(text: string): number | undefined {
  const [, units, tenths = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/u.exec(text.trim()) ?? [];
  return units === undefined ? undefined : Number(units) * 100 + Number(tenths.padEnd(2, "0"));
}

/** The text as it read when one of its sums was by so many hundredths another one, once for each of them. */
export const withSumMoved = (text: string, by: number): string[] =>
  [...text.matchAll(sums)].flatMap(({ 0: sum, index }) =>
    moved(sum, by).map((other) => `${text.slice(0, index)}${other}${text.slice(index + sum.length)}`),
  );

/** In the same form, and from a thousand on with or without a sign between. */
function moved(sum: string, by: number): string[] {
  const [, whole = "", point, cents] = parts.exec(sum) ?? [];
  const total = Number(whole.replace(/\D/g, "")) * 100 + Number(cents ?? 0) + by;
  if (total < 0 || (cents === undefined && total % 100 !== 0)) return [];
  const units = String(Math.floor(total / 100));
  const tail = point === undefined ? "" : `${point}${String(total % 100).padStart(2, "0")}`;
  const between = /\D/.exec(whole)?.[0] ?? (point === "," ? "." : ",");
  const grouped = units.replace(/\B(?=(?:\d{3})+$)/g, between);
  return [...new Set([units, grouped])].map((one) => `${one}${tail}`);
}
