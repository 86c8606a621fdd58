import { describe, expect, it } from "vitest";
import { deniesName, isOtherState } from "./filter-state";

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

describe("a filter by the state that the step does not mean", () => {
  it.each<[string, string, boolean]>([
    ["Only jobs that are not done should be listed", "Completed", true],
    ["Show the jobs that haven't been finished yet", "Done", true],
    ["Show the unfinished jobs", "Completed 3", true],
    ["List what is still open", "Closed", true],
    ["Show the done jobs", "Active", true],
    ["Show the letters that were not read", "Read", true],
    ["Show the bills that are not yet paid", "Paid", true],
    ["Show what is not published", "Published", true],
    ["Only jobs that are not done should be listed", "Active", false],
    ["Show the done jobs", "Completed", false],
    ["Show the jobs that are not open any more", "Completed", false],
    ["Hide the open jobs", "Completed", false],
    ["All jobs but not the done ones should be gone", "Completed", false],
    ["Show the open and the completed jobs", "Completed", false],
    ["Finish the open order", "Complete", false],
    ["Show the open jobs", "Completed jobs", false],
    ["Show all jobs", "Completed", false],
  ])("%s, by %s: %s", (step, name, is) => {
    expect(isOtherState(step, name)).toBe(is);
  });
});
