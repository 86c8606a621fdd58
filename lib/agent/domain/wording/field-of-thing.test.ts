import { expect, it } from "vitest";
import { fieldsChanged, fieldsOfThings, isCalledAfter } from "./field-of-thing";

it("reads what of which thing is to be changed", () => {
  expect(fieldsOfThings("Set the time zone of the workspace to Lisbon and save it")).toEqual([
    { field: "time zone", thing: "workspace", rest: "Lisbon and save it" },
  ]);
  expect(fieldsOfThings("Move the card to Done")).toEqual([]);
  expect(fieldsOfThings("Change the number of cleats in my basket to 3")).toEqual([]);
});

it.each([
  "Set the time zone of the club to 3",
  "Set time zone of club to 3",
  "Change  my  time zone  for  our  club  to  3",
  "Update  our  time zone in  this  club to 3",
  "Edit  its  time zone on  all  club to 3",
  "Adjust  the time zone of  my  club to 3",
  "Then switch the time zone of  the  club to 3",
])("reads the field, the thing and the value in %s", (goal) => {
  const [found] = fieldsOfThings(goal);
  expect(found).toEqual({
    field: "time zone",
    thing: expect.stringMatching(/^club *$/),
    rest: "3",
  });
});

it.each([
  ["Reset the time zone of the club to 3", []],
  ["Set the number of the club to 3", []],
  ["Set the rest of the club to 3", []],
  ["Set the number plate of the club to 3", ["number plate"]],
  ["Set the phone number of the club to 3", ["phone number"]],
  ["Set the time zone of club 42 to 3", ["time zone"]],
])("%s: the fields %j", (goal, fields) => {
  expect(fieldsOfThings(goal).map(({ field }) => field)).toEqual(fields);
});

it.each([
  ["Workspace name", true],
  ["Time zone", false],
  ["Workspace time zone", false],
  ["Mobile", false],
])("a field called %s is called after the thing: %s", (label, isAfter) => {
  expect(isCalledAfter(label, "workspace", "time zone")).toBe(isAfter);
});

it("takes a word in another form for the word of the field", () => {
  expect(isCalledAfter("Sunday opens at", "Sunday", "opening time")).toBe(false);
  expect(isCalledAfter("Sunday closes at", "Sunday", "opening time")).toBe(true);
});

it.each<[string, string[]]>([
  ["Change the room of Helga Brandt's booking to 305", ["room of Helga Brandt's booking"]],
  ["Raise the rent in Dr. Vale's flat to 900", ["rent of Dr. Vale's flat"]],
  ["Change Helga Brandt's room to 305", ["room of Helga Brandt's"]],
  ["Change the Smiths' room to 305", ["room of Smiths'"]],
  ["Set the time zone to 3", ["time zone of "]],
  ["Publish the time zone", []],
])("all that %s changes", (goal, expected) => {
  expect(fieldsChanged(goal).map(({ field, thing }) => `${field} of ${thing}`)).toEqual(expected);
});
