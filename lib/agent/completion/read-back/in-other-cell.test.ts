import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { standsInOtherCell } from "./in-other-cell";

const typed = (name: string, value: string): Entered[] => [
  { kind: "element_value", element: { role: "textbox", name }, value },
];
const juno = typed("Potter", "Juno Marsh");
const goal = "Reserve the kiln on Tuesday at 10:00 for Juno Marsh";
const ofDate = "Reserve the kiln on Tuesday 18 May 2027 at 10:00 for Juno Marsh";
const ofDay = "Reserve the kiln on Tuesday, 18 May at 10:00 for Juno Marsh";
const week = "Monday | Tuesday | Friday";
const ida = typed("Worker", "Ida Falk");
const ofPress = "Book press 2 at 9:00 for Ida Falk";
const hours = "8:00 | 9:00 | 10:00";
const presses = "Press 1 | Press 2 | Press 3";
const stands = (lines: string[], asked = goal, entered = juno): boolean =>
  standsInOtherCell(entered, aPage("", { text: ["# Kiln", ...lines].join("\n") }), asked);

it.each<[string, string[], string?, Entered[]?]>([
  ["under the next day", [week, "10:00 | free | free | Juno Marsh", "12:00 | Bo | free | free"]],
  ["under the day before", [week, "10:00 | Juno Marsh | free | free", "12:00 | Bo | free | free"]],
  ["with a heading over the hours", [`Hour | ${week}`, "10:00 | free | free | Juno Marsh"]],
  ["with a mere stroke for what is free", [week, "10:00 | – | – | Juno Marsh"]],
  ["where another one has the day", [week, "10:00 | Juno Marsh | Bo | Ida"]],
  ["of dates", ["Mon 7 | Tue 8 | Fri 11", "10:00 | free | free | Juno Marsh"]],
  ["in the week of the date", ["Mon 17 | Tue 18 | Fri 21", "10:00 | free | free | Juno Marsh"], ofDate],
  ["in that week, with the month", ["Mon 17 May | Tue 18 May", "10:00 | Juno Marsh | free"], ofDate],
  ["where no head tells a date", [week, "10:00 | free | free | Juno Marsh"], ofDate],
  ["at another hour", [week, "10:00 | free | free | free", "12:00 | Bo | Juno Marsh | free"]],
  ["beside a list of other things", [week, "10:00 | free | free | Juno Marsh", "", "Potter | Juno Marsh"]],
  [
    "of another place",
    ["Hour | Big kiln | Small kiln", "10:00 | free | Juno Marsh", "12:00 | free | free"],
    "Reserve the big kiln at 10:00 for Juno Marsh",
  ],
  [
    "under another time",
    [hours, "Press 1 | free | free | free", "Press 2 | free | free | Ida Falk"],
    ofPress,
    ida,
  ],
  [
    "in the row of another number",
    [hours, "Press 2 | free | free | free", "Press 3 | free | Ida Falk | free"],
    ofPress,
    ida,
  ],
  [
    "in the row of another number, where the goal's own is taken",
    [hours, "Press 2 | free | Bo | free", "Press 3 | free | Ida Falk | free"],
    ofPress,
    ida,
  ],
  [
    "under another number",
    [presses, "8:00 | free | free | free", "9:00 | free | free | Ida Falk"],
    ofPress,
    ida,
  ],
  [
    "under the number of the hour",
    [presses, "2:00 | free | Ida Falk | free"],
    "Book press 1 at 2:00 for Ida Falk",
    ida,
  ],
  [
    "in the row of another time",
    [presses, "9:00 | free | free | free", "10:00 | free | Ida Falk | free"],
    ofPress,
    ida,
  ],
  [
    "under another time in the one row, of another number in the other",
    [hours, "Press 2 | free | free | Ida Falk", "Press 3 | free | Ida Falk | free"],
    ofPress,
    ida,
  ],
])("what was entered stands in another cell than the goal says: %s", (_, lines, asked, entered) => {
  expect(stands(lines, asked, entered)).toBe(true);
});

it.each<[string, string[], string?, Entered[]?]>([
  ["under the day of the goal", [week, "10:00 | free | Juno Marsh | free", "12:00 | Bo | free | free"]],
  ["there and elsewhere", [week, "10:00 | free | Juno Marsh | free", "12:00 | Bo | free | Juno Marsh"]],
  [
    "there, and elsewhere in another table",
    [week, "10:00 | free | free | Juno Marsh", "", week, "10:00 | free | Juno Marsh | free"],
  ],
  [
    "in another week than that of the date",
    ["Mon 3 | Tue 4 | Fri 7", "10:00 | free | free | Juno Marsh"],
    ofDate,
  ],
  ["in another month", ["Mon 17 Aug | Tue 18 Aug", "10:00 | Juno Marsh | free"], ofDate],
  ["in another week than that of the day", ["Mon 3 | Tue 4", "10:00 | Juno Marsh | free"], ofDay],
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
  ["as a short text", [week, "10:00 | free | free | No"], goal, typed("Glaze", "No")],
  ["as a day", [week, "10:00 | free | free | Tuesday"], goal, typed("Day", "Tuesday")],
  [
    "under its time",
    [hours, "Press 1 | free | free | free", "Press 2 | free | Ida Falk | free"],
    ofPress,
    ida,
  ],
  ["under its time and another one", [hours, "Press 2 | free | Ida Falk | Ida Falk"], ofPress, ida],
  ["under its number, in the row of its time", [presses, "9:00 | free | Ida Falk | free"], ofPress, ida],
  ["nowhere", [hours, "Press 2 | free | free | free"], ofPress, ida],
  ["under a head of another kind", ["Press | 9:00 | Worker", "Press 2 | yes | Ida Falk"], ofPress, ida],
  [
    "in a list whose rows differ in a number",
    ["Press | Worker", "Press 2 | Bo", "Press 3 | Ida Falk"],
    ofPress,
    ida,
  ],
  ["where no head is one that the goal says", ["11:00 | 12:00", "Press 2 | free | Ida Falk"], ofPress, ida],
  [
    "beside a cell without a head",
    [`Press | ${hours}`, "Press 2 | free | Ida Falk | free | Edit"],
    ofPress,
    ida,
  ],
])("what was entered may well stand %s", (_, lines, asked, entered) => {
  expect(stands(lines, asked, entered)).toBe(false);
});
