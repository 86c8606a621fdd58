import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isFormForNew, isHeadedAsNew } from "./form-for-new";
import { appearedParts } from "./parts";

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

it.each<[string, string, boolean]>([
  ["Quay - Boats", "Quay - New boat", true],
  ["Quay - Boats", "Quay - New berth", false],
  ["Quay - Boats", "Harbour - New boat", false],
  ["Boats", "Quay - New boat", false],
])("behind what all headings of the site begin with: %s, %s", (was, is, says) => {
  const [first, after] = [was, is].map((name) => `\n  heading "${name}" #head\n  button "Add" #add`);
  const step = "Open the form for a new boat";
  expect(
    isHeadedAsNew(groundOf(aVerificationCase({ step, before: first ?? "", on: "#add", after: after ?? "" }))),
  ).toBe(says);
});

it("takes a field in the place of another one for one that came", () => {
  const page = (head: string, field: string, more = "") =>
    `\n  heading "Quay - ${head}" #head\n  link "Create" >/boats/new #add\n  textbox "${field}" #field${more}`;
  const ground = groundOf(
    aVerificationCase({
      step: "Open the form for a new boat",
      before: page("Boats", "Search"),
      on: "#add",
      after: page("New boat", "Name", '\n  checkbox "Sails"\n  button "Save"'),
      urlAfter: "https://garden.test/boats/new",
    }),
  );
  expect(appearedParts(ground).some((part) => isFormForNew(part, ground))).toBe(true);
});
