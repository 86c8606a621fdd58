import { fold, remember } from "@/lib/agent/domain/wording/words";
import { daysIn, shortDaysIn } from "./days";

/** From Sunday on, as `Date` counts them. */
const named = [
  "sunday sundays sonntag sonntags dimanche domingo domenica zondag",
  "monday mondays montag montags lundi lunes lunedi segunda-feira maandag",
  "tuesday tuesdays dienstag dienstags mardi martes martedi terca-feira dinsdag",
  "wednesday wednesdays mittwoch mittwochs mercredi miercoles mercoledi quarta-feira woensdag",
  "thursday thursdays donnerstag donnerstags jeudi jueves giovedi quinta-feira donderdag",
  "friday fridays freitag freitags vendredi viernes venerdi sexta-feira vrijdag",
  "saturday saturdays samstag samstags samedi sabado sabato zaterdag",
].map((words) => new Set(words.split(" ")));
/** Written with a capital: `sun` and `sat` are words. */
const short = /(?<!\p{L})(?:(Sun)|(Mon)|(Tues?)|(Wed)|(Thu(?:rs?)?)|(Fri)|(Sat))(?!\p{L})/gu;
/** `Monday to Friday` names more days than it says. */
const span = /\p{L}{3,}\s?(?:-|–|—|to|till|until|bis|à|a)\s?\p{L}{3,}/giu;
const bare = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "");

/** What a single word in full names. */
export function weekdayNamed(word: string): number | undefined {
  const at = named.findIndex((names) => names.has(bare(fold(word).trim())));
  return at < 0 ? undefined : at;
}

/** The weekdays that a text names, in full or in short English, 0 for Sunday; none of a span of days. */
export const weekdaysIn: (text: string) => readonly number[] = remember((text) =>
  dayNames(text.replace(span, (one) => (dayNames(one).length > 1 ? " " : one))),
);

/** The weekdays of the dates that a text tells with their year. */
export const weekdaysOfDates = (text: string): number[] =>
  daysIn(text).map(({ time }) => new Date(time).getUTCDay());

/** `12 June` of `Fri 12 June`: a date is that day without its weekday as well. Undefined for any other text. */
export function dateAlone(text: string): string | undefined {
  const words = text.trim().split(/[\s,()]+/u);
  const rest = words.filter((word) => word !== "" && weekdaysIn(word).length === 0).join(" ");
  const isDate = shortDaysIn(rest).length + daysIn(rest).length === 1;
  return isDate && weekdaysIn(text).length === 1 ? rest : undefined;
}

function dayNames(text: string): number[] {
  const words = text.match(/\p{L}[\p{L}\p{M}]*(?:-feira)?/gu) ?? [];
  const long = words.flatMap((word) => weekdayNamed(word) ?? []);
  const cut = [...text.matchAll(short)].map(([, ...days]) => days.findIndex((day) => day !== undefined));
  return [...long, ...cut];
}
