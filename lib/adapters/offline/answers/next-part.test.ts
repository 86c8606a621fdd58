import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { refinedStep } from "@/tests/support/refined-step";

const berth = (pier: string, button = "Continue", more = "") =>
  aPage(`
  form ""
    radio "Pier A" #a [unchecked]
    radio "Pier B" #b [${pier}]
    ${more}
    button "${button}" #on
  link "Prices" #prices >"https://quay.test/prices"`);
const goal = "Book a berth at Pier B from 3 June 2027";
const chosen = [
  { action: 'check("b")', target: 'radio "Pier B"', outcome: "verified" as const, summary: "" },
];

it.each([
  [
    "is left for the next one, where that is chosen which the goal says",
    berth("checked"),
    chosen,
    'click("on")',
  ],
  ["is not left where nothing was chosen yet", berth("unchecked"), [], "cannot"],
  ["is not left by what ends it", berth("checked", "Send request"), chosen, "cannot"],
  [
    "is not left where one of its own takes it",
    berth("checked", "Continue", 'textbox:date "Date" #day'),
    chosen,
    'setValue("day", "2027-06-03")',
  ],
])("a part of a form that has no field for what is to be entered %s", async (_, page, history, expected) => {
  const { decision, action } = await refinedStep('Enter "3 June 2027" in the date field', page, {
    goal,
    history,
  });
  expect(action ?? decision).toBe(expected);
});
