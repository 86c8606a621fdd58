import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const form = (button: string, more = ""): string =>
  `\n  form\n    textbox "Name" ="Fern"\n    button "${button}" #used\n    button "Back"${more}`;

const bed = '\n    combobox "Bed" ="Oak" |"Oak|Elm"';

it.each<[string, string, boolean]>([
  ["Save the new size with the Update button", form("Update"), true],
  ['Keep the new size by pressing "Update"', form("Update"), true],
  ["Press Save so that Fern joins the beds", form("Save"), true],
  ["Keep the new size with the Re-read (all) button", form("Re-read (all)"), true],
  ['Click the brand "Bed Book" to get to the overview of seeds', form("Bed Book"), true],
  // Another control is said, two are called so, or none is said.
  ["Save the new size with the Update button", form("Print"), false],
  ["Save the new size with the Update button", form("Update", '\n  button "Update"'), false],
  ["Press Next so that Fern joins the beds", form("Apply"), false],
  ["Fern joins the beds", form("Apply"), false],
  ["Assign the fern to the oak bed by saving", form("Save all", bed), true],
  ["Assign the fern to the oak bed by saving", form("Save all", `${bed}\n  button "Save"`), false],
  ["Assign the fern to the oak bed by printing", form("Save all", bed), false],
  // The one control that sends.
  ["Post the review", form("Send"), true],
  ["Post the review", form("Send", '\n  button "Share"'), false],
  ["Post the review to Ann", form("Send"), false],
  ["Print the review", form("Send"), false],
])("%s", (step, before, is) => {
  expect(groundOf(aVerificationCase({ step, before, on: "#used" })).fit.fit === "this").toBe(is);
});
