import { expect, it } from "vitest";
import { isChanging } from "./changing-goal";

it.each([
  ["Change the price to 12", true],
  ["Raise the rent to 985", true],
  ["Put one jacket into my bag", false],
  ["I need three skeins in Moss, put them in my basket.", false],
  ["The lamp is nice. Could you put it in my basket?", false],
  ["Set up an alert for barley", false],
  ["Put aside two loaves for Ida", false],
  ["Set the blue jacket aside for Mrs Park", false],
  ["Set the price aside the lamp to 12", true],
  ["Set the limit for Ida to 12", true],
])("%s: what it is about was there before: %s", (goal, expected) => {
  expect(isChanging(goal)).toBe(expected);
});
