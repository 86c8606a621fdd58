import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const page = '\n  link "Fonts" #place\n  clickable "Semi Bold" #one\n  clickable "Serif" #other';

describe("a link that is called like the place alone", () => {
  it.each([
    ["Expand the style dropdown of the font", "unclear"],
    ["Open the menu of styles for the font", "unclear"],
    ["Open the fonts", "other"],
  ])("%s", (step, expected) =>
    expect(groundOf(aVerificationCase({ step, before: page, on: "#one" })).fit.fit).toBe(expected),
  );

  it.each([
    ['Press Rename for the file "notes.txt"', "unclear"],
    ['Press the name of the file "notes.txt"', "other"],
  ])("%s", (step, expected) => {
    const files =
      '\n  button "Rename selected" #one\n  link "notes.txt" >/edit/notes.txt\n  link "Trees" >/trees';
    expect(groundOf(aVerificationCase({ step, before: files, on: "#one" })).fit.fit).toBe(expected);
  });
});
