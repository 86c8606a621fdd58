import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isRunning, runningLines, withoutRunning } from "./running-numbers";

const list = (...items: string[]) => aPage(`list\n${items.map((name) => `  item "${name}"`).join("\n")}`);
describe("numbers of a list", () => {
  it.each<[string, string[], string[], boolean]>([
    ["run where most entries say others", ["A 1.20", "B 3.10", "C 2"], ["A 1.30", "B 3.00", "C 2"], true],
    ["stand where one entry was changed", ["A 1", "B 3", "C 2"], ["A 1", "B 4", "C 2"], false],
    ["stand where nothing changed", ["A 1", "B 3"], ["A 1", "B 3"], false],
    ["are not known where other entries came", ["A 1", "B 3"], ["D 1", "E 3"], false],
  ])("%s", (_, then, now, expected) => {
    expect(isRunning(list(...then), list(...now))).toBe(expected);
  });

  it.each<[string, string, string]>([
    ["NVO 268.31 +1.31 10286k", "Add 'NVO'", "NVO"],
    ["Hex bolt M10 75 12:04", "Set the quantity of 'Hex bolt M10' to 75", "Hex bolt M10 75"],
  ])("are left out of %s for %s, but for those that it says", (name, goal, expected) => {
    expect(withoutRunning(name, goal)).toBe(expected);
  });
});

it.each<[string, string[], string[], string[]]>([
  [
    "several go on",
    ["Ida 3 votes", "Jon 7 votes"],
    ["Ida 4 votes", "Jon 9 votes"],
    ["Ida 4 votes", "Jon 9 votes"],
  ],
  ["one goes on", ["Ida 3 votes", "Jon 7 votes"], ["Ida 4 votes", "Jon 7 votes"], []],
  ["other lines came", ["Ida 3 votes"], ["Ida 3 votes", "Ida 4 points", "Jon 9 votes"], []],
  ["numbers without a word go on", ["3", "7"], ["4", "9"], []],
  ["they stand in another order", ["Ida 3 votes", "Ida 7 votes"], ["Ida 7 votes", "Ida 3 votes"], []],
])("lines with numbers, where %s", (_, then, now, running) => {
  expect([...runningLines({ lines: then }, { lines: now })]).toEqual(running);
});
