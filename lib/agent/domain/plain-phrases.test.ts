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
  ])("%s", (step, plain) => {
    expect(pressed(step)).toBe(plain);
  });

  it.each([
    ["Give the new board the name Garden", "Enter Garden in the board name field"],
    ["Give the board a rest", "Give the board a rest"],
  ])("%s, by entering it", (step, plain) => {
    expect(entered(step)).toBe(plain);
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
