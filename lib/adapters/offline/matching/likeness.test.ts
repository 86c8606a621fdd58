import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverage, likeness } from "./likeness";

describe("likeness", () => {
  it.each([
    ["Save", "Save", "Save patient"],
    ["save patient", "Save patient", "Save"],
    ["name", "Full name", "Phone"],
    ["phone number", "Phone", "Number of rooms"],
    ["new patient", "Add patient", "Patient list"],
    ["close", "×", "Save"],
    ["x", "Close", "Extra"],
    ["add", "+", "Subtract"],
    ["sign in", "Log in", "Sign up"],
    ["e-mail", "Email address", "Phone"],
    ["settings", "Preferences", "Reset"],
    ["delete", "Remove", "Edit"],
    ["color", "Colour", "Collar"],
    ["Tab #2", "Tab #2", "Tab #1"],
  ])("finds %s nearer to %s than to %s", (wording, nearer, farther) => {
    expect(likeness(wording, nearer)).toBeGreaterThan(likeness(wording, farther) + 0.05);
  });

  it("trades no word of an exact name", () => {
    expect(likeness("Delete", "Remove", true)).toBe(0);
    expect(likeness("Delete", "Remove")).toBeGreaterThan(0.5);
  });

  it("never takes one number for another", () => {
    expect(likeness("room 12", "room 13")).toBeLessThan(0.5);
    expect(likeness("pump KX41", "pump KX42")).toBeLessThan(0.5);
    expect(coverage("pump KX41", "pump KX41s")).toBeLessThan(0.6);
  });

  it("stays between 0 and 1, and is 1 for the same text", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (a, b, exact) => {
        const score = likeness(a, b, exact);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        if (a.trim() !== "") expect(likeness(a, a, exact)).toBe(1);
      }),
    );
  });
});

describe("coverage", () => {
  it("asks only for the words of the wording", () => {
    expect(coverage("Ann Lee", "Ann Lee 1984 020 7946")).toBe(1);
    expect(coverage("Ann Lee", "Ann Hart")).toBe(0.5);
    expect(coverage("", "Ann")).toBe(0);
  });
});
