import { describe, expect, it } from "vitest";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";
import { aCriterion, anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { maybeDone, stepProofOf } from "./step-proof";

const step = (parts: Partial<PlanStep>): PlanStep => aStep({ id: "s1", ...parts });
const tried = (outcome: "verified" | "refuted" | "undecided", parts = {}) =>
  anAction({ actionId: outcome, stepId: "s1", verdict: aVerdict({ outcome }), ...parts });
const stateOf = (steps: PlanStep[], history: Task["history"] = [], stepId: string | null = "s1") =>
  stepProofOf(
    aCriterion(stepId === null ? {} : { stepId }),
    aTask({ plan: aPlan(...steps), history }),
    undefined,
  ).state;

describe("what a step has come to", () => {
  it.each<[string, PlanStep, Task["history"], string]>([
    ["done", step({ status: "completed" }), [], "verified"],
    ["passed on unverified", step({ status: "completed", unverified: true }), [], "undecided"],
    ["skipped by a person", step({ status: "skipped" }), [], "undecided"],
    ["failed", step({ status: "failed" }), [], "failed"],
    ["blocked", step({ status: "blocked" }), [], "failed"],
    [
      "done, but its note says it failed",
      step({ status: "completed", note: "[FAIL]: no access" }),
      [],
      "failed",
    ],
    ["done, but a call is pending", step({ status: "completed", pendingCalls: 1 }), [], "failed"],
    ["not tried yet", step({ mutating: true }), [], "open"],
    ["changing something, tried, undecided", step({ mutating: true }), [tried("undecided")], "undecided"],
    ["changing nothing, tried, undecided", step({}), [tried("undecided")], "open"],
    ["changing something, tried, refuted", step({ mutating: true }), [tried("refuted")], "open"],
    [
      "refuted, though it may have happened",
      step({ mutating: true }),
      [tried("refuted", { maybeDone: true })],
      "undecided",
    ],
    [
      "undecided, then tried again in vain",
      step({ mutating: true }),
      [tried("undecided"), tried("refuted")],
      "open",
    ],
    ["only a look undecided", step({ mutating: true }), [tried("undecided", { purpose: "recover" })], "open"],
  ])("%s: %s", (_, one, history, state) => {
    expect(stateOf([one], history)).toBe(state);
  });

  it("rests what the page is to show on what was tried, where the step of an earlier plan is gone", () => {
    const task = aTask({
      plan: aPlan(step({ mutating: true }), step({ id: "later", mutating: true })),
      history: [tried("undecided")],
    });
    const gone = { stepId: "earlier" };
    const shown = { ...gone, assertions: [{ kind: "text" as const, text: "50%", present: true }] };
    expect(stepProofOf(aCriterion(shown), task, undefined).state).toBe("undecided");
    expect(stepProofOf(aCriterion({ ...gone, assertions: [] }), task, undefined).state).toBe("none");
  });

  it.each([
    ["the whole goal", "Do what was asked: “Book a place on Monday.”", "undecided"],
    ["a part of it", "Book a place", "none"],
  ])("rests a criterion whose step is gone on a step that is %s", (_, description, state) => {
    const task = aTask({
      goal: "Book a place on Monday.",
      plan: aPlan(step({ description, mutating: true })),
      history: [tried("undecided")],
    });
    expect(stepProofOf(aCriterion({ stepId: "earlier" }), task, undefined).state).toBe(state);
  });

  it("rests a criterion of a gone step on its confirmation too", () => {
    const goal = "Delete the post by rex77";
    const own = step({ mutating: true, status: "completed", description: `Do: ${goal}` });
    const confirm = step({ id: "s2", mutating: true, confirms: true, status: "active" });
    const asked = tried("verified");
    const sent = tried("undecided", { actionId: "sent", stepId: "s2" });
    const task = aTask({ goal, plan: aPlan(own, confirm), history: [asked, sent] });
    const { records, state } = stepProofOf(aCriterion({ stepId: "gone" }), task, undefined);
    expect([records.length, state]).toEqual([2, "undecided"]);
  });

  it("counts the worst of the steps that change something for the goal itself", () => {
    const done = step({ id: "a", status: "completed", mutating: true });
    expect(stateOf([done, step({ id: "b" })], [], null)).toBe("verified");
    expect(stateOf([done, step({ id: "b", mutating: true })], [], null)).toBe("open");
    expect(
      stateOf(
        [step({ id: "a", status: "completed" }), step({ id: "b", status: "completed", unverified: true })],
        [],
        null,
      ),
    ).toBe("undecided");
  });

  it("goes by the direct actions where there is no plan", () => {
    const proof = (history: Task["history"]) =>
      stepProofOf(aCriterion(), aTask({ history }), undefined).state;
    expect(proof([])).toBe("none");
    expect(proof([anAction({ purpose: "direct", verdict: aVerdict({ outcome: "refuted" }) })])).toBe(
      "failed",
    );
    expect(
      proof([anAction({ purpose: "direct", verdict: aVerdict() }), anAction({ purpose: "gather_evidence" })]),
    ).toBe("verified");
  });

  it("takes evidence for it, not against it, from what is known", () => {
    const item = {
      id: "e1",
      source: "network",
      polarity: "for",
      strength: 1,
      rank: "network",
      text: "",
    } as const;
    const task = aTask({
      plan: aPlan(step({ status: "completed", verifiedBy: ["e1", "e2", "e3"] })),
      evidence: [item, { ...item, id: "e2", polarity: "against" }],
    });
    expect(stepProofOf(aCriterion({ stepId: "s1" }), task, undefined).evidence).toEqual([item]);
  });
});

describe("maybeDone", () => {
  it("is over once the step is done or skipped", () => {
    const history = [tried("undecided")];
    expect(maybeDone(step({ mutating: true }), history)).toBe(true);
    expect(maybeDone(step({ mutating: true, status: "completed" }), history)).toBe(false);
    expect(maybeDone(step({ mutating: true, status: "skipped" }), history)).toBe(false);
    expect(maybeDone(aStep({ id: "other", mutating: true }), history)).toBe(false);
  });

  it("stays so when what came after it did nothing of the step", () => {
    const after = tried("verified");
    expect(maybeDone(step({ mutating: true }), [tried("undecided"), after])).toBe(false);
    expect(maybeDone(step({ mutating: true }), [tried("verified", { maybeDone: true }), after])).toBe(true);
  });
});
