/** `7 pm`, `11:30 a.m.`: minutes of the day; undefined for anything else. */
export function spokenTime(value: string): number | undefined {
  const [, hour = "", minute = "0", half = ""] = spoken.exec(value.trim()) ?? [];
  return half === "" ? undefined : minutesOf(hour, minute, half);
}
const spoken = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\.?$/iu;

/** The text tells that time, with am or pm or by 24 hours; `7:30` alone may be either of two. */
export const showsTime = (text: string, time: number): boolean =>
  [...text.matchAll(times)].some(([, hour = "", minute = "0", half = "", hours = "", minutes = ""]) => {
    if (half !== "") return minutesOf(hour, minute, half) === time;
    const told = Number(hours) * 60 + Number(minutes);
    return told === time || (/^[1-9]$|^1[0-2]$/.test(hours) && (told + noon) % (2 * noon) === time);
  });
const times =
  /(?<![\d:.,])(?:(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m(?!\p{L})|(\d{1,2})[:.](\d{2})(?![\d:]|\s?[ap]\.?m(?!\p{L})))/giu;
const noon = 12 * 60;

const minutesOf = (hour: string, minute: string, half: string): number =>
  (Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === "p" ? noon : 0);
