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
  ["Enter Olga Reiss (rating 1742) in the spring open", false],
  ["Please enter Ben Okri for the 10 km", false],
  ["Enter Olga Reiss in the name field", true],
  ["Enter Olga Reiss", true],
  ["Enter 1742 in the rating list", true],
])("%s: what it is about was there before: %s", (goal, expected) => {
  expect(isChanging(goal)).toBe(expected);
});
