import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isNamedOtherwise } from "./named-otherwise";

const named = (step: string, control: string, check: string): boolean =>
  isNamedOtherwise(
    groundOf(
      aVerificationCase({
        step,
        before: `\n  heading "Beds"\n  list "Beds"\n    item "Roses"\n      ${control} #it`,
        on: "#it",
      }),
    ),
    check,
  );

it.each<[string, string, boolean]>([
  ["Save the bed with 4 roses", "Update", false],
  ["Save the bed with 4 roses", "Update prices", true],
  ["Open the roses of the bed", "Update", true],
])("%s by the button %s is named otherwise: %s", (step, name, says) => {
  expect(named(step, `button "${name}"`, "item-appeared")).toBe(says);
});

describe("what was entered for a step that says another thing", () => {
  it.each<[string, string, string, boolean]>([
    ["Put halfoff on the coupon and go on", "roses", "item-appeared", true],
    ["Add roses", "roses", "item-appeared", false],
    ["Type the name of the bed", "roses", "item-appeared", false],
    ["Put halfoff on the coupon and go on", "roses", "form-submitted", false],
  ])("%s, by %s, as %s sees it: %s", (step, value, check, says) => {
    const before = '\n  textbox "Bed" #bed\n  textbox "Fruit" #fruit';
    const parts = aVerificationCase({ step, before, on: "#fruit", does: "setValue", value });
    expect(isNamedOtherwise(groundOf(parts), check)).toBe(says);
  });
});

describe("a control whose name the step does not say", () => {
  it.each<[string, string, string, boolean]>([
    ['Search for "Roses"', 'option "Withered"', "list-arranged", true],
    ['Delete "Roses"', 'checkbox "View all"', "item-gone", true],
    ['Delete "Roses"', 'button "Save"', "item-gone", true],
    ["Hide the roses", 'button "Save"', "part-closed", true],
    ["Hide the roses", 'button "Cancel"', "part-closed", true],
    ["Go to the second page of roses", 'link "Comments" -> "/comments"', "known-destination", true],
    ['Delete "Roses"', 'button "prev"', "item-gone", true],
    ['Save the bed with "Update"', 'button "Edit"', "item-appeared", true],
    ["Open the dialog for a new note", 'link "Greenfly note of this noon" -> "#1"', "part-opened", false],
    ["Open the dialog for a new note", 'link "Greenfly again at noon" -> "#1"', "part-opened", true],
    ['Click the switch in the card "Roses"', 'link "Roses" -> "/roses"', "place-named", true],
    ["Save the renamed bed", 'button "Add"', "item-appeared", true],
    ["Show only withered roses", 'button "go to the 2 page"', "list-arranged", true],
    ['Hide the layer "Copyright notice"', 'button "Cancel"', "part-closed", true],
    ["Open the form for a new rose", 'link "Register" -> "/in"', "known-destination", true],
    ["Close the dialog without creating anything", 'button "Create"', "part-closed", true],
    // It says the same, says it in another word, or says nothing.
    ['Delete "Roses"', 'button "Remove"', "item-gone", false],
    ['Delete "Roses"', 'button "×"', "item-gone", false],
    ['Delete "Roses"', 'button "OK"', "item-gone", false],
    ['Delete "Roses"', 'button "Yes, do it"', "item-gone", false],
    ['Delete "Roses"', 'button "Continue"', "item-gone", false],
    ["Sort the roses by age", 'button "Rearrange"', "list-arranged", true],
    ["Sort the roses by age", 'button "Arrange"', "list-arranged", false],
    ["Book the roses", 'button "Add bed"', "item-appeared", false],
    ["Show only what is still open", 'option "Active"', "list-arranged", false],
    ["Close the dialog", 'button "Cancel"', "part-closed", false],
    ["The prompt has to be gone", 'button "Cancel"', "part-closed", false],
    ["Open the Watering tab", 'tab "Watering4"', "state-held-already", false],
    ["Open the calendar", 'link "OpenCalendar" -> "/calendar"', "known-destination", false],
    ["Go one month ahead", 'link "Next" -> "/2"', "known-destination", false],
    ["Go to the login form", 'link "Log In" -> "/in"', "known-destination", false],
    ["Open the page for a new rose", 'link "Add" -> "/new"', "known-destination", false],
    ["The roses have to be ticked", 'checkbox "Toggle this"', "toggle-read-back", false],
    ["Remove the roses from the bed", 'button "Uproot"', "item-gone", false],
    ["Remove it", 'button "View all"', "item-gone", false],
    ["Say no to the roses", 'button "Deny"', "control-flipped", false],
    ["Unfold the menu of the bed", 'button "Who waters"', "part-opened", false],
    // What these checks ask for is the place itself.
    ["Send the note to Bo", 'button "Water"', "place-named", false],
  ])("%s, by %s, as %s sees it: %s", (step, control, check, says) => {
    expect(named(step, control, check)).toBe(says);
  });
});
