import { expect, it } from "vitest";
import { deedAtEnd, leavesDeed } from "./way-and-deed";

it.each<[string, string, string]>([
  ["Open the Columns menu and uncheck Customer", "Customer", "uncheck Customer"],
  ["Open the actions of Ann Lee and choose Delete", "Delete", "Click Delete for Ann Lee"],
  ['Open the actions of "North bed" and choose Move to Done', "Move to Done", 'Move "North bed" to Done'],
  ["Click the dots next to Ann Lee and then press Archive", "Archive", "press Archive for Ann Lee"],
  // The way itself was used, or neither of them.
  ["Open the Columns menu and uncheck Customer", "Columns", "Open the Columns menu and uncheck Customer"],
  [
    "Open the Filter menu and choose Filter by owner",
    "Filter",
    "Open the Filter menu and choose Filter by owner",
  ],
  ["Open the menu and choose Delete", "Archive", "Open the menu and choose Delete"],
  // What comes after it only looks.
  ["Open the notes and check whether Ann is there", "Ann", "Open the notes and check whether Ann is there"],
])("%s, by %s: %s", (step, control, deed) => {
  expect(deedAtEnd(step, control)).toBe(deed);
});

it.each<[string, string, boolean]>([
  ["Open the Columns menu and uncheck Customer", "Columns", true],
  ["Open the New menu and choose New folder", "New", true],
  ["Open the Columns menu and uncheck Customer", "Customer", false],
  ["Open the orders and wait for the list", "Orders", false],
  ["Go to the orders and open the first one", "Orders", false],
  ["Open the Columns menu", "Columns", false],
])("%s, by %s: goes on: %s", (step, control, goesOn) => {
  expect(leavesDeed(step, control)).toBe(goesOn);
});
