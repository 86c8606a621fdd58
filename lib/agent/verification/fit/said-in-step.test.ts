import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const form = (button: string, more = ""): string =>
  `\n  form\n    textbox "Name" ="Fern"\n    button "${button}" #used\n    button "Back"${more}`;

const bed = '\n    combobox "Bed" ="Oak" |"Oak|Elm"';

/** A sign without a name, and what stands beside it. */
const menu = (near: string, more = ""): string =>
  `\n  clickable "${near}"\n  button "" &"${near}" #used\n  link "Home"${more}`;

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
  // The one control that keeps anything.
  ["Save the fern", form("Update"), true],
  ["Keep my fern", form("Apply changes"), true],
  ["Store these sizes", form("Save all changes"), true],
  ["Save the fern", form("Print"), false],
  ["Save the fern", form("Update seeds"), false],
  ["Print the fern", form("Update"), false],
  ["Save the Elm", form("Update"), false],
  ["Save the fern", form("Update", '\n  button "Publish"'), false],
  ["Save the fern", form("Update", '\n  link "Send to Ann"'), false],
  ["Save the fern", form("Update", '\n  heading "Save it"'), true],
  ["Save the fern", form("Update").replace("button", "link"), false],
  // A sign without a name right beside what is to be unfolded.
  ["Expand the beds in the menu", menu("Beds"), true],
  ["Collapse the beds", menu("Beds"), true],
  ['Expand "Beds"', menu("Beds"), true],
  ["Open the beds", menu("Beds"), false],
  ["Expand the seeds", menu("Beds"), false],
  ["Expand the beds", menu("Beds", '\n  button "" &"Beds"'), false],
  ["Expand the beds", menu("Beds", '\n  button "" &"Seeds"'), true],
  ["Expand the beds", menu("Beds", '\n  button "More" &"Beds"'), true],
  ["Expand the b", menu("B"), false],
  ["Save the fern", form("Auto-update"), false],
  ["Save the fern", form("Update", '\n  button "Do not send"'), true],
  // What is published is saved by that, and sent by nothing else.
  ["Publish the fern", form("Save"), true],
  ["Post the fern", form("Publish"), true],
  ["Publish the fern", form("Send"), false],
  ["Publish the fern", form("Save draft"), false],
  ["Publish the fern", form("Save", '\n  button "Publish"'), false],
  // The one control that sends.
  ["Post the review", form("Send"), true],
  ["Post the review", form("Send", '\n  button "Share"'), false],
  ["Post the review to Ann", form("Send"), false],
  ["Post the review", `\n  list\n    item "Ann likes it"\n      link "Share"${form("Send")}`, true],
  ["Post the review", `\n  list\n    item "Ann likes it"\n      button "Send"${form("Send")}`, false],
  ["Print the review", form("Send"), false],
])("%s", (step, before, is) => {
  expect(groundOf(aVerificationCase({ step, before, on: "#used" })).fit.fit === "this").toBe(is);
});
