import { expect, it } from "vitest";
import { dateAlone, weekdayNamed, weekdaysIn, weekdaysOfDates } from "./weekdays";

it.each<[string, number[]]>([
  ["Book it on thursday", [4]],
  ["Mondays and Fridays", [1, 5]],
  ["Dienstags geschlossen", [2]],
  ["Ouvert le mercredi", [3]],
  ["Abierto el miércoles", [3]],
  ["Aula na terça-feira", [2]],
  ["A terça parte", []],
  ["Yoga, Tue 14:00", [2]],
  ["She sat in the sun", []],
  ["Monday to Friday", []],
  ["Mon–Fri", []],
  ["From Oslo to Monday's harbour", [1]],
])("the weekdays of %s", (text, days) => {
  expect(weekdaysIn(text)).toEqual(days);
});

it("a date falls on its weekday, and only a whole word is one", () => {
  expect(weekdaysOfDates("due 2026-11-23, paid 24 November 2026")).toEqual(expect.arrayContaining([1, 2]));
  expect([weekdayNamed("Sábado"), weekdayNamed("sat"), weekdayNamed("")]).toEqual([6, undefined, undefined]);
});

it.each<[string, string | undefined]>([
  ["Fri 12 June", "12 June"],
  ["Friday, 12 June 2026", "12 June 2026"],
  ["12 June (Fri)", "12 June"],
  ["jeudi 3 mai", "3 mai"],
  ["12 June", undefined],
  ["Friday 12", undefined],
  ["Friday 15:00", undefined],
  ["Fri 12 June to Sun 14 June", undefined],
])("%s without its weekday is the date %s", (text, date) => {
  expect(dateAlone(text)).toBe(date);
});
