import { expect, it } from "vitest";
import { lengthTold, movedDates } from "./moved-dates";

it.each<[string, string, string, string[]]>([
  ["Renew it for 12 months", "until 30 November 2026", "until 30 November 2027", ["30 November 2027"]],
  ["Extend it by a year", "until Nov 30, 2026", "until Nov 30, 2027", ["Nov 30, 2027"]],
  ["Extend it by another two weeks", "due 2026-11-20", "due 2026-12-04", ["2026-12-04"]],
  ["Bitte um 6 Monate verlängern", "bis 31.08.2026", "bis 28.02.2027", ["28.02.2027"]],
  ["Prolonge-le de 3 mois", "jusqu'au 30 novembre 2026", "jusqu'au 28 février 2027", ["28 février 2027"]],
  [
    "Renueva el carné por un año",
    "hasta el 5 de mayo de 2026",
    "hasta el 5 de mayo de 2027",
    ["5 de mayo de 2027"],
  ],
  ["Renew it for 12 months", "until 30 November 2026", "until 28 February 2027", []],
  ["Renew it for 12 months", "until 30 November 2026", "until 30 November 2026", []],
  ["Renew it", "until 30 November 2026", "until 21 December 2026", ["21 December 2026"]],
  ["Renew it", "until 30 November 2026", "until 30 October 2026", []],
  ["Renew it", "until 30 November 2026", "until 30 November 2026, seen 2 December 2026", []],
  ["Renew it to 3 May 2027", "until 30 November 2026", "until 30 November 2027", []],
  ["Renew it", "due 14 June, 0 of 2", "due 5 July, 1 of 2", ["5 July"]],
  ["Renew it", "due June 14", "due July 5", ["July 5"]],
  ["Renew it", "due 20 December", "due 10 January", ["10 January"]],
  ["Renew it", "due 14 June", "due 24 May", []],
  ["Renew it", "due 14 June", "due 14 June, seen 2 July", []],
  ["Renew it to 5 July", "due 14 June", "due 12 July", []],
  ["Renew plot 14", "Plot 14 paid until end of 2026", "Plot 14 paid until end of 2027", ["2027"]],
  ["Renew plot 14", "Plot 14 paid until end of 2026", "Plot 14 paid until end of 2025", []],
  ["Renew plot 14", "paid until end of 2026", "paid until end of 2026, since 2027", []],
  ["Show it", "paid until end of 2026", "paid until end of 2027", []],
  ["Show it", "due 14 June", "due 5 July", []],
  ["Show it", "until 30 November 2026", "until 30 November 2027", []],
  ["Extend it by 3 days", "due 2026-11-20", "due 2026-11-24", []],
  ["Extend it by 3 weeks", "due Fri 5 June", "due Fri 26 June", ["26 June"]],
  ["Extend it by 3 weeks", "due Fri 5 June", "due Fri 19 June", []],
  ["Extend it by two weeks", "due 25 February", "due 11 March", ["11 March"]],
  ["Extend it by two weeks", "due 25 February", "due 10 March", ["10 March"]],
  ["Extend it by two weeks", "due 28 December", "due 11 January", ["11 January"]],
  ["Extend it by 3 weeks", "lent 5 June, due 12 June", "lent 5 June, due 26 June", []],
  ["Shorten it by 3 weeks", "due 5 June", "due 26 June", []],
  ["Shorten the hire by 3 weeks", "due 2026-06-05", "due 2026-06-26", []],
  ["Move the visit 2 days earlier", "on 5 June 2026", "on 7 June 2026", []],
  ["Bring the visit forward by 2 days", "on 5 June 2026", "on 7 June 2026", []],
  ["Verkürze die Miete um 3 Wochen", "bis 05.06.2026", "bis 26.06.2026", []],
  ["Extend it by 13 months", "due 5 June", "due 5 July", []],
  [
    "Extend it by 6 months",
    "runs until the end of March 2027",
    "runs until the end of September 2027",
    ["September 2027"],
  ],
  ["Extend it by 6 months", "runs until the end of March 2027", "runs until the end of April 2027", []],
  ["Extend it by 6 months", "ends 3 March 2027", "ends 30 September 2027", []],
  ["Extend it by 6 months", "ends 3 March 2027", "ends September 2027", []],
  ["Verlängere es um ein Jahr", "gültig bis März 2027", "gültig bis März 2028", ["März 2028"]],
  ["Renew it", "valid to June 2027", "valid to August 2027", ["August 2027"]],
  ["Renew it", "valid to June 2027", "valid to May 2027", []],
  ["Renew it", "valid to June 2027", "valid to June 2027, checked in July 2027", []],
])("%s: %s, then %s", (goal, then, now, moved) => {
  expect(movedDates(then, now, goal)).toEqual(moved);
});

it.each([
  ["30 November 2027", "Renew it for 12 months", "12 months"],
  ["30 November 2027", "Renew it for 12 months to 30 November 2027", ""],
  ["November 2027", "Renew it for 12 months", "12 months"],
  ["26 June", "Renew it for 3 weeks", "3 weeks"],
  ["November 2027", "Renew it for 12 months to November 2027", ""],
  ["Paid", "Renew it for 12 months", ""],
])("%s tells of %s: %s", (value, goal, told) => {
  expect(lengthTold(value, goal)).toBe(told);
});
