import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { standsUnderOtherHead } from "./under-other-head";

const typed = (value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "Worker" },
  value,
  was: "",
});
const goal = "Book press 2 at 9:00 for Ida Falk";
const hours = "8:00 | 9:00 | 10:00";
const presses = "Press 1 | Press 2 | Press 3";

it.each<[string, string[], boolean]>([
  ["under another time", [hours, "Press 1 | free | free | free", "Press 2 | free | free | Ida Falk"], true],
  ["under its time", [hours, "Press 1 | free | free | free", "Press 2 | free | Ida Falk | free"], false],
  ["under another time as well", [hours, "Press 2 | free | Ida Falk | Ida Falk"], false],
  [
    "in the row of another one",
    [hours, "Press 2 | free | free | free", "Press 3 | free | Ida Falk | free"],
    true,
  ],
  ["under another one", [presses, "8:00 | free | free | free", "9:00 | free | free | Ida Falk"], true],
  [
    "in the row of another time",
    [presses, "9:00 | free | free | free", "10:00 | free | Ida Falk | free"],
    true,
  ],
  ["under its own, in the row of its time", [presses, "9:00 | free | Ida Falk | free"], false],
  ["nowhere", [hours, "Press 2 | free | free | free"], false],
  ["under a head of another kind", ["Press | 9:00 | Worker", "Press 2 | yes | Ida Falk"], false],
  ["where no head is one that the goal says", ["11:00 | 12:00", "Press 2 | free | Ida Falk"], false],
  ["beside a cell without a head", [`Press | ${hours}`, "Press 2 | free | Ida Falk | free | Edit"], false],
])("what was entered stands %s", (_, lines, expected) => {
  expect(standsUnderOtherHead([typed("Ida Falk")], { lines }, goal)).toBe(expected);
});
