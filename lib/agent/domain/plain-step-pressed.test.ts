import { expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

const pressed = (step: string): string => inPlainStep(step, { presses: true, control: "" });

it("reads where one goes from one place to another", () => {
  expect(pressed("Go from Design to Animate in the right panel")).toBe("Go to Animate in the right panel");
  expect(pressed("Move the card from Doing to Done")).toBe("Move the card to Done");
});

it("reads what is taken from an open list, filed or asked to be deleted", () => {
  expect(pressed("Of the open list, take My Issues")).toBe("Select My Issues");
  expect(pressed("Out of the suggestions take Large")).toBe("Select Large");
  expect(pressed("File a bug about the compass")).toBe("Create a bug about the compass");
  expect(pressed("File the ticket under Done")).toBe("File the ticket under Done");
  expect(pressed('Ask for the deletion of "Kale"')).toBe('Delete "Kale"');
  expect(pressed("The form for adding a bed has to be open (plus at the left)")).toBe(
    "Open the form for a new bed",
  );
});
