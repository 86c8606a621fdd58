import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { repeatProblem } from "./repeat-problem";

const called = (name: string) => ({ id: "1", role: "button", name, path: "form:Bed" }) as const;
const said = "This may have been done already: it is not known how the first try ended.";
const opened = { target: called("Edit"), purpose: "recover" } as const;
const wire = {
  id: "e",
  source: "network",
  polarity: "for",
  strength: 1,
  rank: "network",
  text: "x",
} as const;

it.each<[string, Partial<ActionRecord>, Partial<ActionRecord>, string | undefined]>([
  ["may be pressed where it only opened under another name", opened, {}, undefined],
  ["may not where it was the step's own deed", { ...opened, purpose: "step" }, {}, said],
  [
    "may not where it sent something",
    { ...opened, verdict: aVerdict({ outcome: "undecided", evidence: [wire] }) },
    {},
    said,
  ],
  ["may not where it was called the same", { ...opened, target: called("Save") }, {}, said],
  ["may not where it is called the same", opened, { target: called("Edit") }, said],
])("the control with the id of an earlier one %s", (_, first, parts, expected) => {
  const record = anAction({ stepId: "s1", target: called("Save"), ...parts });
  const past = anAction({ stepId: "s1", verdict: aVerdict({ outcome: "undecided" }), ...first });
  const task = aTask({ plan: aPlan(aStep({ id: "s1", mutating: true })), history: [past] });
  expect(repeatProblem(record, task, "submit")).toBe(expected);
});
