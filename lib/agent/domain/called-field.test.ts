import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fieldsPassedOver, isCalledFor, isUnsaid } from "./called-field";

it.each<[string, string, string, boolean]>([
  ["Room", "305", "Change the room of Helga Brandt's booking to 305.", true],
  ["Room", "305", "Change Helga Brandt's room to 305", true],
  ["Room", "305", "Set the room to 305", true],
  ["Room", "305", "Move Helga Brandt's booking to room 305", true],
  ["Room number", "305", "Change the room number on Helga Brandt's booking to 305", true],
  ["Phone", "555", "Change the phone number of Ann Lee to 555", true],
  ["Nights", "3", "Extend Helga Brandt's booking by 3 nights", true],
  ["Room", "305", "Give Helga Brandt 305 as the new room", true],
  ["Due date", "3 May", "Set the due date of Tom's invoice to 3 May", true],
  ["Arriving", "9 July", "Book a bed for Rasmus Lie, arriving 9 July", true],
  ["Nights", "3", "Book a bed in Heron, 3 nights, for Rasmus Lie", true],
  ["Arriving", "Rasmus Lie", "Book a bed for Rasmus Lie, arriving 9 July", false],
  ["Beds", "Oslo, 2", "Book in Oslo, 2 beds", true],
  // What is changed is not what it belongs to.
  ["Room", "90", "Change the price of the room to 90", false],
  ["Booking", "305", "Change the room of Helga Brandt's booking to 305", false],
  ["Time", "Lisbon", "Set the time zone of the workspace to Lisbon", false],
  ["Invoice", "3 May", "Set the due date of Tom's invoice to 3 May", false],
  ["Guest", "305", "Change Helga Brandt's room to 305", false],
  // What is made has its kind before it, and is no value for a field that is called so.
  ["Table", "4", "Book a table for 4 on Friday", false],
  ["Project", "Alder", "Create project Alder", false],
  ["Room", "305", "Book room 305 for Ann", false],
  ["Name", "25", "Pledge 25 euros in the name of Ann Lee", false],
  ["Garden", "25", "Pledge 25 euros to the garden project", false],
  ["", "305", "Set the room to 305", false],
  ["Room", "", "Set the room to 305", false],
  ["Room", "306", "Set the room to 305", false],
])("a field called %s for %s in %s: %s", (label, value, goal, isCalled) => {
  expect(isCalledFor(label, value, goal)).toBe(isCalled);
});

it.each([
  ["Nights", "Change the room to 305", true],
  ["Number of nights", "Change the room to 305", true],
  ["Room", "Change the room to 305", false],
  ["Assigned room", "Change the room to 305", false],
  ["Amount", "Pledge 25 euros", false],
  ["Quantity", "Order 3 boxes", false],
  ["", "Order 3 boxes", false],
])("the goal says nothing of %s in %s: %s", (label, goal, isSo) => {
  expect(isUnsaid(label, goal)).toBe(isSo);
});

describe("fields that were passed over", () => {
  const form = (fields: string, more = "") => aPage(`form "Booking"\n${fields}${more}`).nodes;
  const both = '  textbox "Room" #r ="214"\n  textbox:number "Nights" #n ="3"';
  const goal = "Change the room of Helga Brandt's booking to 305";
  const left = (
    nodes: ReturnType<typeof form>,
    { name = "Nights", value = "305", wish = goal, path = "form:Booking" } = {},
  ) => fieldsPassedOver(wish, { name, path, value }, nodes);

  it.each<[string, ReturnType<typeof left>, string[]]>([
    ["the one that the goal calls", left(form(both)), ["Room"]],
    ["a list that the goal calls", left(form('  combobox "Room" |"112|305" ="112"')), ["Room"]],
    ["none where it went there", left(form(both), { name: "Room" }), []],
    ["none where it stands there as well", left(form('  textbox "Room" ="305"')), []],
    ["none that is shut", left(form('  textbox "Room" ="214" [disabled]')), []],
    ["none that only shows it", left(form('  textbox "Room" ="214" [readonly]')), []],
    ["none of another form", left(form('  textbox "Nights"', '\nform "Stay"\n  textbox "Room"')), []],
    [
      "none in a row of the table",
      left(aPage('table\n  row "112"\n    textbox "Room"').nodes, { path: "" }),
      [],
    ],
    ["none for what the goal does not say", left(form(both), { value: "4" }), []],
    ["none where nothing was entered", left(form(both), { value: "" }), []],
    [
      "none where the field takes any value of its kind",
      left(form('  textbox "Pledge"'), { name: "Amount", value: "25", wish: "Set the pledge to 25" }),
      [],
    ],
    [
      "none that is called as the thing",
      left(form('  textbox "Table"'), { name: "Guests", value: "4", wish: "Book a table for 4" }),
      [],
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe("a field for the name", () => {
  const note = (more = "") =>
    aPage(`form "Note"\n  textbox "Title" ="Untitled"\n  textbox:textarea "Note"${more}`).nodes;
  it.each<[string, string, string, string[]]>([
    ["is passed over where the name went into a long text", 'Name this note "Plan"', "Note", ["Title"]],
    ["is not for what is only written there", 'Write "Plan" into this note', "Note", []],
    ["holds it", 'Name this note "Plan"', "Title", []],
  ])("%s", (_, goal, name, passed) => {
    expect(fieldsPassedOver(goal, { name, path: "form:Note", value: "Plan" }, note())).toEqual(passed);
  });
});
