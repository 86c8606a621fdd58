import { describe, expect, it } from "vitest";
import { inPlainStep } from "./plain-step";

const pressed = (step: string): string => inPlainStep(step, { presses: true, control: "" });
const entered = (step: string): string => inPlainStep(step, { presses: false, control: "" });

describe("who is signed in or out", () => {
  it.each([
    ["Log the user out", "Log out"],
    ["Sign me in", "Sign in"],
    ["Log Ida Falk off", "Log off"],
    ["Sign out the user", "Sign out"],
    ["Log the current account out again", "Log out"],
    ["The user must be signed out", "Log out"],
    ["End the session", "Log out"],
    ["Log the hours in", "Log the hours in"],
    ["Sign the document off", "Sign the document off"],
    ["Log the session of Monday in", "Log the session of Monday in"],
  ])("%s", (step, plain) => {
    expect(pressed(step)).toBe(plain);
  });
});

describe("roundabout ways to say a plain step", () => {
  it.each([
    ["Run the search for fern, only matching beds should be left", "Search for fern"],
    ["Do a search for fern", "Search for fern"],
    ["Give this bed a like", "Like this bed"],
    ["Give this bed a name", "Give this bed a name"],
    ["Show the bags instead of the shoes", "Show the bags"],
    ["Look only at empty beds", "Show only empty beds"],
    ["Put the beds in order of yield", "Sort the beds by yield"],
    ["Order the beds by their yield", "Order the beds by yield"],
    ["Make a copy of the bed with the copy symbol in its row", "Duplicate the bed"],
    ["Recover the bed", "Restore the bed"],
    ["Wipe out the withered ones", "Remove the withered ones"],
    ["Recover the password", "Recover the password"],
    ["Read the message of Ida", "Open the message of Ida"],
    ["Read more about it", "Read more about it"],
    ["Leave the preview", "Close the preview"],
    ["Leave the Oak group", "Leave the Oak group"],
    ["Advance to the billing step", "Continue to the billing step"],
    ["Page forward to ticket #8", "Go to ticket #8"],
    [
      "Bring up the form for a new task in the Backlog column",
      "Bring up the form for a new task in the Backlog column",
    ],
    ["Approve the bed by confirming the prompt", "Approve the bed"],
    ["Water the bed, it was left dry by mistake", "Water the bed, it was left dry by mistake"],
    ["Open the bed, it was closed by mistake", "Open the bed"],
  ])("%s", (step, plain) => {
    expect(pressed(step)).toBe(plain);
  });

  it.each([
    ["Ida should no longer be among the starred people", "Unstar Ida"],
    ["The bed must not be pinned", "Unpin the bed"],
    ["The bed must not be watered", "The bed must not be watered"],
    ['The entry "Oak" should disappear', 'Remove the entry "Oak"'],
    ['The message "Oak was saved" should disappear', 'The message "Oak was saved" should disappear'],
    ['Confirm that "Oak" is deleted from the beds', 'Confirm to delete "Oak" from the beds'],
  ])("%s: a state that ends", (step, plain) => {
    expect(pressed(step)).toBe(plain);
  });

  it("has a box of what is open again unticked, unless it says so itself", () => {
    const by = (label: string): string =>
      inPlainStep("Reopen the bed", { presses: true, control: label, label });
    expect([by("Done"), by("Open"), pressed("Reopen the bed")]).toEqual([
      "Untick the bed",
      "Reopen the bed",
      "Reopen the bed",
    ]);
  });

  it.each([
    ["Fill the field at the top with Oak", "Fill the field with Oak"],
    ["Find Oak by typing its name", "Find Oak"],
  ])("%s, by entering it", (step, plain) => {
    expect(entered(step)).toBe(plain);
  });

  it.each([
    ["Give the new board the name Garden", "Enter Garden in the board name field"],
    ["Give the board a rest", "Give the board a rest"],
    ["Name the new data table Returns", "Enter Returns in the data table name field"],
    ["Name the people who return", "Name the people who return"],
  ])("%s, by entering it", (step, plain) => {
    expect(entered(step)).toBe(plain);
  });

  it.each([
    ['Give the board the new name "Cork" and press Enter', 'Rename the board to "Cork"'],
    ["Give the board the new name that we agreed on", "Give the board the new name that we agreed on"],
  ])("%s, by entering it with Enter", (step, plain) => {
    expect(inPlainStep(step, { presses: false, control: "", entersText: true })).toBe(plain);
  });

  it("makes what a text was entered for with Enter", () => {
    const step = 'Type "Cork" and press Enter to create the card';
    expect(inPlainStep(step, { presses: false, control: "", entersText: true })).toBe(
      'Create the card "Cork"',
    );
  });
});

it.each([
  ["Apply the filter for plums", "Filter by plums"],
  ["Run the filter on plums", "Filter by plums"],
  ["Apply the filter", "Apply the filter"],
  ["Let the board show only what is due", "Show only what is due"],
])("what a list is to show: %s", (step, plain) => {
  expect(pressed(step)).toBe(plain);
});
