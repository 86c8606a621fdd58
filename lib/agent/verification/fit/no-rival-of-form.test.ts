import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

/** What is said of an element by a step, with the reason. */
const said = (step: string, before: string, on: string, more: Partial<CaseParts> = {}): string => {
  const { fit } = groundOf(aVerificationCase({ step, before, on, ...more }));
  return `${fit.fit}: ${fit.reason}`;
};
const rival = (what: string): string => `other: the step names the ${what}`;

it("what leads to the place where something is to be switched is no rival of the switch, and another switch is", () => {
  const page = `
  button "General"
  item "Mail"
    checkbox "Bells" checked #box
  item "Calls"
    checkbox "Sound" checked #other`;
  expect(said("Turn off bells under the general settings", page, "#box")).not.toMatch(/^other/);
  expect(said("Turn off Sound", page, "#box")).toMatch(/^other/);
});

describe("a form that is sent as a whole", () => {
  const form = `
  form "Bill"
    textbox "What" ="Plums"
    checkbox "Ida" unchecked
    checkbox "Oskar" unchecked
    button "Submit"`;
  it("no box of it is what is saved, though the step says its word of the bill", () => {
    expect(said("Save the bill for the plums, paid by Ida", form, "Submit")).not.toMatch(/^other/);
  });
  it("where a box is to be ticked it is another element", () => {
    expect(said("Tick Ida", form, "Submit")).toBe(rival('checkbox "Ida"'));
  });
});
