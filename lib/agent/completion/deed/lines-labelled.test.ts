import { expect, it } from "vitest";
import { linesLabelled } from "./lines-labelled";

const goal = "Offer 120 crowns for the oak table";
const page = (...lines: string[]) => ({ lines: ["Oak table", ...lines] });
const told = (then: { lines: string[] }, now: { lines: string[] }, values = ["120"]) =>
  linesLabelled(then, now, values, goal);

it("a label has what was entered, where another value stood", () => {
  expect(told(page("Best offer: 90 crowns"), page("Best offer: 120 crowns (yours)"))).toEqual([
    "Best offer: 120 crowns (yours)",
  ]);
});

it.each<[string, string[]]>([
  ["that nothing stood behind", told(page(), page("Best offer: 120 crowns"))],
  ["that said so before", told(page("Best offer: 120 crowns"), page("Best offer: 120 crowns"))],
  ["with another value", told(page("Best offer: 90 crowns"), page("Best offer: 130 crowns"))],
  ["that stood there twice", told(page("Offer: 80", "Offer: 90"), page("Offer: 80", "Offer: 120"))],
  ["with what the goal does not say", told(page("Offer: 90"), page("Offer: 95"), ["95"])],
  ["without a label", told(page("90 crowns"), page("120 crowns"))],
])("no line is kept %s", (_, lines) => {
  expect(lines).toEqual([]);
});
