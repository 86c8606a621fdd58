import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aPageContext } from "@/tests/support/a-page-context";
import { refinedStep } from "@/tests/support/refined-step";
import { act } from "./answer";
import { notPressedBack } from "./not-pressed-back";

const past = {
  action: 'click("s")',
  target: 'button "Save: pie"',
  outcome: "verified" as const,
  summary: "",
};
const earlier = { ...past, step: "Save the pie" };

it.each([
  ["stands on since", "[pressed]", [earlier], "Save the pie", "step_holds"],
  ["stands off since", "[unpressed]", [earlier], "Save the pie", "act"],
  ["stood on from the start", "[pressed]", [], "Save the pie", "act"],
  ["is to be turned off", "[pressed]", [earlier], "Turn off the pie", "act"],
  ["shows no state", "", [earlier], "Save the pie", "act"],
])("a control that %s", (_, states, history, step, decision) => {
  const context = aPageContext(`button "Save: pie" ${states} #s`, history);
  expect(notPressedBack(act("click", ["s"], "", 1), step, context).decision).toBe(decision);
});

it.each([
  ["[unpressed]", [earlier], "act"],
  ["[pressed]", [earlier], "step_holds"],
  ["[pressed]", [], "act"],
])("whoever is asked for the next action of a step: %s after %j", async (states, history, decision) => {
  const { decision: next } = await refinedStep("Save the pie", aPage(`button "Save: pie" ${states} #s`), {
    history,
  });
  expect(next).toBe(decision);
});
