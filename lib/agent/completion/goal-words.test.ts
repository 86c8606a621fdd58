import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { anAction } from "@/tests/support/a-task";
import { capitalNames, enteredElsewhere, isWeekdayOf } from "./goal-words";

it.each([
  ["Let the week start on Monday in Lisbon", ["Monday", "Lisbon"]],
  ["Bitte den Termin auf Montag legen", []],
  ["Pay 20 euros", []],
])("the names of %s", (goal, names) => {
  expect(capitalNames(goal)).toEqual(names);
});

it.each([
  ["Monday", "2026-11-23", true],
  ["lunes", "2026-11-23", true],
  ["Tuesday", "2026-11-23", false],
  ["Monday", "23 November", false],
])("%s is the weekday of %s: %s", (name, text, isIt) => {
  expect(isWeekdayOf(name, [text])).toBe(isIt);
});

describe("a value in a field that is called after the thing", () => {
  const typed = (field: string, value: string): ActionRecord =>
    anAction({
      action: { name: "setValue", args: ["f", value] },
      target: { id: "f", role: "textbox", name: field, path: "" },
    });
  const goal = "Set the time zone of the workspace to Lisbon and save it";
  it.each([
    ["is told", "Workspace name", "Lisbon", 1],
    ["is none in the field itself", "Time zone", "Lisbon", 0],
    ["is none in a field of another name", "Region", "Lisbon", 0],
    ["is none for another value", "Workspace name", "North", 0],
  ])("%s", (_, field, value, count) => {
    expect(enteredElsewhere(goal, [typed(field, value)])).toHaveLength(count);
  });
});
