import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isOtherCommand, isUnread } from "./unread-step";

const page = `
  heading "Beds"
  list "Beds"
    item "Herbs"
      button "Water" #water
      button "Edit" #edit
    item "Roses"
      button "Water" #other
  dialog "Gardener"
    textbox "Phone" = "12 44"
    textbox "Name" ="Ida Falk"
    button "Save" #save
    button "Add" #add
    button "Cancel" #cancel
    button "Pay" #pay
    button "Share" #share
    button "Next" #next
`;
const ground = (step: string, on: string) => groundOf(aVerificationCase({ step, before: page, on }));

describe("a step that no rule reads", () => {
  it.each<[string, string, boolean]>([
    ["Bamboozle the hedge", "#save", true],
    ["The hedge is to be bamboozled, as we said", "#save", true],
    ["The herbs have to be bamboozled", "#edit", true],
    ["Our Save has to be bamboozled", "#save", true],
    // Its name says the state, the step quotes it, or it is to be shown.
    ["The herbs have to be the shared ones", "#share", false],
    ['The herbs are to be bamboozled ("Save")', "#save", false],
    ["Our Save has to be visible on the right", "#save", false],
    ['Now take the entry "Prune"', "#save", true],
    ["Save the hedge", "#save", false],
    // It says the element that was used.
    ['Bamboozle by "Save"', "#save", false],
  ])("%s by %s", (step, on, expected) => {
    expect(isUnread(ground(step, on))).toBe(expected);
  });
});

const entered = (step: string, value: string) =>
  groundOf(aVerificationCase({ step, before: page, on: "Phone", does: "setValue", value }));
describe("what was entered for a step that says no deed", () => {
  it.each<[string, string, boolean]>([
    ["The herbs should be chosen (box at the left)", "roadmap", true],
    ['For the herbs, hit "Water"', "roadmap", true],
    ["Phone number of the gardener: 77", "77", false],
    ["Type the number of the gardener", "77", false],
  ])("%s, by %s", (step, value, expected) => {
    expect(isUnread(entered(step, value))).toBe(expected);
  });
});

describe("another command than the step's", () => {
  it.each<[string, string, string, boolean]>([
    ["Click Edit at Herbs so that its name can be changed", "#save", "The dialog closed.", true],
    ["Close the list of herbs", "#save", "The dialog closed.", true],
    ["Choose Ann for the payment", "#pay", "A part of the page came into view.", true],
    ["Sort the herbs by name", "#save", "The list came in another order.", true],
    ["Close the question", "#cancel", "The dialog closed.", false],
    // What was found is the step's own thing.
    ["Close the list of herbs", "#save", 'The list "Herbs" is gone.', false],
    ["Pay by card", "#pay", "A part of the page came into view.", false],
    ["Open the dialog for sharing", "#share", "A part of the page came into view.", false],
    ["Open the form for another bed", "#add", "A part of the page came into view.", false],
    ["Submit the bed", "#add", "A part of the page came into view.", false],
    ["Submit the herbs", "#pay", "A part of the page came into view.", false],
    // What was found is what its form held, or is not.
    ["Rename the gardener to Ida Falk", "#save", '"Ida Falk" is on the page now.', false],
    ["Rename the hedge", "#save", '"Ida Falk" is on the page now.', false],
    ["Rename the hedge and mark it as done", "#save", '"Ida Falk" is on the page now.', true],
    ["Rename the hedge", "#save", '"Ann Falk" is on the page now.', true],
    ["Close the hedge", "#save", '"Ida Falk" is on the page now.', true],
    // It only leads on.
    ["Open the second part of the wizard", "#next", "A part of the page came into view.", false],
  ])("%s by %s", (step, on, found, expected) => {
    expect(isOtherCommand(ground(step, on), found)).toBe(expected);
  });
});

describe("a button that keeps a form beside another one", () => {
  const form = `
  form "Fields"
    textbox "Title" ="Green fence"
    button "Update" #update
    button "Cancel"
  form "Filter"
    button "Apply filter"
`;
  it.each<[string, string, boolean]>([
    ["Save the changed hedge", '"Green fence" is on the page now.', false],
    ["Press Update to store the new name", '"Green fence" is on the page now.', false],
    ["Save the changed hedge", '"Red brick" is on the page now.', true],
    ["Save the changed hedge and plant it", '"Green fence" is on the page now.', true],
  ])("%s: %s", (step, found, expected) => {
    expect(isOtherCommand(groundOf(aVerificationCase({ step, before: form, on: "#update" })), found)).toBe(
      expected,
    );
  });
});
