import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { entryOfThing } from "./entry-of-thing";

const goal = "Set the discount of Harbour Inn to 25 %";
const typed = (value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "Discount" },
  value,
});
const list = (...rows: [thing: string, rest: string][]) =>
  aPage(
    `\n  table ""${rows
      .map(
        ([thing, rest]) => `\n    row "${thing} ${rest} Edit"\n      button "${thing}"\n      button "Edit"`,
      )
      .join("")}`,
    { url: "https://deals.test/guests" },
  );
const held = ['"Harbour Inn" is "25"'];

it.each<[string, ReturnType<typeof list>, string, string, string[]]>([
  ["says it as the goal does", list(["Harbour Inn", "25 %"], ["Old Mill", "10 %"]), "25", goal, held],
  [
    "has a neighbour whose name only begins alike",
    list(["Harbour View", "25 %"], ["Harbour Inn", "25 %"]),
    "25",
    goal,
    held,
  ],
  [
    "has only such a neighbour that says it",
    list(["Harbour View", "25 %"], ["Harbour Inn", "10 %"]),
    "25",
    goal,
    [],
  ],
  ["is one of two", list(["Harbour Inn", "25 %"], ["Harbour Inn", "25 %"]), "25", goal, []],
  ["says what was before", list(["Harbour Inn", "10 %"]), "25", goal, []],
  ["says another number than the goal", list(["Harbour Inn", "30 %"]), "30", goal, []],
  [
    "says what is no number",
    list(["Harbour Inn", "Gold"]),
    "Gold",
    "Set the class of Harbour Inn to Gold",
    [],
  ],
  [
    "says a number only as it is called",
    aPage('\nrow "Harbour 25 10 %"'),
    "25",
    "Set the discount of Harbour 25 to 25 %",
    [],
  ],
])("an entry that %s", (_, page, value, asked, expected) => {
  expect(entryOfThing([typed(value)], page, asked)).toEqual(expected);
});
