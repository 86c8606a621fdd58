import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { ModelPort } from "@/lib/agent/ports/model";
import { aPlan, aSnapshot, aStep, aTask } from "@/tests/support/a-task";
import { type ReplanInput, replan } from "./replan";

const silent: ModelPort = {
  info: { adapter: "none", offline: true, vision: false },
  run: () => Promise.reject(new Error("the model was asked")),
};
const answering = (answer: Record<string, unknown>): ModelPort => ({
  info: { adapter: "fake", offline: false, vision: false },
  run: async (task) => ({
    data: task.output.parse({
      valid: false,
      reason: "So.",
      suggestedChanges: [],
      needsFullReplan: false,
      ...answer,
    }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 1 },
    model: "fake",
  }),
});
const done = aStep({ id: "s0", status: "completed", verifiedBy: ["e"] });
const left = aStep({ id: "s1", description: 'Click "Export"' });
const button: SnapshotNode = {
  id: "1",
  role: "button",
  name: "Export",
  states: [],
  parent: -1,
  path: "",
  frame: "",
};
const invalid: SnapshotNode = {
  ...button,
  id: "2",
  role: "textbox",
  name: "Phone",
  states: ["invalid"],
  description: "Enter a phone number",
};

let made = 0;
const ask = (task: Partial<Task>, parts: Partial<ReplanInput> = {}, model: ModelPort = silent) =>
  replan(
    {
      task: aTask({ plan: aPlan(done, left), ...task }),
      snapshot: aSnapshot({}),
      trigger: "page_changed",
      ...parts,
    },
    { model, ids: { uuid: () => `new-${++made}` } },
  );

describe("replan", () => {
  it("goes on without asking when the next step can be done on this page", async () => {
    expect((await ask({}, { snapshot: aSnapshot({ nodes: [button] }) })).kind).toBe("continue");
  });

  it.each<[string, Record<string, unknown>, ReplanInput["trigger"], string]>([
    ["valid", { valid: true }, "page_changed", "continue"],
    ["valid, but something led here", { valid: true }, "correction", "regenerate"],
    ["not valid", {}, "page_changed", "regenerate"],
    [
      "a full replan, whatever small changes",
      { needsFullReplan: true, suggestedChanges: [{ kind: "remove", stepId: "s1" }] },
      "page_changed",
      "regenerate",
    ],
    [
      "a small change",
      {
        suggestedChanges: [
          { kind: "reword", stepId: "s1", description: 'Click "Download"', verify: "It is downloaded" },
        ],
      },
      "page_changed",
      "modified",
    ],
    [
      "a change of work that is done",
      { suggestedChanges: [{ kind: "remove", stepId: "s0" }] },
      "page_changed",
      "regenerate",
    ],
    [
      "a change of an unknown step",
      { suggestedChanges: [{ kind: "remove", stepId: "zz" }] },
      "page_changed",
      "regenerate",
    ],
    [
      "a new wording without words",
      { suggestedChanges: [{ kind: "reword", stepId: "s1" }] },
      "page_changed",
      "regenerate",
    ],
    [
      "the reason says continue, the flags do not",
      { reason: "The plan is valid, continue." },
      "page_changed",
      "regenerate",
    ],
  ])("%s", async (_, answer, trigger, kind) => {
    expect((await ask({}, { trigger }, answering(answer))).kind).toBe(kind);
  });

  it("keeps what is done, counts the replan on the step, and begins it anew", async () => {
    const changes = [
      { kind: "insert_before", stepId: "s1", description: "Open the menu", verify: "The menu is open" },
      { kind: "reword", stepId: "s1", description: 'Click "Download"', verify: "It is downloaded" },
    ];
    const outcome = await ask(
      { plan: aPlan(done, { ...left, corrections: 2 }) },
      {},
      answering({ suggestedChanges: changes }),
    );
    if (outcome.kind !== "modified") throw new Error(outcome.kind);
    const { steps, currentStepIndex, revision } = outcome.plan;
    expect(steps.map(({ description }) => description)).toEqual([
      "Do s0",
      "Open the menu",
      'Click "Download"',
    ]);
    expect(steps[0]).toEqual(done);
    expect(steps[2]).toMatchObject({ corrections: 0, replans: 1 });
    expect({ currentStepIndex, revision }).toEqual({ currentStepIndex: 1, revision: 1 });
  });

  it("makes a new plan without asking when no step is left", async () => {
    expect((await ask({ plan: aPlan(done) }, { trigger: "criteria_unmet" })).kind).toBe("regenerate");
  });

  it("stops at the limits of the task and of the step", async () => {
    expect((await ask({ replans: 6 })).kind).toBe("limit");
    const worn = aPlan({ ...left, replans: 3 });
    expect((await ask({ plan: worn }, { trigger: "correction" })).kind).toBe("limit");
  });

  it("asks the user for what a form does not accept, once", async () => {
    const snapshot = aSnapshot({ nodes: [invalid] });
    const outcome = await ask({}, { trigger: "correction", snapshot });
    expect(outcome).toMatchObject({ kind: "ask", missingInformation: ["Phone"] });
    if (outcome.kind !== "ask") throw new Error(outcome.kind);
    const answers = [{ question: outcome.question.text, answer: "020 7946 0018" }];
    expect((await ask({ answers }, { trigger: "correction", snapshot }, answering({}))).kind).toBe(
      "regenerate",
    );
  });
});

describe("replanning blocked steps", () => {
  const blocked = aStep({ id: "b", toolType: "search", status: "blocked", note: "[FAIL]: nothing found" });
  const waiting = aStep({ id: "w", dependsOn: ["b"] });
  const trigger = "blocked_steps" as const;

  it("does without a look-up that nothing waits for", async () => {
    const outcome = await ask({ plan: aPlan(blocked, left) }, { trigger });
    expect(outcome.kind === "modified" && outcome.plan.steps.map(({ id }) => id)).toEqual(["s1"]);
  });

  it("tries again what was only cut off", async () => {
    const outcome = await ask({ plan: aPlan({ ...blocked, pendingCalls: 1 }, waiting) }, { trigger });
    expect(outcome.kind === "modified" && outcome.plan.steps[0]).toMatchObject({
      status: "active",
      replans: 1,
      pendingCalls: 0,
    });
  });

  it("asks once for all of them, with those downstream", async () => {
    const other = aStep({ id: "b2", toolType: "extract", status: "blocked" });
    const changes = [
      { kind: "reword", stepId: "b", description: "Search again", verify: "Found" },
      { kind: "remove", stepId: "b2" },
    ];
    const outcome = await ask(
      { plan: aPlan(blocked, other, waiting) },
      { trigger },
      answering({ suggestedChanges: changes }),
    );
    expect(outcome.kind === "modified" && outcome.plan.steps.map(({ status }) => status)).toEqual([
      "active",
      "pending",
    ]);
  });

  it("makes a new plan when a blocked step would stay as it is", async () => {
    const changes = [{ kind: "remove", stepId: "w" }];
    expect(
      (await ask({ plan: aPlan(blocked, waiting) }, { trigger }, answering({ suggestedChanges: changes })))
        .kind,
    ).toBe("regenerate");
  });

  it("stops after three replans of a step", async () => {
    expect((await ask({ plan: aPlan({ ...blocked, replans: 3 }, waiting) }, { trigger })).kind).toBe("limit");
  });
});
