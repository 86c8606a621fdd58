import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isHeadedAsNew } from "./form-for-new";

const before = '\n  heading "Club"\n  button "Add" #add';

it.each<[string, string, boolean]>([
  ["Open the form for a new boat", 'heading "New boat"', true],
  ["Open the form for a new boat", 'dialog "Create boat"', true],
  ["Open the form for a new boat", 'heading "New boats record"', true],
  ["Open the form for a new boat", 'heading "Add a boat record"', true],
  ["Open the form for a new boat", 'heading "New boat page"', true],
  ["Open the form for a new record", 'heading "New record"', true],
  ["Open the form for a new boat", 'heading "New record"', false],
  ["Open the form for a new boat", 'heading "New berth record"', false],
  ["Open the form for a new boat", 'heading "New boat berth"', false],
  ["Open the form for a new boat", 'heading "Boats record"', false],
  ["Open the form for a new boat", 'heading "New"', false],
  ["Open the form for a new boat", 'heading "Boat"', false],
  ["Open the form for a new letter", 'heading "New letter to a member"', true],
  ["Open the form for a new boat", 'text "New boat"', false],
])("%s, and %s came: %s", (step, row, says) =>
  expect(
    isHeadedAsNew(groundOf(aVerificationCase({ step, before, on: "#add", after: `${before}\n  ${row}` }))),
  ).toBe(says),
);
