import { expect, it } from "vitest";
import { isToldOfIt } from "./other-count";

const goal = "Put 2 adult tickets and 1 child ticket for the gallery into my basket";

it.each<[boolean, string, string, string[]]>([
  [true, "2", goal, ["Gallery, adult: 2 × 14 €"]],
  [false, "2", goal, ["Basket (2)", "Gallery, adult: 1 × 14 €"]],
  [false, "2", goal, ["2 tickets", "Gallery, adult: 1 × 14 €"]],
  [true, "1", goal, ["Gallery, child: 1 × 6 €"]],
  [true, "3", "Order 3 boxes of apples", ["Apples, box: 3"]],
  [true, "3", "Order 3 boxes of apples", ["3 × Box"]],
  [false, "3", "Order 3 boxes of apples", ["Order 3"]],
  // What a number counts is not said: it may stand anywhere.
  [true, "75", "Raise the minimum of bin B-12 to 75", ["B-12", "75"]],
  [true, "18", "Book it for 18 March", ["18 March"]],
])("%s: %s of %s in %j", (isTold, value, said, texts) => {
  expect(isToldOfIt(value, said, texts)).toBe(isTold);
});
