import { describe, expect, it } from "vitest";
import { aPlan, aStep } from "@/tests/support/a-task";
import { standInJudge } from "./stand-in-judge";
import { boundaryErrorsOf, type TaskMeasure } from "./task-measure";
import { tokenTotals } from "./token-report";

const verdict = (action: string, outcome: "verified" | "refuted", tier = 1) => ({ action, outcome, tier });
const tokens = (input: number) => ({ verify_fully: { calls: 1, input, output: 0, schema: 9 } });
const measure = (over: Partial<TaskMeasure>): TaskMeasure => ({
  id: "t",
  kind: "steps",
  status: "completed",
  isSimple: false,
  tokens: {},
  verdicts: [],
  lightCalls: 0,
  gateRejections: 0,
  subTasks: 0,
  boundaryErrors: 0,
  stepMs: [],
  verifyMs: [],
  ...over,
});

describe("tokenTotals", () => {
  it("tells what share of verification tokens was saved, without the schema", () => {
    const pair = { on: measure({ tokens: tokens(25) }), off: measure({ tokens: tokens(100) }) };
    expect(tokenTotals([pair]).multiStep.saved).toBe(0.75);
  });

  it("leaves a task that one run did not complete out of those completed both ways", () => {
    const even = { on: measure({ tokens: tokens(50) }), off: measure({ tokens: tokens(100) }) };
    const astray = { on: measure({}), off: measure({ tokens: tokens(900), status: "partial" }) };
    const { multiStep, completedBothWays } = tokenTotals([even, astray]);
    expect(multiStep.saved).toBe(0.95);
    expect(completedBothWays).toMatchObject({ tasks: 1, saved: 0.5 });
  });

  it("compares verdicts as far as both runs did the same", () => {
    const on = measure({ verdicts: [verdict("a", "verified"), verdict("b", "verified")] });
    const off = measure({ verdicts: [verdict("a", "refuted", 3), verdict("c", "verified", 3)] });
    const { differing, unpaired } = tokenTotals([{ on, off }]);
    expect(differing).toEqual([{ task: "t", action: "a", on: "verified", off: "refuted" }]);
    expect(unpaired).toBe(2);
  });

  it("has no share where nothing was verified", () => {
    const { multiStep, tierOneShare, stepMs } = tokenTotals([{ on: measure({}), off: measure({}) }]);
    expect([multiStep.saved, tierOneShare, stepMs.on]).toEqual([null, null, null]);
  });
});

describe("boundaryErrorsOf", () => {
  const subTask = (status: "completed" | "active", stepIds: string[]) => ({
    id: stepIds.join(),
    name: "n",
    objective: "o",
    inputs: [],
    outputs: [],
    stepIds,
    status,
    result: {},
  });
  it.each([
    ["completed", false, 0],
    ["completed", true, 1],
    ["pending", false, 1],
  ] as const)(
    "finds a sub-task that was done with a step %s, unverified: %s",
    (status, unverified, errors) => {
      const plan = aPlan(aStep({ id: "a", status, unverified }));
      expect(boundaryErrorsOf({ plan, subTasks: [subTask("completed", ["a"])] })).toBe(errors);
    },
  );

  it("finds one that was done before an earlier one", () => {
    const plan = aPlan(aStep({ id: "a" }), aStep({ id: "b", status: "completed" }));
    const subTasks = [subTask("active", ["a"]), subTask("completed", ["b"])];
    expect(boundaryErrorsOf({ plan, subTasks })).toBe(1);
  });
});

describe("standInJudge", () => {
  const question = {
    goal: "g",
    action: "click",
    isLastStep: true,
    step: "s",
    criteria: [],
    evidence: [{ polarity: "for" as const, rank: "dom" as const, strength: 0.6, text: "x changed" }],
    observations: [],
  };
  const against = { polarity: "against" as const, rank: "dom" as const, strength: 0.9, text: "An error." };
  it.each([
    ["undecided", { evidence: [], observations: ["The client saw the page change"] }],
    [
      "undecided",
      { evidence: [{ polarity: "for" as const, rank: "client" as const, strength: 0.4, text: "x" }] },
    ],
    ["verified", {}],
    ["refuted", { evidence: [against] }],
  ])("is %s by what was found", (outcome, over) => {
    expect(standInJudge({ ...question, ...over }, "careful").outcome).toBe(outcome);
  });

  it("takes the last step for the whole goal only when it is bold", () => {
    expect(standInJudge(question, "careful").taskCompleted).toBe(false);
    expect(standInJudge(question, "bold").taskCompleted).toBe(true);
  });
});
