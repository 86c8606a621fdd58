import { expect, it } from "vitest";
import { givesUpForm } from "./gives-up-form";

it.each<[boolean, string]>([
  [true, "Cancel the new rule dialog"],
  [true, "Cancel the editing"],
  [true, "Abandon the edit"],
  [true, "Please give up my changes."],
  [true, "Quit editing"],
  [true, "Leave this pop-up"],
  [true, "Cancel the deletion"],
  [false, "Cancel the booking"],
  [false, "Cancel the form of the new rule for good"],
  [false, "Edit the form"],
  [false, "Open the dialog"],
  [false, "Do not leave the form"],
])("%s: %s", (is, step) => {
  expect(givesUpForm(step)).toBe(is);
});
