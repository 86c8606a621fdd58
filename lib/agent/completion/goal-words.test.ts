import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { node } from "@/tests/support/a-claim-case";
import { anAction, aSnapshot } from "@/tests/support/a-task";
import {
  addedLeftOut,
  capitalNames,
  enteredElsewhere,
  isWeekdayOf,
  letteredLeftOut,
  roleLeftOut,
} from "./goal-words";

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
  ["Wednesday", "Ferry north, Wed", true],
  ["Wednesday", "Ferry north, Thu", false],
  ["Sunflower", "Sun", false],
  ["Monday", "23 November", false],
])("%s is the weekday of %s: %s", (name, text, isIt) => {
  expect(isWeekdayOf(name, [text])).toBe(isIt);
});

it.each<[string, string[], number]>([
  ["Create the place in zone B", ["Zone A, 0 items"], 1],
  ["Create the place in zone B", ["Zone A", "Zone B"], 0],
  ["Create the place in zone B", ["Zone", "B 12"], 1],
  ["Plant 'Kale' in bed 3 and water it", ["Bed 2"], 1],
  ["Plant 'Kale' in bed 3 and water it", ["Beds: 3"], 0],
  ["Plant 'Kale in bed 3'", [], 0],
  ["Book a table for 4", [], 0],
  ["Raise it to at least 5", [], 0],
  ["Change the rent in under 5 minutes", [], 0],
  ["Put it in a box", [], 0],
  ["Put a dog on the booking for the 9:40 ferry", ["Ida Falk, 9:40 ferry"], 0],
  ["Hold the lane for round 2: North", ["Round 1"], 1],
])("%s: what of %j says nothing of it", (goal, texts, count) => {
  const quoted = goal.match(/(?<=').*(?=')/g) ?? [];
  expect(letteredLeftOut(goal, quoted, () => texts)).toHaveLength(count);
});

it.each<[string, string[], number]>([
  ["Add the tag gardening to the post Raised beds", ["Tags: spring, Raised"], 1],
  ["Add the tag gardening to the post Raised beds", ["Tags: spring", "Gardening"], 0],
  ["Add oat milk to the list", ["Bread, eggs"], 1],
  ["Add eggs to the list", ["1 egg"], 0],
  ["In the store, add 2 × Hemp rope (thin) at 4.50 each", ["Hemp rope"], 1],
  ["In the store, add 2 × Hemp rope (thin) at 4.50 each", ["Hemp rope (thin)"], 0],
  ["Add 2 ropes to the store", [], 0],
  ["Add latex as a severe allergy for this patient", ["Add allergy", "this patient (severe)"], 1],
  ["Add a note to the order", [], 0],
  ["Add one cup to my counter", [], 0],
  ["Add 3 boxes to the order", [], 0],
  ["Add 'Heat' to my films", [], 0],
  ["Add me to the waiting list", [], 0],
  ["Add everything to the cart", [], 0],
  ["Add the cheapest lamp to my cart", [], 0],
  ["Add the user ida@north.example to the team", [], 0],
  ["Delete the tag gardening", [], 0],
])("%s: of %j, what says nothing of what is added", (goal, texts, count) => {
  expect(addedLeftOut(goal, () => texts)).toHaveLength(count);
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

it.each([
  ["of that page", "Opening hours", "form", 0],
  ["of that part of the page", "Shop", "form:Opening hours", 0],
  ["of another page", "Shop", "form", 1],
])("a field that is called after the thing and stands among those %s", (_, title, path, count) => {
  const record = anAction({
    action: { name: "select", args: ["f", "10:00"] },
    target: { id: "f", role: "combobox", name: "Sunday from", path },
    beforeState: { url: "http://a.test/", domHash: "00", title },
  });
  expect(enteredElsewhere("Set the opening hours of Sunday to 10:00", [record])).toHaveLength(count);
});

describe("what somebody is to be", () => {
  const goal = "invite ines@site.test to the workspace as an editor please";
  const own = "ines@site.test Viewer Invited";
  it.each<[string, string, string[], string[], number]>([
    ["another part stands in their entry", goal, ["Abel Editor Active", own], [], 1],
    ["it stands there", goal, ["ines@site.test Editor Invited"], [], 0],
    ["it was chosen", goal, [own], ["Editor"], 0],
    ["no entry names them, and the page says it", goal, ["Ines comes as Editor"], [], 0],
    ["nothing says it", goal, [], [], 1],
    ["a state is no part that somebody has", "Mark ines@site.test as absent", [own], [], 0],
    ["the goal names no part", "Invite ines@site.test to the workspace", [own], [], 0],
    ["another language", "Lade ines@site.test bitte als Editor ein", [own], [], 1],
  ])("%s", (_, wording, rows, acted, left) => {
    const nodes = rows.map((name, at) => node({ id: `r${at}`, role: "row", name, path: "table" }));
    expect(roleLeftOut(wording, acted, ["ines@site.test"], aSnapshot({ nodes }))).toHaveLength(left);
  });
});

it.each([
  ["in the unit of its entry", "item:House 2 Setpoint: 19 °C", 0],
  ["in an entry without a unit", "item:House 2 Setpoint: 19", 1],
  ["in an entry of another unit", "item:House 2 Moisture: 40 %", 1],
])("a value with its unit, entered %s", (_, path, count) => {
  const record = anAction({
    action: { name: "setValue", args: ["f", "21"] },
    target: { id: "f", role: "textbox", name: "New setpoint of House 2", path },
  });
  expect(enteredElsewhere("Set the temperature of house 2 to 21 degrees", [record])).toHaveLength(count);
});
