import { expect, it } from "vitest";
import { missedNumber } from "./numbered";

it.each<[string, string, string[], string | undefined]>([
  ["another one of that kind", "Mark room 214 as cleaned", ["Room 212", "Housekeeping"], "room 214"],
  ["the one that is meant", "Mark room 214 as cleaned", ["Room 214"], undefined],
  ["one of another kind", "Mark room 214 as cleaned", ["Floor 2"], undefined],
  ["either of two that are named", "Move the bed from room 12 to room 14", ["Room 14"], undefined],
  ["another language", "Bitte Zimmer 214 als gereinigt melden", ["Zimmer 212 – Etage 2"], "zimmer 214"],
  ["a number with its sign", "Valide la commande n° 31 pour Paul", ["Commande n° 13"], "commande 31"],
  ["a count", "Please order 40 folding chairs", ["Order 12"], undefined],
  ["a count that a goal begins with", "Order 40 for Ann", ["Order 12"], undefined],
  ["a month", "Book it for 3 December 2026", ["December 2025"], undefined],
  ["a length", "Renew it for 12 months", ["Permit 3"], undefined],
  ["no number at the page's name", "Mark room 214 as cleaned", ["Rooms"], undefined],
  ["a time at the page's name", "Move it to slot 9 on Monday", ["Slot 9:30"], undefined],
])("%s", (_, wording, called, missed) => {
  expect(missedNumber(wording, called)).toBe(missed);
});
