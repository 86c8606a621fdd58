import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

/** Columns that stand one after the other in no parts of their own. */
const flat = `
  heading "Kitchen"
  textbox "" ="Ideas"
  button "Add a card" #ideas
  textbox "" ="Done"
  button "" #cross
  button "Add a card" #done
`;
const apart = `
  heading "Kitchen"
  region ""
    heading "Ideas"
    button "Add a card" #ideas
  region ""
    heading "Done"
    button "Add a card" #done
`;
const titleBehind = `
  button "Add a card" #ideas
  textbox "" ="Ideas"
  button "Add a card" #done
  textbox "" ="Done"
`;
const fitOf = (step: string, on: string, before: string): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;

describe("of controls that are called the same the one of the column that the step names", () => {
  it.each<[string, string, string, string]>([
    ["Open the input for a new card in the column Done", "#done", flat, "this"],
    ["Open the input for a new card in the column Done", "#ideas", flat, "other"],
    ["Open the input for a new card below Done", "#ideas", flat, "other"],
    ["Start a card in the Ideas column", "#ideas", flat, "this"],
    ["Start a card in the Ideas column", "#done", flat, "other"],
    ["Start a card in the column Ideas", "#ideas", apart, "this"],
    ["Start a card in the column Ideas", "#done", apart, "other"],
    ["Open the input for a new card in the column Later", "#ideas", flat, "unclear"],
    ["Open the input for a new card", "#ideas", flat, "unclear"],
  ])("%s, by %s", (step, on, before, expected) => {
    expect(fitOf(step, on, before)).toBe(expected);
  });

  it("is not told where a title may stand behind its control", () => {
    expect(fitOf("Start a card in the column Ideas", "#done", titleBehind)).toBe("unclear");
  });

  it("is not told of several that follow the one title", () => {
    const chips =
      '\n  heading "Ann"\n  clickable "×" #runs &"Runs"\n  clickable "×" #smokes &"Smokes"\n  button "+ Add tag"\n';
    expect(fitOf("Remove the tag Smokes from Ann", "#smokes", chips)).not.toBe("other");
  });

  it("is not told where two are titled so", () => {
    expect(fitOf("Start it in the column Done", "#ideas", `${flat}  heading "Done"\n`)).not.toBe("this");
  });
});
