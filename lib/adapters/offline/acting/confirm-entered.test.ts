import { describe, expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnConfirmation } from "./confirm-entered";

const told = (outline: string, action: string, step: string): string => {
  const history = [{ action, target: "", step, outcome: "verified" as const, summary: "" }];
  const answer = actOnConfirmation({ do: "confirm", text: "confirm it" }, aPageContext(outline, history));
  return answer.decision === "act" ? `${answer.prepares ? "first " : ""}${answer.action}` : answer.decision;
};
const berths = (button: string) => `
  form ""
    radio "4A" #a [checked]
    radio "4B" #b [unchecked]
    ${button}`;
const tiles = `
  form ""
    button "4A" #a [pressed]
    button "4B" #b
    button "Confirm berth" #yes`;

describe("confirming what was chosen, where the page asks nothing", () => {
  it.each<[string, string, string, string, string]>([
    [
      "presses the button that says so",
      berths('button "Confirm berth" #yes'),
      'check("a")',
      "Select 4A",
      'click("yes")',
    ],
    [
      "ticks first what holds that button shut",
      berths('checkbox "I agree" #vow [unchecked]\n    button "Confirm berth" #yes [disabled]'),
      'check("a")',
      "Select 4A",
      'first check("vow")',
    ],
    [
      "cannot press what something lies over",
      berths('button "Confirm berth" #yes !'),
      'check("a")',
      "Select 4A",
      "cannot",
    ],
    [
      "presses it after a tile that was pressed to choose it",
      tiles,
      'click("a")',
      "Select 4A",
      'click("yes")',
    ],
    ["presses nothing after a deed", tiles, 'click("a")', "Move the boat", "step_holds"],
    [
      "presses nothing that does not say so",
      berths('button "Release berth" #off'),
      'check("a")',
      "Select 4A",
      "step_holds",
    ],
  ])("%s", (_, outline, action, step, expected) => expect(told(outline, action, step)).toBe(expected));
});
