import { expect, it } from "vitest";
import { asksToEdit, opensEditor } from "./opens-editor";

it.each<[string, string, boolean]>([
  ["Edit Physics, Tuesday", "Change the room of physics on Tuesday to Lab 2", true],
  ["Change", "Change the delivery day to Friday", true],
  ["Rename", "Rename the folder to Taxes", true],
  ["Change to Friday", "Change the delivery day to Friday", false],
  ["Edit", "Edit the lesson on Tuesday", false],
  ["Move", "Move the card to Done", false],
  ["Edit hours of Ida Lund", "Ida Lund should work 30 hours a week instead of 38", true],
  ["Change", "From May on the bus is to leave at 7:40", true],
  ["Bearbeiten", "Frau Holm soll ab Mai in Gruppe 3 sein", true],
  ["Change to yearly", "The magazine should be paid yearly", false],
  ["Cancel", "Ida Lund should not come on Friday", false],
  ["Editorial", "Set the section to Sports", false],
])("%s opens an editor for: %s", (name, goal, expected) => {
  expect(opensEditor(name, goal)).toBe(expected);
});

it.each<[string, boolean]>([
  ["Change the teacher of maths to Winter", true],
  ["Please change the room to Lab 2", true],
  ["Give the book to Winter", false],
  ["Move the card to Done", false],
])("%s asks to edit: %s", (goal, expected) => {
  expect(asksToEdit(goal)).toBe(expected);
});
