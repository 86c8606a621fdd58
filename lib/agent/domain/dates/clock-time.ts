/** `minutes` of the day. `isSpoken`: with am or pm. */
export type ClockTime = { minutes: number; isSpoken: boolean };

/** `7 pm`, `11:30 a.m.`, `19:00`; undefined for anything else. */
export function clockTime(value: string): ClockTime | undefined {
  const [, hour = "", minute = "0", half, minuteOfDay = ""] = written.exec(value.trim()) ?? [];
  if (hour === "") return undefined;
  return half === undefined
    ? { minutes: Number(hour) * 60 + Number(minuteOfDay), isSpoken: false }
    : { minutes: minutesOf(hour, minute, half), isSpoken: true };
}
const written = /^(\d{1,2})(?:(?:[:.](\d{2}))?\s?([ap])\.?m\.?|:(\d{2})(?::00)?)$/iu;

/** The text tells that time, with am or pm or by 24 hours; for one with am or pm `7:30` alone may be either of two. */
export const showsTime = (text: string, { minutes: time, isSpoken }: ClockTime): boolean =>
  [...text.replace(spans, "$1 $3$2$3").matchAll(times)].some(
    ([, hour = "", minute = "0", half = "", hours = "", minutes, minutesOfUhr]) => {
      if (half !== "") return minutesOf(hour, minute, half) === time;
      const told = Number(hours) * 60 + Number(minutes ?? minutesOfUhr);
      const isOpen = isSpoken && /^[1-9]$|^1[0-2]$/.test(hours);
      return told === time || (isOpen && (told + noon) % (2 * noon) === time);
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
