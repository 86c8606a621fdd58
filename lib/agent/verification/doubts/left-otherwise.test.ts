import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { leftOtherwise } from "./left-otherwise";

const form = (name: string, hours: string) => `
  form "Helper"
    textbox "Name" =${JSON.stringify(name)} #name
    textbox "Hours" =${JSON.stringify(hours)} #hours
    button "Save" #save
`;
const list = (...rows: string[]) =>
  `\n  table "Helpers"${rows.map((row) => `\n    row ${JSON.stringify(row)}`).join("")}`;
const doubt = (step: string, parts: Partial<CaseParts> = {}) =>
  leftOtherwise(
    groundOf(
      aVerificationCase({
        step,
        before: form("Ida Falk", "6"),
        on: "#save",
        after: list("Ida Falk 6.00", "Ben 2"),
        ...parts,
      }),
    ),
  );
const number = "But the entry bears another number.";
const once = "But the step wants the form once more.";

describe("a number of the form that was left", () => {
  it.each<[string, string, Partial<CaseParts>, string | undefined]>([
    ["stands in the entry", "Save the 6 hours", {}, undefined],
    ["stands there behind a letter", "Save the 6 hours", { after: list("Ida Falk x6") }, undefined],
    ["is another one there", "Save the 6 hours", { after: list("Ida Falk 60.00", "Ben 6") }, number],
    ["came to another entry", "Save the 6 hours", { after: list("Ida Falk 1", "Ben 6") }, number],
    [
      "is told by the goal alone",
      "Save it",
      { goal: "6 hours for Ida", last: true, after: list("Ida Falk 1") },
      number,
    ],
    [
      "is told by a goal that ends later",
      "Save it",
      { goal: "6 hours for Ida", after: list("Ida Falk 1") },
      undefined,
    ],
    ["is told by nobody", "Save it", { after: list("Ida Falk 1") }, undefined],
    ["is none of the form", "Save the 8 hours", { after: list("Ida Falk 1") }, undefined],
    ["is shown of no entry", "Save the 6 hours", { after: list("Ida Falk", "Ben") }, undefined],
    ["belongs to an entry that is not shown", "Save the 6 hours", { after: list("Ben 2") }, undefined],
    [
      "is in thousands",
      "Save the 1,200 hours",
      { before: form("Ida Falk", "1200"), after: list("Ida Falk 1,200.00") },
      undefined,
    ],
    [
      "is a part of a name",
      "Save the 6 hours",
      { before: form("Ida Falk", "6 hours"), after: list("Ida Falk 1") },
      undefined,
    ],
    [
      "is in a form that is still there",
      "Save the 6 hours",
      { after: `${form("Ida Falk", "6")}${list("Ida Falk 1")}` },
      undefined,
    ],
    [
      "is in another form of the page that came",
      "Save the 6 hours",
      { after: `${form("", "")}${list("Ida Falk 1")}` },
      number,
    ],
  ])("%s", (_, step, parts, expected) => {
    expect(doubt(step, parts)).toBe(expected);
  });
});

describe("a form that is wanted once more", () => {
  it.each<[string, string | undefined]>([
    ["Save this helper and get an empty form for the next one", once],
    ["Save it, then start with a blank form", once],
    ["Save and add another", once],
    ["Store the helper and go on to the next one", once],
    ["Save the helper", undefined],
    ["Save the new form", undefined],
    ["Save Ida and Ben", undefined],
    ["Press Next to save it", undefined],
  ])("%s", (step, expected) => {
    expect(doubt(step)).toBe(expected);
  });

  it("is no matter where the form is still there", () => {
    expect(doubt("Save it and get an empty form", { after: form("", "") })).toBe(undefined);
  });
});
