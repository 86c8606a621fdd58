/** `7 pm`, `11:30 a.m.`: minutes of the day; undefined for anything else. */
export function spokenTime(value: string): number | undefined {
  const [, hour = "", minute = "0", half = ""] = spoken.exec(value.trim()) ?? [];
  return half === "" ? undefined : minutesOf(hour, minute, half);
}
const spoken = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\.?$/iu;

/** The text tells that time, with am or pm or by 24 hours; `7:30` alone may be either of two. */
export const showsTime = (text: string, time: number): boolean =>
  [...text.replace(spans, "$1 $3$2$3").matchAll(times)].some(
    ([, hour = "", minute = "0", half = "", hours = "", minutes, minutesOfUhr]) => {
      if (half !== "") return minutesOf(hour, minute, half) === time;
      const told = Number(hours) * 60 + Number(minutes ?? minutesOfUhr);
      return told === time || (/^[1-9]$|^1[0-2]$/.test(hours) && (told + noon) % (2 * noon) === time);
    },
  );
/** With a point it is a time only before `Uhr` or `h`: `19.00` may be a price, and `7.00` a version. */
const times =
  /(?<![\d:.,]|[€$£]\s?)(?:(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m(?!\p{L})|(\d{1,2})(?::(\d{2})(?![\d:]|\s?[ap]\.?m(?!\p{L}))|\.(\d{2})(?=\s?(?:uhr|h)(?!\p{L}))))/giu;
/** `7–8 pm`: the half of the day is said at the end alone. */
const spans =
  /(?<![\d:.,]|[€$£]\s?)(\d{1,2}(?:[:.]\d{2})?)(\s?(?:-|–|—|to|until|till)\s?\d{1,2}(?:[:.]\d{2})?\s?)([ap]\.?m)(?!\p{L})/giu;
const noon = 12 * 60;

const minutesOf = (hour: string, minute: string, half: string): number =>
  (Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === "p" ? noon : 0);
