import { expect, it } from "vitest";
import { goalFacts } from "./goal-facts";

it.each([
  ["Change the registration on my permit to HH-KR 2915E", ["HH-KR 2915E"]],
  ["Change the number plate to B-MW 1234", ["B-MW 1234"]],
  ["Change the number plate to KX21 ZPL", ["KX21 ZPL"]],
])("%s: %j", (goal, values) => {
  expect(goalFacts(goal).map(({ value }) => value)).toEqual(values);
});
