import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { Outcome } from "@/lib/contracts/verdict";
import { aPage } from "@/tests/support/a-page";
import { anAction, aPlan, aReport, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import { afterVerdict } from "./after-verdict";
import { storedOnTheWay } from "./deed-on-the-way";

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

const radio = { id: "r", role: "link" as const, name: "Tide Radio", path: "" };
const page = "http://radio.test/tide";

it.each<[string, Pick<typeof radio, "id" | "name" | "path"> & { role: "link" | "button" }, string, boolean]>([
  ["is none where a link that is called like the thing led to its page", radio, page, false],
  ["is one where such a link led nowhere", radio, "http://radio.test/", true],
  ["is one where a link that says more led on", { ...radio, name: "Follow Tide Radio" }, page, true],
  ["is one where a button of that name led on", { ...radio, role: "button" }, page, true],
])("what was pressed on the way, and sent something, is a deed: it %s", (_, target, url, is) => {
  const record = anAction({ purpose: "recover", target, urlAtAction: "http://radio.test/" });
  const looked = { record, report: aReport({ networkEvents: [put] }), secondLook: false };
  const task = aTask({ goal: "Please follow Tide Radio" });
  const snapshot = aPage('heading "Tide Radio"', { url });
  expect(storedOnTheWay(looked, aTurnState({ task, snapshot }))).toBe(is);
});
