import { describe, expect, it } from "vitest";
import { isCalledReverse } from "./called-reverse";

describe("a control that is called like what the step says but for one word", () => {
  it.each<[string, string, boolean]>([
    ["Go to the next month", "Previous month", true],
    ["Go to the next month", "Previous", true],
    ["Go to the next month", "Next month", false],
    ["Open the first book", "Last Bus to Kell", false],
    ["Enter the new password", "Current password", true],
    ["Enter the new password", "New password, not the old password", false],
    ["Compare the old with the new password", "Old password", false],
    ["Show the billing address", "Shipping address", true],
    ["Show the address", "Shipping address", false],
    ["Show only the inactive users", "Active", true],
    ["Show only the active users", "Inactive", true],
    ["Show only the inactive users", "Inactive", false],
    ["Show the active and the inactive users", "Active", false],
    ["Show what was unpaid", "Paid", true],
    ["Show the unpaid bills", "Paid bills", false],
  ])("%s: %s (%s)", (wording, name, says) => {
    expect(isCalledReverse(wording, name)).toBe(says);
  });
});
