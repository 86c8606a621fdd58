import { expect, it } from "vitest";
import { holdingIn } from "./holdings";

it.each<[string, string]>([
  ["The Oak side table has 12 in stock now", "in stock of Oak side table: 12"],
  ["our Rapid printer now has 3 cartridges left", "cartridges of Rapid printer: 3"],
  ["Room 12 has 8 seats now", "seats of Room 12: 8"],
  ["there are 12 boxes of the blue tiles on hand now", "on hand of boxes of the blue tiles: 12"],
  ["there are now 40 of the blue tiles available", "available of blue tiles: 40"],
  ["The Oak side table costs 49 euros now", "price of Oak side table: 49 euros"],
  ["The crate weighs 12.5 kg", "weight of crate: 12.5 kg"],
  ["The Oak side table has a new colour", "nothing"],
  ["We have 2 children", "nothing"],
  ["The harbour costs us nothing", "nothing"],
  ["There are 12 of them at the pier", "nothing"],
])("%s: %s", (text, expected) => {
  const found = holdingIn(text);
  expect(found ? `${found.field} of ${found.of}: ${found.value}` : "nothing").toBe(expected);
});
