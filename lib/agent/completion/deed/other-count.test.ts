import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { entriesTold, otherCount } from "./other-count";

it.each<[string, boolean, string, string[]]>([
  ["behind a colon", true, "Book 2 bags", ["bags: 1"]],
  ["before the thing", true, "Book 2 bags", ["1 bag for Ida"]],
  ["with a cross", true, "Book 2 bags", ["1 × bag"]],
  ["of a thing of a size", true, "Order 150 A5 flyers", ["100 flyers"]],
  ["of one of two things", true, "Book 2 bags and 3 crates", ["2 bags, crates: 1"]],
  ["as the goal does", false, "Book 2 bags", ["bags: 2"]],
  ["as the goal does in another place", false, "Book 2 bags", ["1 bag", "2 bags"]],
  ["with a sign before the number", true, "Book 2 bags", ["x1 bag"]],
  ["by what the thing is called", false, "Order 150 A5 flyers", ["A5 flyers 150 Recycled"]],
  ["of another number beside that", true, "Order 150 A5 flyers", ["a5 flyers: 100"]],
  ["of a number in words", true, "I would like four bags", ["1 bag"]],
  ["as a number in words does", false, "I would like four bags", ["4 bags"]],
  ["where the word counts nothing", false, "Book One Bag", ["2 bag"]],
  ["of nothing", false, "Book 2 bags", ["a bag was booked"]],
  ["of another thing", false, "Book 2 bags", ["1 crate"]],
  ["of what only begins so", false, "Book 2 bags", ["1 baguette"]],
  ["as a length of time", false, "Book it for 2 days", ["1 day"]],
  ["for what is no count", false, "Pay 2.5 bags", ["1 bag"]],
  ["for a price", false, "Pay €20 bags", ["1 bag"]],
  ["before a name", true, "Order one net of 'Dry birch'", ["O-7: 2 × Dry birch, on Friday"]],
  ["behind a name", true, "Order 3 nets of 'Dry birch'", ["Dry birch (x2)"]],
  ["before a name as the goal does", false, "Order one net of 'Dry birch'", ["1 × Dry birch, on Friday"]],
  ["before another name", false, "Order one net of 'Dry birch'", ["2 × Birch kindling", "Dry birch"]],
  ["by a price before a name", false, "Order one net of 'Dry birch'", ["£12 Dry birch"]],
  ["where nothing is told", false, "Book 2 bags", []],
])("another number is told %s: %s", (_, expected, goal, told) => {
  expect(otherCount(goal, told).length > 0).toBe(expected);
});

it("says what is told and what the goal says", () => {
  expect(otherCount("Book 2 bags", ["1 bag"])).toEqual(['"bags" is told as 1, and not 2.']);
});

it.each<[string, string, string[]]>([
  ["bears the name that the evidence tells", '"Ida Falk" is shown', ["Ida Falk, 1 bag"]],
  ["bears a name that it does not tell", '"Bags" is shown', []],
])("an entry is asked how many there are where it %s", (_, evidence, expected) => {
  const page = aPage('list ""\n  item "Ida Falk, 1 bag"\n  item "Bo Lind, 2 bags"');
  expect(entriesTold("Book four bags for Ida Falk", [evidence], page)).toEqual(expected);
});
