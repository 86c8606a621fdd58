import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { cellTaken } from "./cell-taken";
import type { Entered } from "./entered";

const chosen = (...names: string[]): Entered[] =>
  names.map((name) => ({ kind: "element", element: { role: "radio", name }, state: "checked" }));
const typed = (value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "For" },
  value,
});
const options = `
  combobox "Device" ="Confocal microscope" |"Confocal microscope|Light sheet microscope"
  radio "Tuesday"
  radio "Wednesday"
  radio "8–10"
  radio "10–12"`;
const table = (early: string, late: string, head = "Tuesday | Wednesday"): string =>
  `# Rooms\n${head}\n8–10 | ${early}\n10–12 | ${late}\nDay`;
const page = (text: string, outline = options) => aPage(outline, { text });
const then = table("Singh | free", "free | free");
const wanted = "10–12 | free | You";
const goal = "Book the confocal microscope for Wednesday, 10 to 12";

it.each<[string, string, string[]]>([
  ["is the user's", table("Singh | free", "free | You"), [wanted]],
  ["is somebody else's", table("Singh | free", "free | Moreau"), []],
  ["waits", table("Singh | free", "free | requested"), []],
  ["stands under another head", table("Singh | free", "You | free"), []],
  ["stands in another row", table("Singh | You", "free | free"), []],
  ["came along with another one", table("Singh | You", "free | You"), []],
  ["has another beside it in its row", table("Singh | free", "You | You"), []],
  ["is as it was", then, []],
])("a cell under what was chosen that %s", (_, now, expected) => {
  expect(cellTaken(page(then), page(now), chosen("Wednesday", "10–12"), goal)).toEqual(expected);
});

it.each<[string, string, string, string[], string[]]>([
  ["a corner that is called", "Time | Tuesday | Wednesday", goal, ["Wednesday", "10–12"], [wanted]],
  ["a first column that cannot be chosen", "Time | Wednesday", goal, ["Wednesday", "10–12"], []],
  [
    "a choice that the goal does not say",
    "Tuesday | Wednesday",
    "Book Tuesday, 10 to 12",
    ["Wednesday", "10–12"],
    [],
  ],
  ["half of the choice", "Tuesday | Wednesday", goal, ["Wednesday"], []],
])("a table with %s", (_, head, said, names, expected) => {
  const [old, now] = [table("Singh | free", "free | free", head), table("Singh | free", "free | You", head)];
  expect(cellTaken(page(old), page(now), chosen(...names), said)).toEqual(expected);
});

it.each<[string, string, string[]]>([
  ["is told", "Ann Lee", ["10–12 | free | Ann Lee"]],
  ["is not told", "You", []],
  ["is told as another", "Ann Leeson", []],
])("whom it is for and what was entered besides %s", (_, cell, expected) => {
  const own = "Book Wednesday, 10 to 12 for Ann Lee";
  const now = page(table("Singh | free", `free | ${cell}`));
  const entered = chosen("Wednesday", "10–12");
  expect(cellTaken(page(then), now, [...entered, typed("Ann Lee")], own)).toEqual(expected);
  expect(cellTaken(page(then), now, entered, own)).toEqual(expected);
});

it("the table of another thing than the goal says is no answer", () => {
  const other = options.replace('="Confocal microscope"', '="Light sheet microscope"');
  const now = page(table("Singh | free", "free | You"), other);
  expect(cellTaken(page(then), now, chosen("Wednesday", "10–12"), goal)).toEqual([]);
});

it("a cell that was the last of its kind was not one of those that are free", () => {
  const [old, now] = [table("Singh | Abe", "Abe | free"), table("Singh | Abe", "Abe | You")];
  expect(cellTaken(page(old), page(now), chosen("Wednesday", "10–12"), goal)).toEqual([]);
});
