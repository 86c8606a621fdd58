import { expect, it } from "vitest";
import { onlyTells } from "./only-tells";

const goal = (told: string) => `${told}. Could you cancel the lesson of Ada Lund?`;

it.each([
  ["The lesson on Tuesday doesn't work for me any more", true],
  ["Nobody uses the room any more", true],
  ["Leo Brandt has an appointment on 12 May 2026 and won't be at school", true],
  ["I'm away that week", true],
  ["There are two of us", true],
  ["The hall was booked twice", true],
  // What is to be so.
  ["The newsletter should be off", false],
  ["The hall is to be closed", false],
  ["I want the lights off", false],
  ["Everyone must see it", false],
  ["Make sure that the hall is closed", false],
  // What is asked for.
  ["Cancel the course", false],
  ["Book the hall that is free", false],
  ["We have to move the course", false],
  // What is a value.
  ['The reason is "Knee pain"', false],
  ["The new room is 305", false],
  ["the newsletter off", false],
])("%s only tells: %s", (told, isSo) => {
  expect(onlyTells(told, goal(told))).toBe(isSo);
});

it("is a part of a goal that asks for something else", () => {
  expect(onlyTells("Nobody uses the room", "Nobody uses the room. How many are there?")).toBe(false);
  expect(onlyTells("Nobody uses the room", "Cancel the lesson")).toBe(false);
});
