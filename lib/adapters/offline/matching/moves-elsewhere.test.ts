import { expect, it } from "vitest";
import { movesElsewhere } from "./moves-elsewhere";

const goal = 'Move the file "tariff.xlsx" to the Archive folder';
it.each<[string, string, boolean]>([
  ["Move to Photos", goal, true],
  ["Move to trash", goal, true],
  ["Verschieben nach Papierkorb", goal, true],
  ["Move to Archive", goal, false],
  ["Move to the archive", goal, false],
  ["Move to trash", 'Move the file "tariff.xlsx" to the bin', false],
  ["Move to folder…", goal, false],
  ["Move to another project", goal, false],
  ["Move", goal, false],
  ["Move to…", goal, false],
  ["Move up", goal, false],
  ["Rename", goal, false],
  ["Photos", goal, false],
])("%s, where the goal is: %s", (name, wording, expected) => {
  expect(movesElsewhere(name, wording)).toBe(expected);
});
