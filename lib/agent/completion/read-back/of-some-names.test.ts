import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { isOfSomeNames } from "./of-some-names";

const rows = (mine: string, other: string): string =>
  `table "Tours"\n  row "${mine}"\n    button "Cancel"\n  row "${other}"\n    button "Cancel"`;
const goal = "Cancel the tour of Ida Falk to Bergen";
type Parts = { asked?: string; control?: string; page?: string };

function isOf(row: string, { asked = goal, control = "Cancel", page }: Parts = {}): boolean {
  const pressed = anAction({
    action: { name: "click", args: ["c"] },
    target: { id: "c", role: "button", name: control, path: `table:Tours/row:${row}` },
  });
  const snapshot = aPage(page ?? rows(row, "Ole Holm Bergen"));
  return isOfSomeNames({ snapshot, task: aTask({ goal: asked, history: [pressed] }) });
}

it.each<[string, string, boolean, Parts?]>([
  ["has one of the names, and another row the other one", "Ida Falk Oslo", true],
  ["has both names", "Ida Falk Bergen", false],
  ["has one, and its control the other one", "Ida Falk", false, { control: "Cancel the tour to Bergen" }],
  [
    "has one, and no row the other one",
    "Ida Falk Oslo",
    false,
    { page: rows("Ida Falk Oslo", "Ole Holm Rome") },
  ],
  [
    "has one, and only an entry of another list the other one",
    "Ida Falk Oslo",
    false,
    { page: `${rows("Ida Falk Oslo", "Ole Holm Rome")}\nlist "Places"\n  item "Bergen"` },
  ],
  [
    "has one, and stands there still beside a longer one with both",
    "Ida Falk",
    true,
    { page: rows("Ida Falk", "Ida Falk to Bergen") },
  ],
  ["has none of them", "Ada Lind Rome", false],
  ["has one, and the goal says no more", "Ida Falk Oslo", false, { asked: "Cancel the tour of Ida Falk" }],
  ["has one, and the goal takes nothing away", "Ida Falk Oslo", false, { asked: "Book Ida Falk to Bergen" }],
  [
    "is cut, and gone since",
    "A tour of two days along the coast of Ida Fa",
    false,
    { page: rows("Ola Lind Rome", "Ole Holm Bergen") },
  ],
  [
    "is cut, and has both names",
    "Ida Falk with two children and a folding ",
    false,
    { page: rows("Ida Falk with two children and a folding boat Bergen", "Ole Holm Bergen") },
  ],
])("the row in which it was pressed %s", (_, row, is, parts) => {
  expect(isOf(row, parts)).toBe(is);
});
