import { describe, expect, it } from "vitest";
import { deniesName } from "./denies-name";

describe("a state that the step does not want to see", () => {
  it.each<[string, string, boolean]>([
    ["Only beds that are not watered should be listed", "Watered", true],
    ["Show what hasn't been watered yet", "Watered", true],
    ["Show what is not yet paid", "Paid", true],
    ["Show only the beds that still have to be watered", "Watered", true],
    ["Show the beds yet to be watered", "Watered", true],
    ["The beds are to be watered", "Watered", false],
    ["Hide the watered beds", "Watered", true],
    ["Hide what is done", "Completed", true],
    ["Leave the watered ones out of the list", "Watered", true],
    ["The watered beds must not be listed", "Watered", true],
    ["Show both dry and watered beds", "Watered", true],
    ["Show both dry and watered beds", "Dry", true],
    ["Show both dry and watered beds", "All", false],
    ["Show the watered beds", "Watered", false],
    ["Hide the watered beds", "Hide watered", false],
    ["Hide the watered beds", "Dry", false],
    ["Only beds that are not watered should be listed", "Not watered", false],
    ["Only beds that are not watered should be listed", "Unwatered", false],
    ["The watered beds must be listed", "Watered", false],
    ['Click "not watered"', "Watered", false],
  ])("%s, by %s: %s", (step, name, says) => {
    expect(deniesName(step, name)).toBe(says);
  });
});
