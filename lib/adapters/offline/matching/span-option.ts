import { clockTime } from "@/lib/agent/domain/dates/clock-time";
import { remember } from "@/lib/agent/domain/wording/words";

const hour = "\\d{1,2}(?:[:.h]\\d{2})?";
const half = "(?:\\s?(?:[ap]\\.?m\\.?|uhr|h|o['’]clock)(?!\\p{L}))?";
const upTo =
  "(?:\\s*[-–—]\\s*|\\s+(?:to|until|till|through|and|bis|und|à|et|jusqu['’]à|a|hasta|y|alle|e|até|tot|en)\\s+)";
const lead =
  "(?<!\\p{L})(?:from|between|von|vom|zwischen|de|entre|desde|dalle|dal|tra|das|van|tussen)\\s+(?:the\\s+)?";
const offered = new RegExp(`^\\s*(${hour}${half})(${upTo})(${hour}${half})\\s*$`, "iu");
/** `10 to 12` alone may be how many; `from 10 to 12` and `10:00-12:00` are hours. */
const asked = new RegExp(
  `(?:${lead}(${hour}${half})${upTo}(${hour}${half})|(?<![\\p{L}\\d.,:–-])(\\d{1,2}[:.]\\d{2}${half})${upTo}(\\d{1,2}[:.]\\d{2}${half}))(?![\\p{L}\\d]|[.,:]\\d|\\s?(?:%|€|\\$|£)|\\s(?!on(?!\\p{L})|in(?!\\p{L})|at(?!\\p{L})|for(?!\\p{L})|and(?!\\p{L})|please(?!\\p{L}))\\p{Ll})`,
  "giu",
);

type Hours = { from: number; to: number };

function minutesIn(text: string): { minutes: number; isSpoken: boolean } | undefined {
  const plain = text.replace(/\s?(?:uhr|o['’]clock|h)(?!\p{L}|\d)/iu, "").replace(/[.h](?=\d{2})/iu, ":");
  return clockTime(/^\d{1,2}$/.test(plain.trim()) ? `${plain.trim()}:00` : plain);
}

function hoursOf(first: string, last: string): Hours | undefined {
  const end = minutesIn(last);
  // `2 to 4 pm`: the half of the day is said at the end alone.
  const [said = ""] = /[ap]\.?m\.?$/iu.exec(last.trim()) ?? [];
  const own = minutesIn(first);
  const from = own && !own.isSpoken && said !== "" ? minutesIn(`${first.trim()} ${said}`) : own;
  if (!from || !end || Math.max(from.minutes, end.minutes) > 24 * 60) return undefined;
  return { from: from.minutes, to: end.minutes };
}

const offeredHours = remember((option): Hours | undefined => {
  const [, first = "", , last = ""] = offered.exec(option) ?? [];
  return first === "" ? undefined : hoursOf(first, last);
});

type Asked = Hours & { first: string; last: string; start: number; end: number };
const askedHours = remember((goal): readonly Asked[] =>
  [...goal.matchAll(asked)].flatMap((match) => {
    const [whole, a, b, c, d] = match;
    const [first, last] = [a ?? c ?? "", b ?? d ?? ""];
    const hours = hoursOf(first, last);
    return hours ? [{ ...hours, first, last, start: match.index, end: match.index + whole.length }] : [];
  }),
);

/** The only hours from one to another that a goal says. */
export const onlyHours = (goal: string): Asked | undefined => {
  const [only, ...more] = askedHours(goal);
  return more.length === 0 ? only : undefined;
};

/** What stands between the hours of a text that is nothing else: ` to ` of `10:00 to 16:00`. */
export const joinOfHours = (text: string): string | undefined =>
  offeredHours(text) && offered.exec(text)?.[2];

/** `from 10 to 12` → `10:00 – 12:00`: of options that are hours from one to another the one that the goal says, however they are written. */
export function spanOption<Of>(options: readonly { name: string; of: Of }[], goal: string): Of | undefined {
  const spans = options.flatMap(({ name, of }) => {
    const hours = offeredHours(name);
    return hours ? [{ of, ...hours }] : [];
  });
  const wanted = spans.length > 1 ? onlyHours(goal) : undefined;
  if (!wanted) return undefined;
  const told = spans.filter(({ from, to }) => from === wanted.from && to === wanted.to);
  return told.length === 1 ? told[0]?.of : undefined;
}
