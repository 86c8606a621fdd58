import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { otherOfKind } from "./other-of-kind";

const other = (goal: string, entries: string[], proof: string[], path = "") =>
  otherOfKind(
    goal,
    proof,
    [anAction({ target: { id: "1", role: "button", name: "Go", path } })],
    aPage(`table\n${entries.map((name) => `  row "${name}"`).join("\n")}`),
  ).length;

const gone = ['"Restart" of "Pier lamp" is gone'];
it.each<[string, string, string[], number]>([
  ["another version", "Put Pier lamp on release 2.1.0", ["Pier lamp 2.0.4", "Quay lamp 2.1.0"], 1],
  ["that version", "Put Pier lamp on release 2.1.0", ["Pier lamp 2.1.0"], 0],
  ["that version beside the former", "Put Pier lamp on release 2.1.0", ["Pier lamp 2.1.0, was 2.0.4"], 0],
  ["the former alone", "Bring Pier lamp from 2.0.4 to 2.1.0", ["Pier lamp 2.0.4"], 1],
  ["no version", "Put Pier lamp on release 2.1.0", ["Pier lamp up to date"], 0],
  ["an address", "Put Pier lamp on release 2.1.0", ["Pier lamp since 2.10.2026"], 0],
  ["another notice", "Give Pier lamp its second notice", ["Pier lamp First notice", "Quay 2nd notice"], 1],
  ["that notice", "Give Pier lamp its second notice", ["Pier lamp 1st notice", "Pier lamp 2nd notice"], 0],
  ["something else counted", "Give Pier lamp its second notice", ["Pier lamp 1st floor"], 0],
  ["another day", "Have Pier lamp checked on 21 May 2027", ["Pier lamp 24 May 2027"], 1],
  ["that day in short", "Have Pier lamp checked on 21 May 2027", ["Pier lamp 21 May, bought 3 May"], 0],
  ["what was taken away", "Cancel the check of Pier lamp on 21 May 2027", ["Pier lamp 24 May 2027"], 0],
])("the entry of the thing tells %s", (_, goal, entries, count) => {
  expect(other(goal, entries, gone)).toBe(count);
});

const checked = "Have Pier lamp checked on 21 May 2027";
it.each<[string, string[], string, number]>([
  ["the evidence tells the day", ["The page holds 2027-05-21 for Pier lamp"], "", 0],
  ["the entry told its day before", gone, "row:Pier lamp bought 24 May 2027", 0],
  ["the evidence tells of another thing", ['"Restart" of "Quay lamp" is gone'], "", 0],
  ["nothing of that is so", gone, "row:Pier lamp –", 1],
])("another day in it counts as %s", (_, proof, path, count) => {
  expect(other(checked, ["Pier lamp 24 May 2027"], proof, path)).toBe(count);
});
