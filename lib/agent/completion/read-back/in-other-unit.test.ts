import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { standsInOtherUnit } from "./in-other-unit";

const goal = "Set the conservatory to 19 °C";

it.each<[string, string, string, boolean]>([
  ["in the other scale", "Target: 19 °F", goal, true],
  ["in the other scale, turned into the goal's", "19 °F (-7 °C)", goal, true],
  ["in the goal's own", "Target: 19 °C", goal, false],
  ["in both", "Target: 19 °C\nOutside: 19 °F", goal, false],
  ["in the goal's own, turned into the other", "19 °C (66 °F)", goal, false],
  ["without any", "Target: 19", goal, false],
  ["in what measures something else", "Target: 19\nHumidity: 19 %", goal, false],
  ["beside another number", "Target: 66 °F", goal, false],
  ["in words", "Target: 19 degrees Fahrenheit", goal, true],
  ["in another currency", "Limit: $500", "Raise the card's limit to 500 euros", true],
  ["in the goal's currency", "Limit: €500", "Raise the card's limit to 500 euros", false],
  ["as a sum, where a share was meant", "Rebate: 8.00 €", "Set the rebate to 8 percent", true],
  ["as a share, beside such a sum", "Rebate: 8 %\nPostage: 8.00 €", "Set the rebate to 8 percent", false],
  ["with its cents", "Limit: 500.00 $", "Raise the card's limit to 500 euros", true],
  ["in seconds, where minutes were meant", "Timer: 20 s", "Set the oven's timer to 20 minutes", true],
  [
    "in minutes, beside a number with an ending",
    "Timer: 20 min\nthe 20's plan",
    "Set the oven's timer to 20 minutes",
    false,
  ],
  ["of a decade", "Records of the 90s and 1990s\nTimer: 90 min", "Set the oven's timer to 90 minutes", false],
  ["where the goal names no unit", "Target: 19 °F", "Set the conservatory to 19", false],
])("the number stands there %s", (_, text, asked, expected) => {
  expect(standsInOtherUnit(aPage('heading:1 "Heating"', { text }), asked)).toBe(expected);
});
