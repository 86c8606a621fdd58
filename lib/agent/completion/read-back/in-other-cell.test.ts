import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { standsInOtherCell } from "./in-other-cell";

const juno: Entered[] = [
  { kind: "element_value", element: { role: "textbox", name: "Potter" }, value: "Juno Marsh" },
];
const goal = "Reserve the kiln on Tuesday at 10:00 for Juno Marsh";
const week = "Monday | Tuesday | Friday";
const stands = (lines: string[], asked = goal, entered = juno): boolean =>
  standsInOtherCell(entered, aPage("", { text: ["# Kiln", ...lines].join("\n") }), asked);

it.each<[string, string[], string?]>([
  ["under the next day", [week, "10:00 | free | free | Juno Marsh", "12:00 | Bo | free | free"]],
  ["under the day before", [week, "10:00 | Juno Marsh | free | free", "12:00 | Bo | free | free"]],
  ["with a heading over the hours", [`Hour | ${week}`, "10:00 | free | free | Juno Marsh"]],
  ["with a mere stroke for what is free", [week, "10:00 | – | – | Juno Marsh"]],
  ["where another one has the day", [week, "10:00 | Juno Marsh | Bo | Ida"]],
  ["of dates", ["Mon 7 | Tue 8 | Fri 11", "10:00 | free | free | Juno Marsh"]],
  ["at another hour", [week, "10:00 | free | free | free", "12:00 | Bo | Juno Marsh | free"]],
  [
    "of another place",
    ["Hour | Big kiln | Small kiln", "10:00 | free | Juno Marsh", "12:00 | free | free"],
    "Reserve the big kiln at 10:00 for Juno Marsh",
  ],
])("what was entered stands in another cell than the goal says: %s", (_, lines, asked) => {
  expect(stands(lines, asked)).toBe(true);
});

it.each<[string, string[], string?, Entered[]?]>([
  ["under the day of the goal", [week, "10:00 | free | Juno Marsh | free", "12:00 | Bo | free | free"]],
  ["there and elsewhere", [week, "10:00 | free | Juno Marsh | free", "12:00 | Bo | free | Juno Marsh"]],
  ["in a list without days", ["Potter | Hour | Kiln", "Juno Marsh | 10:00 | free", "Bo | 12:00 | free"]],
  ["as what its row is of", ["Potter | Tuesday | Friday", "Juno Marsh | – | free"]],
  [
    "in a table whose columns tell different things",
    ["Kiln | Potter | Firing", "Big | Juno Marsh | free", "Small | Bo | free"],
    "Reserve the firing of the big kiln for Juno Marsh",
  ],
  [
    "under one of several days that the goal says",
    [week, "10:00 | free | free | Juno Marsh"],
    "Move Juno Marsh from Tuesday at 10:00 to Friday",
  ],
  ["in rows of another length", [week, "10:00 | free | free | Juno Marsh | free"]],
  [
    "in a table that does not know the hour",
    [week, "12:00 | Bo | Juno Marsh | free", "14:00 | free | free | free"],
  ],
  [
    "beside rows that offer nothing alike",
    ["Kiln | Potter", "Big | Ida", "Small | Juno Marsh"],
    "Reserve the big kiln for Juno Marsh",
  ],
  [
    "as a short text",
    [week, "10:00 | free | free | No"],
    goal,
    [{ kind: "element_value", element: { role: "textbox", name: "Glaze" }, value: "No" }],
  ],
])("what was entered may well stand %s", (_, lines, asked, entered) => {
  expect(stands(lines, asked, entered)).toBe(false);
});
