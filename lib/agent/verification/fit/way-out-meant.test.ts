import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const dialog = (more = "") => `
  button "Close menu" #menu
  button "Back" #back
  dialog "Hive"
    button "Close" #cross
    textbox "Name" #name
    button "Cancel" #cancel
    button "Save" #save
${more}`;
const fitOfStep = (step: string, on: string, before = dialog()): string =>
  groundOf(aVerificationCase({ step, before, on: `#${on}` })).fit.fit;

it("means whatever shuts the dialog", () => {
  expect(fitOfStep("Leave the dialog without saving", "cancel")).toBe("this");
  expect(fitOfStep("Close the dialog", "cancel")).toBe("this");
  expect(fitOfStep("Dismiss the hive dialog", "cancel")).toBe("this");
  expect(fitOfStep("Back out of the hive dialog with Cancel", "cancel")).toBe("this");
  expect(fitOfStep("Cancel the question about the hive", "cancel")).toBe("this");
});

it("means nothing that does more, or stands elsewhere", () => {
  expect(fitOfStep("Close the dialog", "save")).not.toBe("this");
  expect(fitOfStep("Close the dialog", "back")).not.toBe("this");
  expect(fitOfStep("Close the menu", "cancel")).not.toBe("this");
});

it("does not tell one of two dialogs by what shuts any", () => {
  const two = dialog('  dialog "Queen"\n    button "Cancel" #other');
  expect(fitOfStep("Dismiss the queen dialog", "cancel", two)).not.toBe("this");
});
