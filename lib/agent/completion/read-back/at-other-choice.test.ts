import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { standsAtOtherChoice } from "./at-other-choice";

const horse: Entered = {
  kind: "element_value",
  element: { role: "combobox", name: "Horse" },
  value: "Juno",
};

it.each<[string, string, string[], boolean]>([
  ["its own choice", "Saturday, 10:00 free", ["Saturday, 10:00 booked: Juno", "Saturday, 11:00 free"], false],
  ["another one", "Saturday, 10:00 free", ["Saturday, 10:00 free", "Saturday, 11:00 booked: Juno"], true],
  ["one of two alike", "Saturday free", ["Saturday early: Juno", "Saturday late"], true],
  ["none", "Saturday, 10:00 free", ["Saturday, 10:00 free", "Saturday, 11:00 free"], false],
  ["one where the choice is called so itself", "Juno", ["Juno", "Maple, with Juno"], false],
])("what was entered stands at %s", (_, name, choices, is) => {
  const chosen = anAction({ target: { id: "1", role: "radio", name, path: "form" } });
  const task = aTask({ goal: "Book the arena for Juno on Saturday at 10:00", history: [chosen] });
  const snapshot = aPage(`form ""\n${choices.map((one) => `  radio "${one}" [unchecked]`).join("\n")}`);
  expect(standsAtOtherChoice([horse], { task, snapshot })).toBe(is);
  expect(standsAtOtherChoice([horse], { task: { ...task, history: [] }, snapshot })).toBe(false);
});
