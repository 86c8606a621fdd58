import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const fitOfStep = (step: string, on: string, before: string): string =>
  groundOf(aVerificationCase({ step, before, on: `#${on}` })).fit.fit;

const form = `
  link "Register"
  form
    textbox "First name" ="Nora" #first
    textbox "Last name" ="Lindqvist" #last
    button "Submit" #submit
    button "Publish" #publish
  form "Search"
    textbox "Word" ="" #word
    button "Submit" #other`;
it("takes what ends a form that holds the names of the step for no other thing than the step says", () => {
  expect(fitOfStep("Register Nora Lindqvist", "submit", form)).not.toBe("other");
  expect(fitOfStep('Register "Nora"', "submit", form)).not.toBe("other");
});

it("keeps to the control that is called by the deed where the form is another one, or holds that control as well", () => {
  expect(fitOfStep("Register Nora Lindqvist", "other", form)).toBe("other");
  expect(fitOfStep("Register Paul Lindqvist", "submit", form)).toBe("other");
  expect(fitOfStep("Publish Nora Lindqvist", "submit", form)).toBe("other");
});

const settings = `
  form "Garden"
    combobox "Soil type" ="Heavy clay" |"Heavy clay|Sand" #soil
    textbox "Town" ="Oslo" #town
    button "Save" #save
  combobox "Light" ="Shade" |"Shade|Sun" #light`;
it("takes what keeps a form for no other thing than the field in it that holds what the step says", () => {
  expect(fitOfStep("Update the garden with the soil type clay", "save", settings)).not.toBe("other");
  expect(fitOfStep("Change the town to Oslo", "save", settings)).not.toBe("other");
  expect(fitOfStep("Update the garden with the soil type sand", "save", settings)).toBe("other");
  expect(fitOfStep("Update the garden with the light shade", "save", settings)).toBe("other");
});

const question = `
  list
    row "Tuesday Ann Lee"
      button "Cancel"
    row "Friday Bo Yi"
      button "Cancel"
  dialog
    heading "Cancel appointment"
    button "Cancel" #cancel
    button "Confirm" #confirm`;
it("takes the yes to a question about the deed for the deed, and not the way out of it", () => {
  expect(fitOfStep("Cancel the appointment of Ann Lee", "confirm", question)).not.toBe("other");
  expect(
    fitOfStep("Move the appointment of Ann Lee", "confirm", question.replace('"Cancel" #', '"Move" #')),
  ).toBe("other");
});

const plainQuestion = `
  item "ana.txt ben.txt"
    button "ana.txt"
    button "ben.txt"
  button "Delete"
  button "Cancel"
  button "Delete" #yes
  region "Trash"
    button "Delete all" #all
    button "Keep" #keep`;
it("takes what a question without markup is about for no control of the deed that its answer says", () => {
  expect(fitOfStep("Yes, delete ana.txt", "yes", plainQuestion)).toBe("unclear");
  expect(fitOfStep("Rename ana.txt", "yes", plainQuestion)).toBe("other");
  expect(fitOfStep("Delete ana.txt", "yes", plainQuestion.replace('"Cancel"', '"Help"'))).toBe("other");
  expect(
    fitOfStep("Delete ana.txt", "yes", plainQuestion.replace('button "ana.txt"', 'button "Delete ana.txt"')),
  ).toBe("other");
});
