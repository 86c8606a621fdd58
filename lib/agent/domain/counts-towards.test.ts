import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { countsTowards } from "./counts-towards";

const cart = (count: number, total: number) =>
  aPage(
    `item "Oak tray €${total} − ${count} +"\n  button "Less"\n  status "Quantity" ="${count}"\n  button "More" #more`,
  ).nodes;
const wish = "Set the quantity of 'Oak tray' to 4";

it.each<[string, number, number, boolean, string?]>([
  ["nearer to it", 2, 3, true],
  ["nearer from above", 7, 6, true],
  ["to it", 3, 4, false],
  ["away from it", 4, 5, false],
  ["by more than one", 1, 3, false],
  ["nowhere", 2, 2, false],
  ["nearer to it, in words", 0, 1, true, "Add two oak trays to the cart"],
  ["to it, in words", 1, 2, false, "Add two oak trays to the cart"],
  ["to some number, where the goal names a word with one", 0, 1, false, "Add two-sided trays to the cart"],
  ["to some number, where the goal names none", 2, 3, false, "Raise the quantity of 'Oak tray'"],
  ["to some number, where the goal names a code", 2, 3, false, "Add shelf B-40 to the cart"],
])("a press that brings the count %s", (_, was, is, expected, goal = wish) => {
  expect(countsTowards(goal, "more", cart(was, 32), cart(is, 32))).toBe(expected);
});

it("is none where the control is not on both pages", () => {
  expect(countsTowards(wish, "gone", cart(2, 32), cart(3, 32))).toBe(false);
  expect(countsTowards(wish, undefined, cart(2, 32), cart(3, 32))).toBe(false);
});
