import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { blockOfThing } from "./block-of-thing";

const goal = "Move my appointment with Dr. Halim to 14 June at 10:30";
const slot: Entered = {
  kind: "element",
  element: { role: "radio", name: "14 June, 10:30" },
  state: "checked",
};
const typed = (value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "Day" },
  value,
});
const said = (lines: string[], entered: Entered[] = [slot], asked = goal, url = "http://desk.test/visits") =>
  blockOfThing(entered, aPage("", { url, text: ["# Visits", ...lines].join("\n") }), asked);

const moved = ["## Dr. Halim", "14 June, 10:30", "## Hygiene", "20 June, 11:00"];
it("the part that is headed by what the goal names says what was entered", () => {
  expect(said(moved)).toEqual(['"Dr. Halim" is "14 June, 10:30"']);
});

it.each<[string, string[]]>([
  ["it says something else", said(["## Dr. Halim", "3 June, 08:15", "## Hygiene", "14 June, 10:30"])],
  ["two parts are headed so", said([...moved, "## Dr. Halim", "14 June, 10:30"])],
  [
    "it is named under another heading only",
    said(["## Visit", "Dr. Halim 14 June, 10:30", "## Hygiene", "20 June"]),
  ],
  ["only its heading says it", said(["## Dr. Halim, 14 June, 10:30", "3 June", "## Hygiene", "20 June"])],
  [
    "all that the goal names was entered",
    said(["## 14 June", "14 June, 10:30", "## 20 June", "11:00"], [slot], "Move it to 14 June at 10:30"),
  ],
  ["it waits", said(["## Dr. Halim", "Pending: 14 June, 10:30", "## Hygiene", "20 June, 11:00"])],
  ["nothing was entered", said(moved, [])],
  ["a part of what was entered is missing", said(moved, [slot, typed("Room 4")])],
  ["the goal names nothing beside it", said(moved, [slot], "Move the visit to 14 June at 10:30")],
  ["the address carries it", said(moved, [slot], goal, "http://desk.test/visits?slot=14 June, 10:30")],
])("nothing is told by it where %s", (_, found) => {
  expect(found).toEqual([]);
});
