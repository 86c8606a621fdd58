import { describe, expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

const pressed = (step: string, control = ""): string => inPlainStep(step, { presses: true, control });
const made = (step: string): string =>
  inPlainStep(step, { presses: false, control: "", entersText: true, label: "" });
const typed = (step: string): string => inPlainStep(step, { presses: false, control: "" });

describe("what is pressed", () => {
  it.each([
    ["Complete order toner", "Mark order toner as done"],
    ["Complete form templates", "Mark form templates as done"],
    ["Complete the order", "Complete the order"],
    ["Complete the order for Ann", "Complete the order for Ann"],
    ["Complete order 1234", "Complete order 1234"],
    ["Complete your profile with a photo", "Complete your profile with a photo"],
    ["Water the ferns should be crossed out", "Tick water the ferns"],
    ["Water the ferns must be struck through", "Tick water the ferns"],
    ["List the paid orders only", "Show only the paid orders"],
    ["List the paid orders", "List the paid orders"],
    ["Asthma must be listed under Controlled", "Move Asthma to Controlled"],
    ["Roof should stand among the Done cards", "Move Roof to the Done cards"],
    ["The members must be listed under each other", "The members must be listed under each other"],
    ["Record the payment", "Save the payment"],
    ["Log the two hours", "Save the two hours"],
    ["Record the two hours of sound", "Save the two hours of sound"],
    ["Record the video", "Record the video"],
    ["Pick Large in the opened list", "Pick Large"],
  ])("%s: %s", (step, plain) => expect(pressed(step).toLowerCase()).toBe(plain.toLowerCase()));
});

it("a choice that is called what the step ends with", () => {
  const step = "Set the text to run from top to bottom";
  expect(pressed(step, "Top to Bottom")).toBe("Select Top to Bottom");
  expect(pressed(step, "Bottom to Top")).toBe(step);
  expect(pressed("Set the text to bold", "Bold")).toBe("Set the text to bold");
});

describe("what is entered", () => {
  it.each([
    ['There is a to-do called "Water the ferns"', 'Create the to-do "Water the ferns"'],
    ['There is now a new shopping list named "Party"', 'Create the shopping list "Party"'],
    ['There should be a task "Oak"', 'Create the task "Oak"'],
    ['There is no to-do called "Oak"', 'There is no to-do called "Oak"'],
  ])("%s: %s", (step, plain) => expect(made(step)).toBe(plain));

  it.each([
    ["Line height → 18", 'Enter "18" in the Line height field'],
    ["Line height -> 18", 'Enter "18" in the Line height field'],
    ["Open the menu → Settings", "Open the menu → Settings"],
  ])("%s: %s", (step, plain) => expect(typed(step)).toBe(plain));
});

it("a field that something is renamed in", () => {
  const named = (control: string): string => inPlainStep('Call the plan "Oak"', { presses: false, control });
  expect(named("Rename board")).toBe('Rename the plan to "Oak"');
  expect(named("Title")).toBe('Enter "Oak" in the plan name field');
  const kept = (control: string): string => inPlainStep("Apply the new name", { presses: true, control });
  expect(kept("Rename")).toBe("Rename it");
  expect(kept("Apply")).toBe("Apply the new name");
});
