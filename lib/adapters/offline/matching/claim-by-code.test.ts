import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { findOpener } from "./find-opener";

const opener = (goal: string, outline: string, settled: string[] = []): string =>
  findOpener(goal, aPage(outline).nodes, () => false, settled)?.node.id ?? "none";
const claims = `
  heading "Claims"
  button "CL-5 A. Rask, window" #five
  button "CL-7 H. Lind, bicycle" #seven
  button "CL-9 B. Moe, roof" #nine`;

it.each([
  ["Add the note 'call back' to the claim CL-7", "seven"],
  ["Add the note 'call back' to our claim CL-9", "nine"],
  ["Füge die Notiz 'ruft an' zum Schaden hinzu, bis zu der Akte CL-7", "seven"],
  ["Add the note 'call back' to the claim CL-8", "none"],
  ["Change the code to CL-7", "none"],
])("%s, which is one of several by its code: %s", (goal, expected) => {
  expect(opener(goal, claims)).toBe(expected);
});

const question = (yes: string) => `
  heading "Cancel the appointment?"
  button "${yes}" #yes
  button "No, keep it" #no`;

it.each([
  ["Cancel my appointment", "Yes, cancel it", ['link "Cancel"'], "yes"],
  ["Cancel my appointment", "Yes", ['link "Cancel"'], "none"],
  ["Cancel my appointment", "Appointment rules", ['link "My appointment"'], "none"],
])("%s, with %s where %j has led to: %s", (goal, yes, settled, expected) => {
  expect(opener(goal, question(yes), settled)).toBe(expected);
});
