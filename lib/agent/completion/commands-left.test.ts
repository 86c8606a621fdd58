import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { anAction } from "@/tests/support/a-task";
import { clausesLeft } from "./clauses-left";

const did = (name: ActionRecord["action"]["name"]) => anAction({ action: { name, args: ["1"] } });
const press = did("click");
const left = (
  goal: string,
  { records = [press], texts = [], done = "" }: { records?: ActionRecord[]; texts?: string[]; done?: string },
) => clausesLeft(goal, { records, texts, isDone: (verb) => verb === done });
const saying = (clause: string) => [`Nothing that was done speaks of "${clause}".`];

const goal = "Add a spade to the tool shed and mark the hose as broken";
const texts = ["Spade", "Tool shed"];

it.each<[string, string[]]>([
  ["one press answers for one command", left(goal, { texts })],
  ["what was typed is sent by its press", left(goal, { texts, records: [did("type"), press] })],
  ["what was selected is sent by its press", left(goal, { texts, records: [did("select"), press] })],
  ["a page was only opened", left(goal, { texts, records: [did("navigate"), press] })],
  ["the goal ends with a full stop", left(`${goal}.`, { texts })],
  ["the goal trails off", left(`${goal}...`, { texts })],
  ["another command was carried out", left(goal, { texts, done: "add" })],
])("a command is left where %s", (_, sentences) => {
  expect(sentences).toEqual(saying("mark the hose as broken"));
});

it("words that another command has as well do not speak of it", () => {
  const both = "Add the spade to the tool shed and mark the rusty spade";
  expect(left(both, { texts: ["Spade", "Tool shed"] })).toEqual(saying("mark the rusty spade"));
});

it("a command of people that no step is worded with is one", () => {
  const text = "Hire the ladder and scrap the wheelbarrow";
  expect(left(text, { texts: ["Ladder"] })).toEqual(saying("scrap the wheelbarrow"));
});

it("a command of another language is one", () => {
  const text = "Buche den Rasenmäher. Stornier die Heckenschere.";
  expect(left(text, { texts: ["Rasenmäher"] })).toEqual(saying("Stornier die Heckenschere"));
});

it.each<[string, string[]]>([
  ["a box was ticked beside the press", left(goal, { texts, records: [press, did("check")] })],
  ["what only looks is no command", left("Add a spade to the tool shed and open the weather", { texts })],
  [
    "its verb is done, whatever case it has",
    left("Add a spade to the tool shed. Mark the hose as broken", { texts, done: "mark" }),
  ],
  [
    "its verb is done, asked for politely",
    left("Add a spade to the tool shed and please mark the hose as broken", { texts, done: "mark" }),
  ],
  ["nothing at all was done for one command", left("Add a spade to the tool shed", { records: [] })],
])("no command is left where %s", (_, sentences) => {
  expect(sentences).toEqual([]);
});
