import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { takesAwayInstead } from "./meant-verb";

const bed = '\n  heading "Beds"\n  item "North bed"\n    button "Delete" #delete\n    button "Keep" #keep';
const dialog = '\n  heading "Beds"\n  dialog "Leave?"\n    button "Delete" #delete';

it.each<[string, string, string, boolean]>([
  ["Save the changes to the bed", "#delete", dialog, true],
  ["Open the office of the bed", "#delete", bed, true],
  ["Open the bed", "#keep", bed, false],
  ["Delete the bed", "#delete", bed, false],
  ["Take the bed off the list", "#delete", bed, false],
  ["Confirm", "#delete", dialog, false],
  ["Click the row of the bed", "#delete", bed, true],
  ["Select the entry North bed", "#delete", bed, true],
  ["Click the button of the bed", "#delete", bed, false],
  ["Click the entry Delete", "#delete", bed, false],
  [
    "Generate the key by confirming",
    "#revoke",
    '\n  dialog "Revoke the key?"\n    button "Revoke key" #revoke',
    true,
  ],
  ["Take the key back", "#revoke", '\n  dialog "Revoke the key?"\n    button "Revoke key" #revoke', false],
])("%s, by pressing %s", (step, on, before, takes) => {
  expect(takesAwayInstead(groundOf(aVerificationCase({ step, before, on })))).toBe(takes);
});
