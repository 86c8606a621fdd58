import { expect, it } from "vitest";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { headOption } from "./head-option";

const parts = ["Afternoon, 13–17", "Morning, 8–12"];
it.each<[string, string[], string | undefined]>([
  ["Book the sweep in the morning", parts, "Morning, 8–12"],
  ["Book the sweep in the morning or afternoon", parts, undefined],
  ["Book the sweep 'in the morning'", parts, undefined],
  ["Book the sweep", parts, undefined],
  ["Book the sweep in the morning", ["Morning, 8–10", "Morning, 10–12"], undefined],
  ["Send it to Ida Falk", ["Ida Falke – porter", "Ida Falk – surgery"], "Ida Falk – surgery"],
  ["Book it in the morning", ["Morning", "Evening"], undefined],
])("%s: of %j %s", (goal, options, expected) => {
  expect(headOption(options, goal, goalFacts(goal))).toBe(expected);
});
