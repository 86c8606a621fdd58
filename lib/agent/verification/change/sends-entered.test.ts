import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { anAction, aVerdict } from "@/tests/support/a-task";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { sendsWhatWasEntered } from "./sends-entered";

it.each<[string, string, string, string, boolean]>([
  ["is that of another thing", "Change price of the quinces", "Save", "form", true],
  ["is that of the thing itself", "Change price of the pears", "Save", "form", false],
  [
    "is that of another thing, where another form was filled in",
    "Change price of the quinces",
    "Save",
    "dialog:Find",
    false,
  ],
  [
    "is that of another thing, where the form was left",
    "Change price of the quinces",
    "Cancel",
    "form",
    false,
  ],
])("the form is sent, or is not, where a button elsewhere %s", (_, rivalName, pressed, filled, isSent) => {
  const input = aVerificationCase({
    step: "Change the price of the pears to 3.20",
    before: `
  form
    textbox "Per kilo" ="3.20"
    button "${pressed}" #go
  button "${rivalName}" #rival`,
    on: "#go",
    after: '\n  button "Change price of the quinces"\n  button "Change price of the pears"',
  });
  const entered = anAction({
    action: { name: "setValue", args: ["p", "3.20"] },
    target: { id: "p", role: "textbox", name: "Per kilo", path: filled },
    verdict: aVerdict(),
    ...(input.action.stepId === undefined ? {} : { stepId: input.action.stepId }),
  });
  const ground = { ...groundOf(input), input: { ...input, history: [entered] } };
  const rival = ground.nodesBefore.findIndex(({ name }) => name === rivalName);
  const fit = { fit: "other", rival, reason: "the step names the button" } as const;
  expect(sendsWhatWasEntered({ ...ground, fit })).toBe(isSent);
});
