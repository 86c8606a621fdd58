import { expect, it } from "vitest";
import { fieldsOfThings, isCalledAfter } from "./field-of-thing";

it("reads what of which thing is to be changed", () => {
  expect(fieldsOfThings("Set the time zone of the workspace to Lisbon and save it")).toEqual([
    { field: "time zone", thing: "workspace", rest: "Lisbon and save it" },
  ]);
  expect(fieldsOfThings("Move the card to Done")).toEqual([]);
  expect(fieldsOfThings("Change the number of cleats in my basket to 3")).toEqual([]);
});

it.each([
  ["Workspace name", true],
  ["Time zone", false],
  ["Workspace time zone", false],
  ["Mobile", false],
])("a field called %s is called after the thing: %s", (label, isAfter) => {
  expect(isCalledAfter(label, "workspace", "time zone")).toBe(isAfter);
});
