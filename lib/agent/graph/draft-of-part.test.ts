import { expect, it } from "vitest";
import { anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import { afterVerdict } from "./after-verdict";

const put = { method: "PUT", urlPath: "/draft", status: 200, startedAt: 1 };

it.each([
  ["Next", "recover"],
  ["Continue", "recover"],
  ["Take it", "step"],
])(
  "%s in the part that names the thing, with which something was stored, is a try at the step: %s",
  (name, purpose) => {
    const path = "item:Which room? Juniper Rowan Next";
    const target = { id: "n", role: "button" as const, name, path };
    const record = anAction({ purpose: "recover", stepId: "s1", target, urlAtAction: "http://desk.test/" });
    const plan = aPlan(aStep({ id: "s1", status: "active", mutating: true }));
    const task = aTask({ goal: "Book the Juniper room", plan, pendingAction: record });
    const looked = { record, report: aReport({ networkEvents: [put] }), secondLook: true };
    const { task: after } = afterVerdict(aTurnState({ task }), looked, aVerdict({ outcome: "undecided" }));
    expect(after?.history.at(-1)?.purpose).toBe(purpose);
  },
);
