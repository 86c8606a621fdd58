import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import {
  isChosenByOther,
  isCommandOfMenu,
  isOnlyTurned,
  isOpenedInstead,
  isToMark,
  narrowsLess,
  signsInstead,
} from "./another-deed";

const ground = (parts: Omit<CaseParts, "on">) => groundOf(aVerificationCase({ ...parts, on: "#it" }));
const by = (step: string, control: string, requests: readonly string[] = []) =>
  ground({ step, before: `\n  heading "Beds"\n  ${control} #it`, requests });

describe("what leads somewhere, for a step that marks a thing", () => {
  it.each<[string, string, readonly string[], boolean]>([
    ["Favourite the post of Ann Lee", 'link "Ann Lee"', [], true],
    ["Mark the bed as watered", 'button "Beds"', [], true],
    ["Favourite the post of Ann Lee", 'button "♡"', [], false],
    ["Favourite the post of Ann Lee", 'link "♡"', ["POST /likes 201"], false],
    ["Open the post of Ann Lee", 'link "Ann Lee"', [], false],
  ])("%s by %s with %j: %s", (step, control, requests, says) =>
    expect(isToMark(by(step, control, requests))).toBe(says),
  );
});

describe("a command of a menu of which the step says no word", () => {
  it.each<[string, string, readonly string[], boolean]>([
    ["Open the details of the north bed", 'menuitem "Move to Fallow"', ["PUT /beds/1 200"], true],
    ["Make Ann the owner", 'menuitem "Duplicate"', ["POST /beds 201"], true],
    ["Open the details of the north bed", 'menuitem "Details"', ["PUT /seen/1 200"], false],
    ["Open the details of the north bed", 'menuitem "More"', [], false],
    ["Open the details of the north bed", 'button "More"', ["PUT /seen/1 200"], false],
    ["Open the details of the north bed", 'menuitem "…"', ["PUT /seen/1 200"], false],
    ["Unfold the list of towns", 'option "Rome"', [], true],
    ["Open Rome", 'option "Rome"', [], false],
  ])("%s by %s with %j: %s", (step, control, requests, says) =>
    expect(isCommandOfMenu(by(step, control, requests))).toBe(says),
  );
});

describe("a box that was only turned over, for a step that makes or sends something", () => {
  it.each<[string, string, readonly string[], boolean]>([
    ['Add the "Lantern" to the bag', 'checkbox "Brass" [unchecked]', [], true],
    ['Send "Noon" to Ann', 'switch "Sound" [unchecked]', [], true],
    ['Add the "Lantern" to the bag', 'checkbox "Brass" [unchecked]', ["POST /bag 201"], false],
    ['Add the "Lantern" to the bag', 'button "Brass"', [], false],
    ['Add the "Lantern" to the bag', 'checkbox "Lantern" [unchecked]', [], false],
    ["Show only what is of brass", 'checkbox "Copper" [unchecked]', [], false],
  ])("%s by %s with %j: %s", (step, control, requests, says) =>
    expect(isOnlyTurned(by(step, control, requests))).toBe(says),
  );
});

describe("what signs somebody in or out, for a step that says nothing of that", () => {
  it.each<[string, string, boolean]>([
    ['Edit the section "News"', 'button "Log in"', true],
    ["Click the name of the bed to edit it", 'button "Log Out"', true],
    ["Log Ann in", 'button "Log in"', false],
    ["Submit the credentials", 'button "Log in"', false],
    ["End the session", 'button "Sign out"', false],
    ['Press "Sign out"', 'button "Sign out"', false],
    ['Edit the section "News"', 'button "Edit"', false],
    ["Log Ann in", 'button "Log out"', true],
    ["Confirm signing out", 'button "Log out"', false],
    ["Confirm logging off", 'button "Sign out"', false],
    ["Make sure that Ann is signed out", 'button "Log out"', false],
    ["Stay logged in", 'button "Log in"', false],
    ["Confirm the designing out of doors", 'button "Log out"', true],
    ["Confirm signing outside", 'button "Log out"', true],
  ])("%s by %s: %s", (step, control, says) => expect(signsInstead(by(step, control))).toBe(says));
});

describe("a choice that is called otherwise than what is to be chosen", () => {
  const list = (control: string) => `
  list "Export"
    item "Starred contacts"
      ${control} #it
    item "All contacts"
      radio "" [unchecked]`;
  it.each<[string, string, boolean]>([
    ['Choose "Starred" as what to export', '\n  button "Import and export" #it', true],
    ['Choose "Starred" as what to export', '\n  radio "Starred contacts" [unchecked] #it', false],
    ['Choose "Starred" as what to export', list('radio "" [unchecked]'), false],
    ['Choose "Latest" as what to export', list('radio "" [unchecked]'), true],
    ['Choose "Starred" or "All" as what to export', '\n  button "Import and export" #it', false],
    ["Choose the starred ones", '\n  button "Import and export" #it', false],
    ['Open "Starred"', '\n  button "Import and export" #it', false],
  ])("%s by %s: %s", (step, before, says) =>
    expect(isChosenByOther(ground({ step, before: `\n  heading "Beds"${before}` }))).toBe(says),
  );
});

describe("one box of several that is to narrow a list by itself", () => {
  const sizes = (own: string, other: string) =>
    `\n  region "Sizes"\n    checkbox "XS" [${own}] #it\n    checkbox "S" [${other}]`;
  it.each<[string, string, string, boolean]>([
    ["Show only what is of size XS", "checked", "checked", true],
    ["Show only what is of size XS", "checked", "unchecked", false],
    ["Show only what is of size XS", "unchecked", "checked", false],
    ["Show only the sizes XS and S", "checked", "checked", false],
    ["Filter by the size XS", "checked", "checked", false],
  ])("%s, %s beside %s: %s", (step, own, other, says) =>
    expect(narrowsLess(ground({ step, before: sizes("unchecked", other), after: sizes(own, other) }))).toBe(
      says,
    ),
  );
});

describe("an entry that was opened, for a step that ticks it", () => {
  const dialog = '\n  dialog "Kale"\n    button "Close"';
  it.each<[string, string, string, boolean]>([
    ["Tick off the kale", 'option "Kale"', dialog, true],
    ["Tick off the kale", 'item "Kale"', dialog, true],
    ["Tick off the kale", 'row "Kale"', dialog, true],
    ["Tick off the kale", 'clickable "Kale"', dialog, true],
    ["Untick the kale", 'treeitem "Kale"', dialog, true],
    ["Tick off the kale", 'option "Kale"', "", false],
    ["Tick off the kale", 'checkbox "Kale" [unchecked]', dialog, false],
    ["Open the kale", 'option "Kale"', dialog, false],
  ])("%s by %s, and then %j: %s", (step, control, came, says) => {
    const before = `\n  heading "Seeds"\n  ${control} #it`;
    expect(isOpenedInstead(ground({ step, before, after: `${before}${came}` }))).toBe(says);
  });
});
