import { expect, it } from "vitest";
import { isToldOfIt } from "./other-count";

it.each<[string, boolean, string, string, string[]]>([
  ["a length of time counts nothing that is shown", true, "2", "Hire a kayak for 2 days", ["2"]],
  ["a number before a place counts nothing", true, "3", "Put 3 into storage", ["3"]],
  ["the words behind `for` are not counted", false, "2", "Book 2 tickets for Ida", ["2 for Ida"]],
  ["the last of several words may tell it", true, "2", "Order 2 garden chairs", ["Chairs: 2"]],
  ["so may the first", true, "2", "Order 2 garden chairs", ["Garden: 2"]],
  ["what both count is told by both", true, "4", "Book 4 rooms and 5 rooms", ["Rooms: 4, rooms: 5"]],
  ["a price is no count", true, "20", "Settle the €20 fees", ["20"]],
  ["an amount with a fraction is no count", true, "5", "Pour 2.5 litres", ["5"]],
  ["two texts do not tell it together", false, "6", "Order 6 candles", ["6", "Candles"]],
])("%s", (_, isTold, value, goal, texts) => {
  expect(isToldOfIt(value, goal, texts)).toBe(isTold);
});
