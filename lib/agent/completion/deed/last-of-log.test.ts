import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { stateTold } from "./state-told";

const told = (goal: string, heading: string, ...rows: string[]) =>
  stateTold({
    task: aTask({ goal }),
    snapshot: aPage(`heading:1 "${heading}"\ntable\n${rows.map((name) => `  row "${name}"`).join("\n")}`),
  });
const pass = "Issue a day pass to Lena Vogt";
const lists = ['"Lena Vogt" is "Issued passes"'];

it.each<[string, string, string[], string[]]>([
  ["is the last by its day", pass, ["Omar Said 3 March 2027", "Lena Vogt 5 March 2027"], lists],
  ["is as late as another one", pass, ["Omar Said 5 March 2027", "Lena Vogt 5 March 2027"], lists],
  [
    "is the last of hers",
    pass,
    ["Lena Vogt 2027-03-05", "Omar Said 2027-03-03", "Lena Vogt 2026-11-20"],
    lists,
  ],
  ["is the last of a year's turn", pass, ["Omar Said 30 December", "Lena Vogt 4 January"], lists],
  ["is earlier than another one", pass, ["Omar Said 3 March 2027", "Lena Vogt 20 November 2026"], []],
  ["is earlier without its year", pass, ["Omar Said 3 March", "Lena Vogt 20 February"], []],
  ["tells no day", pass, ["Omar Said Gate 2", "Lena Vogt Gate 1"], []],
  [
    "tells the day that was asked for",
    "Issue a day pass for 3 March 2027 to Lena Vogt",
    ["Omar Said 9 March 2027", "Lena Vogt 3 March 2027"],
    lists,
  ],
])("what was made stands in the list of all that were: it %s", (_, goal, rows, expected) => {
  expect(told(goal, "Issued passes", ...rows).filter((one) => one.includes("Lena"))).toEqual(expected);
});

it.each([
  ["Sent e-mails", ['"Lena Vogt" is "Sent e-mails"']],
  ["Sent and received", []],
])("what was sent stands under %s", (heading, expected) => {
  const rows = ["Lena Vogt Plan of the hall 5 March 2027", "Omar Said Parking 3 March 2027"];
  expect(told("Send the plan of the hall to Lena Vogt", heading, ...rows)).toEqual(expected);
});

it("what changes its state once is there since it did, whenever it is from", () => {
  expect(told("Approve the trip 'Aran'", "Approved trips", "Skye 3 March 2027", "Aran 1 May 2026")).toEqual([
    '"Aran" is "Approved trips"',
  ]);
});
