import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { choicesIn } from "./choices-from-goal";

const results = ["1–0 White wins", "½–½ Draw", "0–1 Black wins"];
const chosen = (goal: string, names: readonly string[]): string[] => {
  const outline = names.map((name) => `radio "${name}" [unchecked]`).join("\n");
  return choicesIn(goal, aPage(`\n${outline}`).nodes).map(({ value }) => value);
};

it.each<[string, string, readonly string[], string[]]>([
  ["one that begins with it", "Report 1–0 for board 4", results, ["1–0 White wins"]],
  ["one that begins with it, with a comma behind it", "Report 0–1, board 4", results, ["0–1 Black wins"]],
  ["one with another sign", "Report 3:2 for board 4", ["3:2 Home", "2:3 Away"], ["3:2 Home"]],
  ["none with other digits", "Report 1–4 for board 4", results, []],
  ["none that is written with another sign", "Report 1:0 for board 4", results, []],
  ["none of two that begin with it", "Report 1–0 for board 4", ["1–0 Win", "1–0 Walkover"], []],
  ["none that has it further on", "Report 1–0 for board 4", ["White wins 1–0", "Black wins 0–1"], []],
  ["none by a bare number", "Report 4 for board 9", ["4 White", "5 Black"], []],
])("of radio buttons what is written with digits and a sign chooses %s", (_, goal, names, expected) => {
  expect(chosen(goal, names)).toEqual(expected);
});
