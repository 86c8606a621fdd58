import { monthOf, monthWord } from "@/lib/agent/domain/dates/months";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

type Day = { year: number; month: number; day: number };
const pad = (value: number, length = 2): string => String(value).padStart(length, "0");
const isDay = ({ month, day }: Day): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** A value in the form that a field of this kind takes: `03/20/2015` in a date field is `2015-03-20`. Other values stay as written. */
export function adaptValue(value: string, node: SnapshotNode, now: Date): string {
  switch (node.inputType) {
    case "date":
      return isoDay(value, now) ?? value;
    case "month":
      return readDay(value, now)
        ? isoOf(readDay(value, now) ?? { year: 0, month: 0, day: 0 }).slice(0, 7)
        : value;
    case "time":
      return readTime(value) ?? value;
    case "number":
      return withPoint(value) ?? value;
    default:
      return asPlaceholder(withoutUnit(withoutLabel(value, node), node), formatOf(node), now);
  }
}

/** Such a field takes a point alone: `2,5` is written with a decimal comma, and in `1,240` the comma parts thousands. */
function withPoint(value: string): string | undefined {
  const [, comma] = /^[^\d-]*(-?\d{1,3}(?:\.?\d{3})*,\d{1,2})\D*$/.exec(value) ?? [];
  if (comma !== undefined) return comma.replace(/\./g, "").replace(",", ".");
  return /^[^\d-]*(-?\d[\d,]*(?:\.\d+)?)\D*$/.exec(value)?.[1]?.replace(/,/g, "");
}

/** A day in whatever words as `2026-12-05`. */
export function isoDay(text: string, now: Date): string | undefined {
  const day = readDay(text, now);
  return day && isoOf(day);
}

const isoOf = ({ year, month, day }: Day): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** `dd.mm.yyyy` as the placeholder, or in the label or the words beside the field. */
const formatOf = ({ placeholder, name, description, nearText }: SnapshotNode): string | undefined =>
  [placeholder, name, description, nearText]
    .flatMap(
      (text) => /(?<!\p{L})[dmy]{1,4}[-./ ][dmy]{1,4}[-./ ][dmy]{1,4}(?!\p{L})/iu.exec(text ?? "")?.[0] ?? [],
    )
    .at(0);

/** `DNI 48512367K` in a field called `DNI o NIE`: its own name is no part of what it takes. */
export function withoutLabel(value: string, { name }: SnapshotNode): string {
  const [, label = "", rest] = /^(\p{L}[\p{L}.]*)[.:]?\s+(.*\d.*)$/u.exec(value.trim()) ?? [];
  return rest !== undefined && wordsOf(name).includes(fold(label).replace(/\./g, "")) ? rest : value;
}

/** A field that held a bare number takes one; what currency a price is in, a field of one line knows by itself, and a unit that its own name says. */
function withoutUnit(value: string, { name, value: held, inputType }: SnapshotNode): string {
  const [, bare, unit = ""] = /^[€$£]?\s?(\d+(?:[.,]\d+)*)\s*(\p{L}+|[€$£%])?$/u.exec(value) ?? [];
  const isPrice = inputType !== "textarea" && currency.test(value);
  const isInName = unit !== "" && fold(name).includes(`(${fold(unit)})`);
  return bare !== undefined && (isPrice || isInName || /^\d+(?:[.,]\d+)?$/.test(held?.trim() ?? ""))
    ? bare
    : value;
}
const currency = /[€$£]|\b(?:euros?|dollars?|pounds?|francs?|usd|eur|gbp|chf)\b/i;

/** A text field that shows a date format (`dd.mm.yyyy`) gets a date in that format. */
function asPlaceholder(value: string, placeholder: string | undefined, now: Date): string {
  const format =
    placeholder &&
    /^(?=.*y{2,4})(?=.*m{1,2})(?=.*d{1,2})[dmy]{1,4}[-./ ][dmy]{1,4}[-./ ][dmy]{1,4}$/i.test(placeholder);
  const day = format ? readDay(value, now) : undefined;
  if (!day || !placeholder) return value;
  return placeholder
    .replace(/y{4}/i, pad(day.year, 4))
    .replace(/y{2}/i, pad(day.year % 100))
    .replace(/m{1,2}/i, pad(day.month))
    .replace(/d{1,2}/i, pad(day.day));
}

/** Reads a day as people write it; where day and month cannot be told apart, the month comes first. */
export function readDay(text: string, now: Date): Day | undefined {
  const found = numeric(text) ?? worded(text, now) ?? relative(text, now);
  return found && isDay(found) ? found : undefined;
}

function numeric(text: string): Day | undefined {
  const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const short = /\b(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\b/.exec(text);
  if (!short) return undefined;
  const [first, second] = [Number(short[1]), Number(short[3])];
  const year = Number(short[4]) + (short[4]?.length === 2 ? 2000 : 0);
  const dayFirst = first > 12 || (short[2] === "." && second <= 12);
  return dayFirst ? { year, month: second, day: first } : { year, month: first, day: second };
}

function worded(text: string, now: Date): Day | undefined {
  const month = `(${monthWord})`;
  const dayFirst = new RegExp(
    `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?(?: of| de)? ${month}(?:,? (?:de |del )?(\\d{4}))?(?!\\d)`,
    "iu",
  ).exec(text);
  const monthFirst = new RegExp(
    `(?<!\\p{L})${month} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?(?!\\d)`,
    "iu",
  ).exec(text);
  const [name, day, year] = dayFirst
    ? [dayFirst[2], dayFirst[1], dayFirst[3]]
    : [monthFirst?.[1], monthFirst?.[2], monthFirst?.[3]];
  if (!name || !day) return undefined;
  const found = {
    year: Number(year ?? now.getFullYear()),
    month: monthOf(name) ?? 0,
    day: Number(day),
  };
  return year === undefined && isBefore(found, now) ? { ...found, year: found.year + 1 } : found;
}

const isBefore = (day: Day, now: Date): boolean => isoOf(day) < isoOf(dayOf(now));
const dayOf = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

function relative(text: string, now: Date): Day | undefined {
  const word =
    /\b(today|tomorrow|yesterday|(?:next |on )?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|in (\d{1,3}) days?)\b/i.exec(
      text,
    );
  if (!word) return undefined;
  const said = (word[1] ?? "").toLowerCase();
  const weekday = days.findIndex((name) => said.endsWith(name));
  const ahead =
    weekday >= 0
      ? (weekday - now.getDay() + 7) % 7 || 7
      : said.startsWith("in ")
        ? Number(word[2])
        : { today: 0, tomorrow: 1, yesterday: -1 }[said];
  return ahead === undefined
    ? undefined
    : dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead));
}

/** `9:30`, `9.30 pm`, `10 am`, `noon` as `HH:MM`. */
export function readTime(text: string): string | undefined {
  if (/\bnoon\b/i.test(text)) return "12:00";
  if (/\bmidnight\b/i.test(text)) return "00:00";
  const match = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m\.?|p\.?m\.?|h)?(?![\d:])/i.exec(text);
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined;
  const half = (match[3] ?? "").toLowerCase().charAt(0);
  const hour = (Number(match[1]) % (half === "a" || half === "p" ? 12 : 24)) + (half === "p" ? 12 : 0);
  return hour < 24 && Number(match[2] ?? 0) < 60 ? `${pad(hour)}:${pad(Number(match[2] ?? 0))}` : undefined;
}
