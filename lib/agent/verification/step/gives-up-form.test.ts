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
  [true, "Clear the selection"],
  [true, "Please drop my selection."],
  [true, "Give up this selection"],
  [true, "Undo selection!"],
  [true, "Cancel the selection"],
  [true, "Remove my selection"],
  [true, " Reset the selection "],
  [false, "Clear the selection of the north bed"],
  [false, "Clear the selected beds"],
  [false, "Delete the selection"],
  [false, "Clear the colour selection"],
  [false, "Clear the selections"],
  [false, "Then clear the selection"],
  [false, "Cancel the booking"],
  [false, "Cancel the form of the new rule for good"],
  [false, "Edit the form"],
  [false, "Open the dialog"],
  [false, "Do not leave the form"],
])("%s: %s", (is, step) => {
  expect(givesUpForm(step)).toBe(is);
});
