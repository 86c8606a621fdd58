import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const page = (control: string, ...more: string[]) => `
  link "Pet types" #list >/types
  heading "Pet types"
  button "${control}" #make
${more.map((one) => `  ${one}`).join("\n")}
`;
const fitOf = (step: string, before: string): string =>
  groundOf(aVerificationCase({ step, before, on: "#make" })).fit.fit;

describe("what makes something new", () => {
  it.each<[string, string, string, string]>([
    [
      "is meant where the thing itself is in the list",
      "Open the form for a new pet type",
      page("Add"),
      "this",
    ],
    ["is meant where it says what it makes", "Open the form for a new pet type", page("+ New type"), "this"],
    [
      "is meant by what is to be entered",
      "Go to the form where a new pet type is entered",
      page("Add"),
      "this",
    ],
    [
      "is one of two",
      "Open the form for a new pet type",
      page("Add", 'button "Add owner" #other'),
      "unclear",
    ],
    ["makes another thing", "Open the form for a new pet type", page("Add owner"), "other"],
    ["is not meant where nothing is to be new", "Open the form of the pet types", page("Add"), "other"],
    ["only edits", "Open the form for a new pet type", page("Edit"), "other"],
    ["is not meant by a name in quotes", 'Open the new "Pet types"', page("Add"), "other"],
    ["is hidden elsewhere", "Open the form for a new pet type", page("Add", 'button "New" [hidden]'), "this"],
  ])("%s", (_, step, before, expected) => {
    expect(fitOf(step, before)).toBe(expected);
  });
});
