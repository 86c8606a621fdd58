import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { pressedCodes } from "./pressed-codes";

const seat = (name: string, state = "unpressed") => `button "${name}" #${name.toLowerCase()} [${state}]`;
const plan = (...seats: string[]) => aPage([...seats, seat("G1"), seat("G2")].join("\n")).nodes;
const goal = "Reserve seats F7 and F8 for The Seagull";

it.each<[string, ReturnType<typeof plan>, string]>([
  ["the first", plan(seat("F6"), seat("F7"), seat("F8")), 'click("f7")'],
  ["the next", plan(seat("F6"), seat("F7", "pressed"), seat("F8")), 'click("f8")'],
  ["none once all are", plan(seat("F7", "pressed"), seat("F8", "pressed")), "nothing"],
  ["none where one is taken", plan(seat("F7"), seat("F8", "unpressed disabled")), "nothing"],
  [
    "none where one is there twice",
    plan(seat("F7"), seat("F7").replace("#f7", "#again"), seat("F8")),
    "nothing",
  ],
  ["none where one is covered", plan(`${seat("F7")} !`, seat("F8")), "nothing"],
  [
    "the one that is shown",
    plan(seat("F7", "unpressed hidden").replace("#f7", "#old"), seat("F7"), seat("F8")),
    'click("f7")',
  ],
  ["none that is called otherwise", plan(seat("F71"), seat("AF8")), "nothing"],
  ["none that does not stay pressed", plan(seat("F7", ""), seat("F8", "")), "nothing"],
  ["none of a few buttons", aPage(`${seat("F7")}\n${seat("F8")}`).nodes, "nothing"],
])("of a plan of places is pressed %s", (_, nodes, expected) => {
  expect(pressedCodes(goal, nodes)?.action ?? "nothing").toBe(expected);
});
