import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { emptiedBeside } from "./emptied-beside";

const url = "https://rota.test/";
const goal = "Put Joan Hartley down for the flowers on Easter Day";
const row = "Easter Day | ? change | Miriam Stone | Ruth Coe";
const isEmptied = (line: string, asked = goal, was = row, at = url) =>
  emptiedBeside({
    snapshot: aPage('heading "Rota"', { url, text: `Palm Sunday | Ruth Coe | |\n${line}` }),
    task: {
      ...aTask(),
      goal: asked,
      history: [
        anAction({
          urlAtAction: at,
          action: { name: "click", args: ["1"] },
          target: { id: "1", role: "link", name: "change", path: "table/row" },
          part: { over: "", lines: [was] },
        }),
      ],
    },
  });

it.each<[string, boolean, boolean]>([
  ["says all else", isEmptied("Easter Day | Joan Hartley change | Miriam Stone | Ruth Coe"), false],
  ["says nothing there", isEmptied("Easter Day | Joan Hartley change | ? | –"), true],
  ["has an empty cell there", isEmptied("Easter Day | Joan Hartley change | | Ruth Coe"), true],
  ["says something else there", isEmptied("Easter Day | Joan Hartley change | Alan Fisk | Ruth Coe"), false],
  ["is another one", isEmptied("Low Sunday | Joan Hartley change | ? | ?"), false],
  ["has other columns", isEmptied("Easter Day | Joan Hartley change | ?"), false],
  ["was to be free again", isEmptied("Easter Day | free | ? | ?", "Release Easter Day of Ruth Coe"), false],
  ["was to lose something", isEmptied("Easter Day | ? | ? | ?", "Remove all from Easter Day"), false],
  [
    "lost its control alone",
    isEmptied("14B | Nadia | |", "Give plot 14B to Nadia", "14B | vacant | change | "),
    false,
  ],
  [
    "lost a command",
    isEmptied("14B | Nadia | |", "Give plot 14B to Nadia", "14B | change | Remove it | "),
    false,
  ],
  ["stood on another page", isEmptied("Easter Day | Joan | ? | ?", goal, row, "https://rota.test/7"), false],
])("the row that the work began in %s", (_, found, expected) => {
  expect(found).toBe(expected);
});
