import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { Outcome } from "@/lib/contracts/verdict";
import { anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import { afterVerdict } from "./after-verdict";

const put = { method: "PUT", urlPath: "/api/follows/tide", status: 200, startedAt: 1 };
const follow = { id: "f", role: "button" as const, name: "Follow Tide Radio", path: "" };

type Case = {
  target?: ActionRecord["target"];
  sent?: boolean;
  outcome?: Outcome;
  first?: Partial<PlanStep>;
  next?: Partial<PlanStep>;
};

/** The step that is next after a step that was only to show the way pressed a control. */
function stepAfter({ target = follow, sent = true, outcome = "verified", first = {}, next = {} }: Case) {
  const record = anAction({ purpose: "step", stepId: "s1", target, urlAtAction: "http://radio.test/" });
  const plan = aPlan(
    aStep({ id: "s1", status: "active", ...first }),
    aStep({ id: "s2", mutating: true, dependsOn: ["s1"], ...next }),
    aStep({ id: "s3", confirms: true, dependsOn: ["s2"] }),
  );
  const task = aTask({ goal: "Please follow Tide Radio", plan, pendingAction: record });
  const looked = { record, report: aReport({ networkEvents: sent ? [put] : [] }), secondLook: true };
  const { task: after } = afterVerdict(aTurnState({ task }), looked, aVerdict({ outcome }));
  return after?.plan?.steps[after.plan.currentStepIndex]?.id;
}

it.each<[string, Case, string]>([
  ["has done what is behind it where it was stored and says what the goal does", {}, "s3"],
  ["only showed the way where nothing was sent", { sent: false }, "s2"],
  [
    "only showed the way where it says something else",
    { target: { ...follow, name: "Open Tide Radio" } },
    "s2",
  ],
  ["only showed the way at another thing", { target: { ...follow, name: "Follow Radio" } }, "s2"],
  ["did its own deed where it was to store something itself", { first: { mutating: true } }, "s2"],
  ["leaves what does not wait for it", { next: { dependsOn: [] } }, "s2"],
  ["leaves what stores nothing", { next: { mutating: false } }, "s2"],
])("a press of a step that was to show the way %s", (_, one, next) => {
  expect(stepAfter(one)).toBe(next);
});
