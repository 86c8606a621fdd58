import { describe, expect, it } from "vitest";
import type { Evidence } from "@/lib/contracts/verdict";
import { aCriterion, anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { controlTask } from "./control-task";
import type { Criterion } from "./criterion";
import type { PlanStep } from "./plan";

const seen = (over: Partial<Evidence> = {}): Evidence => ({
  id: "e1",
  source: "read_back",
  polarity: "for",
  strength: 1,
  rank: "dom",
  text: "The field holds Ada",
  ...over,
});

type Case = {
  step?: Partial<PlanStep>;
  criterion?: Partial<Criterion>;
  evidence?: Partial<Evidence>;
  next?: PlanStep[];
};

/** How the account of a task that its user stopped reads, after a step that was verified or not quite. */
function stopped({ step, criterion, evidence, next = [] }: Case) {
  const done = aStep({ id: "s1", status: "completed", verifiedBy: ["e1"], ...step });
  const result = controlTask(
    aTask({
      plan: aPlan(done, ...next),
      criteria: [aCriterion({ stepId: "s1", persistence: false, ...criterion })],
      history: [anAction({ stepId: "s1", verdict: aVerdict({ evidence: [seen(evidence)] }) })],
    }),
    { kind: "cancel" },
  );
  const completion = result.kind === "changed" ? result.task.completion : undefined;
  return { result: completion?.criteria[0]?.result, evidence: completion?.evidence.map(({ id }) => id) };
}

describe("a criterion of a task that a person stops", () => {
  it("stays met where its step was verified, with what shows it, though nothing was claimed yet", () => {
    expect(stopped({})).toEqual({ result: "met", evidence: ["e1"] });
  });

  it("is met by the browser's record where something was to be stored", () => {
    const stored = { criterion: { persistence: true }, evidence: { rank: "network" as const } };
    expect(stopped(stored)).toEqual({ result: "met", evidence: ["e1"] });
  });

  it.each<[string, Case]>([
    ["its step was passed on in doubt", { step: { unverified: true } }],
    ["its step is still to be done", { step: { status: "active" } }],
    ["its step says that it failed", { step: { note: "[FAIL]: no such page" } }],
    ["nothing shows it", { step: { verifiedBy: [] } }],
    ["it belongs to no step", { criterion: { stepId: undefined } }],
    ["what was to be stored was only seen on the page", { criterion: { persistence: true } }],
    ["what is known speaks against it", { evidence: { polarity: "against" } }],
    ["the page still asks about it", { next: [aStep({ id: "s2", confirms: true })] }],
  ])("is neither met nor unmet when %s", (_, one) => {
    expect(stopped(one).result).toBe("unverifiable");
  });

  it("keeps the judgement that was made of it", () => {
    expect(stopped({ criterion: { result: "unmet" } }).result).toBe("unmet");
  });
});
