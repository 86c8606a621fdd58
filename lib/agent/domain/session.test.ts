import { describe, expect, it } from "vitest";
import { titleOf } from "./session";

describe("the title of a session", () => {
  it.each([
    ["Add a patient", "Add a patient"],
    ["  Add\n a\tpatient ", "Add a patient"],
    ["word ".repeat(30), `${"word ".repeat(16).trim()}…`],
    ["x".repeat(100), `${"x".repeat(80)}…`],
  ])("of %j is the beginning of its goal", (goal, title) => {
    expect(titleOf(goal)).toBe(title);
  });
});
