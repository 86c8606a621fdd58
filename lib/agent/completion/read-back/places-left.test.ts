import { expect, it } from "vitest";
import { withOneLess } from "./places-left";

const line = "Yoga Monday 9:15 3 places left Booked";
const goal = "Book yoga on Monday at 9:15";
it.each<[string, string, string, boolean]>([
  ["one place less", "Yoga Monday 9:15 2 places left Booked", goal, true],
  ["two places less", "Yoga Monday 9:15 1 places left Booked", goal, false],
  ["one place more", "Yoga Monday 9:15 4 places left Booked", goal, false],
  ["one place less, and does not say that it was done", "Yoga Monday 9:15 2 places left", goal, false],
  ["one place less and a place in the queue", "Yoga Monday 9:15 2 places left Waiting list", goal, false],
  ["one place less of another day", "Yoga Friday 9:15 2 places left Booked", goal, false],
  ["one place less, of two", "Yoga Monday 9:15 2 places left Booked", `${goal} for two people`, false],
  ["one place less, of 2", "Yoga Monday 9:15 2 places left Booked", "Book 2 places for yoga", false],
])("a line that came to say it was done and now has %s", (_, now, asked, isKept) => {
  expect(withOneLess(line, [now], asked)).toBe(isKept ? now : line);
});
