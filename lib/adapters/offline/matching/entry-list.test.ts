import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { entryList } from "./entry-list";

const people = '|"Open|Bo Falk|Ida Lund"';
const board = `heading "Repairs"
list ""
  item "R-1 Leaking tap in flat 2"
    combobox "Done by" #a ="Open" ${people}
  item "R-2 Leaking tap in flat 12"
    combobox "Done by" #b ="Bo Falk" ${people}
  item "R-3 Window in hall 2"
    combobox "Done by" #c ="Open" ${people}`;
const two = board.replaceAll(
  / {4}combobox "Done by" #(\w).*/g,
  `$&\n    combobox "Checked by" #$1x ="Open" ${people}`,
);

/** The id of the list that takes it, or `none`. */
function listIn(outline: string, goal: string): string {
  const { nodes } = aPage(outline);
  const lists = nodes.filter(({ role }) => role === "combobox");
  return entryList(goal, lists, nodes)?.list.id ?? "none";
}

it.each([
  ["Give the leaking tap in flat 2 to Ida Lund", "a"],
  ["Please hand the repair called Leaking tap in flat 12 to Ida Lund today.", "b"],
  ["Assign the window in hall 2 to Bo Falk", "c"],
  ["Assign the window to Bo Falk", "c"],
  ["Assign the window ticket to Bo Falk", "c"],
  ["Assign R-2 to Ida Lund", "b"],
  ["Assign the door in hall 2 to Bo Falk", "none"],
  ["Assign the leaking tap to Bo Falk", "none"],
  ["Assign the leaking tap in flat 3 to Bo Falk", "none"],
  ["Take the window in hall 2 from Bo Falk", "none"],
  ["Assign the window in hall 2 to Kim Beck", "none"],
  ["Assign the repair to Bo Falk", "none"],
])("%s: the list at %s", (goal, expected) => {
  expect(listIn(board, goal)).toBe(expected);
});

it.each([
  ["Put Ida Lund down to check the window in hall 2", "none"],
  ["Change 'Checked by' of the window in hall 2 to Ida Lund", "cx"],
  ["Assign the window in hall 2 to Ida Lund", "none"],
])("of two lists at an entry the one whose label is said: %s: %s", (goal, expected) => {
  expect(listIn(two, goal)).toBe(expected);
});
