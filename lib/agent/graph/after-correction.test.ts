import { expect, it } from "vitest";
import { anAction, aTask } from "@/tests/support/a-task";
import { afterCorrection } from "./after-correction";

const clickOn = (id: string) => ({
  kind: "act" as const,
  strategy: "alternative_element" as const,
  purpose: "correction" as const,
  choice: {
    kind: "act" as const,
    action: { name: "click" as const, args: [id] },
    actionType: "generic" as const,
    thought: "",
    certainty: 0.8,
  },
});

it.each([
  ["select", "1", "recover"],
  ["select", "2", "correction"],
  ["check", "1", "correction"],
] as const)(
  "after %s failed on 1, a click on %s is a try of its own or makes room: %s",
  (name, id, purpose) => {
    const args = name === "select" ? ["1", "Freezer"] : ["1"];
    const task = aTask({ history: [anAction({ action: { name, args } })] });
    expect(afterCorrection(task, undefined, clickOn(id)).purpose).toBe(purpose);
  },
);

it.each([
  ["step", "correction"],
  ["recover", "recover"],
  ["contingency", "recover"],
] as const)("a second try at what was done as %s is one as %s", (was, purpose) => {
  const task = aTask({ history: [anAction({ purpose: was, action: { name: "check", args: ["1"] } })] });
  expect(afterCorrection(task, undefined, clickOn("1")).purpose).toBe(purpose);
});
