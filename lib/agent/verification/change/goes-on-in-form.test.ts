import { expect, it } from "vitest";
import { wrongElement } from "@/lib/agent/verification/checks/wrong-element";
import { groundOf } from "@/lib/agent/verification/ground";
import { anAction, aVerdict } from "@/tests/support/a-task";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const path = "form:Ferry";
const opened = anAction({
  actionId: "open",
  target: { id: "n", role: "button", name: "Crossing", path: "" },
  verdict: aVerdict({ outcome: "undecided" }),
});
const entered = anAction({
  actionId: "enter",
  action: { name: "setValue", args: ["b", "Tern"] },
  target: { id: "b", role: "textbox", name: "Boat", path },
  verdict: aVerdict(),
});
const elsewhere = { ...entered, target: { id: "s", role: "textbox" as const, name: "Search", path: "" } };

it.each<[string, string, readonly (typeof opened)[], "refuted" | undefined]>([
  ["opened the form that was filled in since", "Next", [opened, entered], undefined],
  ["opened it, and something else was filled in", "Next", [opened, elsewhere], "refuted"],
  ["was never pressed", "Next", [entered], "refuted"],
  ["opened the form, and the way out of it was pressed", "Cancel", [opened, entered], "refuted"],
])("what the step names and what %s", (_, name, history, expected) => {
  const input = aVerificationCase({
    step: "Submit the form for the new crossing",
    before: `\n  button "Crossing"\n  form "Ferry"\n    textbox "Pier" ="North"\n    button "${name}" #go`,
    on: "#go",
    after: '\n  button "Crossing"\n  form "Ferry"\n    textbox "Cabin" #cabin',
  });
  const ground = { ...groundOf(input), input: { ...input, history: [...history] } };
  expect(ground.fit.fit).toBe("other");
  expect(wrongElement.check(ground)?.outcome).toBe(expected);
});
