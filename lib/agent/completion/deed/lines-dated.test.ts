import { expect, it } from "vitest";
import { linesDated } from "./lines-dated";

const goal = "Move my check-up to Friday 11 December, 10:20";
const then = ["Your next check-up", "Wednesday 2 December, 16:00", "Canal Street"];
const now = ["Your next check-up", "Friday 11 December, 10:20", "Canal Street"];
const dated = (old: string[], fresh: string[], text = goal) =>
  linesDated({ lines: old }, { lines: fresh }, text);

it("a line with the goal's day stands where one with another day went", () => {
  expect(dated(then, now)).toEqual(["Friday 11 December, 10:20"]);
});

it("a question that asked for the day goes with its answer, and is no line that went", () => {
  expect(dated([...then, "Move it to Friday 11 December, 10:20?"], now)).toEqual([
    "Friday 11 December, 10:20",
  ]);
});

it.each<[string, string[]]>([
  ["the other day stands there still", dated(then, [...then, ...now])],
  ["it is said in a sentence", dated(then, ["It was moved to Friday 11 December, 10:20."])],
  ["the time is another one", dated(then, ["Friday 11 December, 15:40"])],
  ["two days went", dated([...then, "Thursday 3 December, 9:00"], now)],
  ["two came", dated(then, [...now, "Reminder on Friday 11 December, 10:20"])],
  ["the goal names no day", dated(then, now, "Confirm my check-up at 10:20")],
])("no line tells it where %s", (_, lines) => {
  expect(lines).toEqual([]);
});
