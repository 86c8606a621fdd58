import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { pickDay } from "./pick-day";

const days = (barred?: number): string =>
  Array.from({ length: 14 }, (_, at) => at + 1)
    .map((day) => `\nbutton "${day} May 2027" #d${day}${day === barred ? " [disabled]" : ""}`)
    .join("");
const goal = "Book stall 4 from 3 May 2027 to 6 May 2027";
const press = (day: number) => ({
  action: `click("d${day}")`,
  outcome: "verified" as const,
  summary: "",
  target: `button "${day} May 2027"`,
});

it.each<[string, string, number[], string | undefined]>([
  ["the first day is picked", days(), [], 'click("d3")'],
  ["the last day is picked next", days(), [3], 'click("d6")'],
  ["what leads on is pressed once all are", days(), [3, 6], 'click("next")'],
  ["nothing leads on where a day of the goal is barred", days(6), [3], undefined],
  ["another day that is barred does not matter", days(9), [3, 6], 'click("next")'],
])("in a calendar whose days are pressed %s", (_, outline, pressed, action) => {
  const context = aPageContext(`${outline}\nbutton "Next" #next`);
  const timed = { now: new Date(2027, 3, 18), history: pressed.map(press) };
  expect(pickDay(goal, context.nodes, timed)?.action).toBe(action);
});
