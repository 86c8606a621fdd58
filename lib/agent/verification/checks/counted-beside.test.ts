import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { anAction, aVerdict } from "@/tests/support/a-task";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { wrongElement } from "./wrong-element";

it.each([
  ["was counted with", "Oven: one degree less", "region:Oven", undefined],
  ["was not used", "Timer", "region:Oven", "refuted"],
  ["stands in another part", "Grill: one degree less", "region:Grill", "refuted"],
])(
  "a control that counts the other way says nothing against what stores it where it %s",
  (_, used, path, said) => {
    const input = aVerificationCase({
      step: "Turn the oven down to 180 degrees",
      before: `
  region "Oven"
    button "Oven: one degree less" #less
    button "Oven: one degree more" #more
    button "Keep" #go`,
      on: "#go",
      after: '\n  heading "Kitchen"',
    });
    const past = anAction({
      action: { name: "click", args: ["less"] },
      target: { id: "less", role: "button", name: used, path },
      verdict: aVerdict(),
      ...(input.action.stepId === undefined ? {} : { stepId: input.action.stepId }),
    });
    const ground = { ...groundOf(input), input: { ...input, history: [past] } };
    const rival = ground.nodesBefore.findIndex(({ name }) => name === "Oven: one degree more");
    const fit = { fit: "other", rival, reason: "the step names the button" } as const;
    expect(wrongElement.check({ ...ground, fit })?.outcome).toBe(said);
  },
);
