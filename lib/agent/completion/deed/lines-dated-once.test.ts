import { expect, it } from "vitest";
import { linesDated } from "./lines-dated";

const dated = (then: string[], now: string[], goal: string) =>
  linesDated({ lines: then }, { lines: now }, goal);
const goal = "Move the chimney sweep to Monday 6 October, 08:30";

it.each<[string, string[], string[], string, string[]]>([
  [
    "lines without a day changed as well",
    ["Thursday 2 October, 14:00", "Sweep: Ole"],
    ["Monday 6 October, 08:30", "Sweep: Kim"],
    goal,
    ["Monday 6 October, 08:30"],
  ],
  [
    "a line with a day of its own stayed",
    ["Customer since 3 May 2019", "Thursday 2 October, 14:00"],
    ["Customer since 3 May 2019", "Monday 6 October, 08:30"],
    goal,
    ["Monday 6 October, 08:30"],
  ],
  [
    "days are told with their year",
    ["Sweep on 2 October 2031"],
    ["Sweep on 6 October 2031"],
    "Move the sweep to 6 October 2031",
    ["Sweep on 6 October 2031"],
  ],
  [
    "the line that came tells two days",
    ["Thursday 2 October, 14:00"],
    ["Monday 6 October, 08:30 or Tuesday 7 October"],
    goal,
    [],
  ],
  ["no day went", ["Not planned yet"], ["Monday 6 October, 08:30"], goal, []],
])("where %s", (_, then, now, asked, lines) => {
  expect(dated(then, now, asked)).toEqual(lines);
});
