import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { entryOfThing } from "./entry-of-thing";

const goal = "Stelle das Futter in Stall 2 auf 'Kleeheu' um";
const radio = (name: string): Entered => ({
  kind: "element",
  element: { role: "radio", name },
  state: "checked",
});
const list = (...rows: string[]) =>
  aPage(`\n  table ""${rows.map((row) => `\n    row "${row} Ändern"\n      link "Ändern"`).join("")}`);

it.each<[string, string[], Entered[], string, string[]]>([
  ["says it", ["Stall 1 Silage", "Stall 2 Kleeheu"], [radio("Kleeheu")], goal, ['"Stall 2" is "Kleeheu"']],
  ["says what was before", ["Stall 1 Kleeheu", "Stall 2 Silage"], [radio("Kleeheu")], goal, []],
  ["is one of two", ["Stall 2 Kleeheu", "Stall 2 Silage"], [radio("Kleeheu")], goal, []],
  ["is called by no word of the goal", ["Koppel Kleeheu", "Weide Silage"], [radio("Kleeheu")], goal, []],
  ["says what the goal does not quote", ["Stall 2 Hafer"], [radio("Hafer")], goal, []],
  ["is one of more values", ["Stall 2 Kleeheu"], [radio("Kleeheu"), radio("Hafer")], goal, []],
])("an entry of the thing that %s", (_, rows, entered, asked, expected) => {
  expect(entryOfThing(entered, list(...rows), asked)).toEqual(expected);
});
