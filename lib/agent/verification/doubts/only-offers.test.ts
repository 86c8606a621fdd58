import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isBeforeDialog, isYetToChoose, onlyOffers } from "./only-offers";

const bar = '\n  button "New" [collapsed] #new\n  combobox "Start time" [collapsed] #time';
const came = (step: string, more: string, on = "#new") =>
  groundOf(aVerificationCase({ step, before: bar, on, after: bar + more }));
const menu = '\n  list "" #m\n    menuitem "New folder"\n    menuitem "New file"';
const dialog = '\n  dialog "New folder" #d\n    textbox "Name"\n    button "Make"';
const times = '\n  list "" #m\n    option "14:00"\n    option "14:30"';

describe("a list of what can be made", () => {
  it.each<[string, string, boolean]>([
    ["Open the dialog for a new folder", menu, true],
    ["Open the dialog for a new folder", dialog, false],
    ["Open the dialog for a new folder", menu + dialog, false],
    ["Open the list of what can be made", menu, false],
    ["Open the details of Oda Lind", menu, true],
    ["Open the profile of Oda Lind", '\n  list "" #m\n    option "Rename"', true],
    ["Open the page of Oda Lind", menu, true],
    ["Open the record of Oda Lind", menu, true],
    ["Open the paged file", menu, false],
    ["Open the details of Oda Lind", '\n  list "" #m\n    item "New folder"', false],
    ["Open the details of Oda Lind", `${menu}\n  form "Oda Lind"`, false],
    ["Open the details of Oda Lind", `${menu}\n  dialog "Oda Lind"`, false],
    ["Open the details of Oda Lind", `${menu}\n  textbox "Called"`, false],
    ["Open the menu of the page", menu, false],
    ["Open the options of the profile", menu, false],
    ["Show the actions for the record", menu, false],
    ["Open the drop-down of the form", menu, false],
  ])("%s: only offers it, %#", (step, more, says) => expect(onlyOffers(came(step, more))).toBe(says));
});

it("is told by what was there and changed as well", () => {
  const before = `${bar}\n  menuitem "New folder" [disabled]`;
  const after = before.replace("[disabled]", "");
  const step = "Open the details of Oda Lind";
  expect(onlyOffers(groundOf(aVerificationCase({ step, before, on: "#new", after })))).toBe(true);
  expect(onlyOffers(groundOf(aVerificationCase({ step, before, on: "#new" })))).toBe(false);
});

describe("a list in which the step's choice is still to be made", () => {
  it.each<[string, string, string, string, boolean]>([
    ["The start time should be 14:30", times, "#time", "choice-shown", true],
    ["The start time should be 15:00", times, "#time", "choice-shown", false],
    ["The start time should be 14:30", '\n  option "14:30" [selected]', "#time", "choice-shown", false],
    ["Open the list of start times", times, "#time", "choice-shown", false],
    ['Click "New folder" under New', menu, "#new", "part-opened", true],
    ['Click "New"', menu, "#new", "part-opened", false],
    ["Show what is a new folder", menu, "#new", "part-opened", true],
    ["Show the list with a new folder", menu, "#new", "part-opened", false],
    ["Open the new folder list", menu, "#new", "part-opened", false],
    ["Choose the theme Swan", '\n  link "Swan" #s\n  link "Teal" #t', "#new", "part-opened", true],
    ["Choose the theme Swan", '\n  button "Swan" #s', "#new", "part-opened", true],
    ["Choose the theme Swan", '\n  heading "Swan" #s', "#new", "part-opened", false],
    ["Choose the theme Teal", '\n  link "Swan" #s', "#new", "part-opened", false],
    ["Choose the theme New", '\n  link "New" #s', "#new", "part-opened", false],
  ])("%s, %s at %s by %s: %s", (step, more, on, check, says) =>
    expect(isYetToChoose(came(step, more, on), check)).toBe(says),
  );
});

describe("a dialog in which the step presses something", () => {
  it.each<[string, string, boolean]>([
    ['Click "Make" in the dialog', dialog, true],
    ['Click "Make" in the small modal', dialog, true],
    ['Click "New"', dialog, false],
    ['Click "Make" in the dialog', menu, false],
  ])("%s: came only now, %#", (step, more, says) => expect(isBeforeDialog(came(step, more))).toBe(says));
});
