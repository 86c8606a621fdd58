import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { candidatesFor } from "./candidates";

const found = (outline: string, on = "own", takesText = true): string[] => {
  const { nodes } = aPage(outline);
  const target = nodes.findIndex(({ id }) => id === on);
  return candidatesFor(nodes, target, takesText).map((at) => nodes[at]?.id ?? "");
};

describe("of what a text may be meant for", () => {
  it.each<[boolean, string, string]>([
    [true, "another field", 'textbox "Crew"'],
    [true, "a field that opens a list", 'textbox "Crew" [popup]'],
    [true, "a field with proposals", 'combobox:text "Crew" [popup]'],
    [true, "a field that searches", 'combobox:search "Crew" [popup]'],
    [true, "a list that opens nothing", 'combobox "Crew"'],
    [false, "a list that opens", 'combobox "Lines: 15" [popup]'],
    [false, "a list that is open", 'combobox "Lines: 15" [popup expanded]'],
    [false, "a list with its options", 'combobox "Lines" |"15|30"'],
    [false, "a field that is hidden", 'textbox "Crew" [hidden]'],
    [false, "a scale", 'slider "Crew" ="3"'],
    [false, "a button that opens a list", 'button "Crew" [popup]'],
  ])("%s: %s", (is, _, row) => {
    const outline = `\n  textbox "Skipper" #own\n  ${row} #other`;
    expect(found(outline)).toEqual(is ? ["own", "other"] : ["own"]);
  });

  it("the list that was written in is one itself", () => {
    expect(found('\n  combobox "Lines: 15" [popup] #own\n  textbox "Crew" #other')).toEqual(["own", "other"]);
    expect(found('\n  combobox "Lines: 15" [popup] #own\n  combobox "Sails: 2" [popup] #other')).toEqual([
      "own",
    ]);
  });
});

const fitOf = (list: string, step = "Enter 15 as the lines"): string =>
  groundOf(
    aVerificationCase({
      step,
      before: `\n  textbox "" ~"Length" #own\n  ${list} #other`,
      on: "#own",
      does: "setValue",
      value: "15",
    }),
  ).fit.fit;

it("a list that takes no text was not meant instead of a field", () => {
  expect(fitOf('combobox "Lines" [popup]')).not.toBe("other");
  expect(fitOf('combobox:text "Lines" [popup]')).toBe("other");
  expect(fitOf('textbox "Lines"')).toBe("other");
});
