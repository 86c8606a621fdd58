import { describe, expect, it } from "vitest";
import { createScriptedModel, type Script } from "@/lib/adapters/scripted/scripted-model";
import type { VerdictAnswer } from "@/lib/agent/model-tasks/verdict-question";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { verifyAction } from "./verify-action";

const usage = { inputTokens: 400, outputTokens: 20, costUsd: 0, calls: 1 };
const answer = (parts: Partial<VerdictAnswer> = {}) => ({
  data: { outcome: "verified", taskCompleted: false, confidence: 0.9, reason: "It shows.", ...parts },
});

/** Something of the action's own changed, and no rule knows the verb. */
const turned: CaseParts = {
  step: "Rotate the plots",
  before: `
    list "Plots"
      item "North"
        button "Rotate" #rotate
      item "South"
    link "News 1" #news`,
  after: `
    list "Plots"
      item "North"
        button "Rotate" #rotate
      item "South" [.shaded]
    link "News 1" #news`,
  on: "#rotate",
};
/** A link led to a page that does not go by the step's name. */
const wentOn: CaseParts = {
  step: "Carry on with the harvest",
  before: '\n  link "Harvest part two" >https://garden.test/p/2',
  on: "Harvest part two",
  after: '\n  heading "Wheelbarrows"',
  urlAfter: "https://garden.test/p/3",
};
/** Only something else moved, also at the second look. */
const elsewhere: CaseParts = {
  ...turned,
  after: turned.before.replace("News 1", "News 2"),
  again: true,
};

async function asked(parts: CaseParts, script: Script, tiersEnabled = true) {
  const model = createScriptedModel(
    { verify_lightly: [answer()], verify_fully: [answer()], ...script },
    usage,
  );
  const verdict = await verifyAction(aVerificationCase(parts), { model, tiersEnabled });
  return {
    verdict,
    tasks: model.asked.map(({ task }) => task),
    inputs: model.asked.map(({ input }) => input),
  };
}

describe("which model is asked", () => {
  it.each<[string, CaseParts, string[]]>([
    ["the small one on a last step with clear evidence", { ...turned, last: true }, ["verify_lightly"]],
    ["the small one on a last step that led elsewhere", { ...wentOn, last: true }, ["verify_lightly"]],
    ["the full one on an earlier step", turned, ["verify_fully"]],
    [
      "the full one where the evidence is not the action's own",
      { ...elsewhere, last: true },
      ["verify_fully"],
    ],
    [
      "the full one where something of weight speaks against it",
      { ...turned, last: true, again: true, requests: ["POST unknown/turn failed"] },
      ["verify_fully"],
    ],
  ])("%s", async (_, parts, tasks) => {
    expect((await asked(parts, {})).tasks).toEqual(tasks);
  });

  it("is the full one alone where tiers are switched off", async () => {
    expect((await asked({ ...turned, last: true }, {}, false)).tasks).toEqual(["verify_fully"]);
  });

  it.each<[string, Partial<VerdictAnswer>]>([
    ["cannot tell", { outcome: "undecided" }],
    ["is not sure enough", { confidence: 0.6 }],
    ["calls a many-step task done that did more than navigate", { taskCompleted: true }],
  ])("is the full one after all when the small one %s", async (_, small) => {
    const { verdict, tasks } = await asked(
      { ...turned, last: true },
      { verify_lightly: [answer(small)], verify_fully: [answer({ reason: "Looked closer." })] },
    );
    expect(tasks).toEqual(["verify_lightly", "verify_fully"]);
    expect(verdict).toMatchObject({ tier: 3, reason: "Looked closer.", tokens: 840 });
  });
});

describe("what a model's word is worth", () => {
  const done = {
    verify_lightly: [answer({ taskCompleted: true })],
    verify_fully: [answer({ taskCompleted: true })],
  };

  it.each<[string, CaseParts, number]>([
    ["a small model's for a goal of one step", { ...turned, last: true, simple: true }, 2],
    ["a small model's for mere navigation", { ...wentOn, last: true }, 2],
    ["a full model's for a last step", { ...turned, last: true }, 3],
  ])("%s ends the task", async (_, parts, tier) => {
    expect((await asked(parts, done)).verdict).toMatchObject({
      tier,
      outcome: "verified",
      taskCompleted: true,
    });
  });

  it("never ends the task before its last step", async () => {
    expect((await asked({ ...turned, simple: true }, done)).verdict.taskCompleted).toBe(false);
  });

  it.each(["refuted", "undecided"] as const)("ends no task when the action is %s", async (outcome) => {
    const script = {
      verify_lightly: [answer({ outcome, taskCompleted: true })],
      verify_fully: [answer({ outcome, taskCompleted: true })],
    };
    const { verdict } = await asked({ ...turned, last: true, simple: true }, script);
    expect(verdict).toMatchObject({ outcome, taskCompleted: false, actionSucceeded: false });
  });

  describe("where the next step's element is missing", () => {
    const wanting = (required: boolean) => ({
      expected: {
        nextGoal: { description: "the scales", element: { role: "button", name: "Weigh" }, required },
      },
    });
    it("is capped", async () => {
      const { verdict } = await asked({ ...turned, ...wanting(false) }, {});
      expect(verdict).toMatchObject({ outcome: "verified", confidence: 0.6 });
    });
    it("is not capped after a navigation", async () => {
      const { verdict } = await asked({ ...wentOn, ...wanting(false) }, {});
      expect(verdict.confidence).toBe(0.9);
    });
    it("is not capped when it is there", async () => {
      const weigh = { after: `${turned.after}\n    button "Weigh"` };
      const rotated = { ...turned, ...weigh, before: `${turned.before}\n    button "Weigh"` };
      expect((await asked({ ...rotated, ...wanting(false) }, {})).verdict.confidence).toBe(0.9);
    });
  });

  it("carries whether the sub-task is done, what it cost, and a model's rank of trust", async () => {
    const { verdict } = await asked(turned, { verify_fully: [answer({ subTaskCompleted: true })] });
    expect(verdict).toMatchObject({ tier: 3, subTaskCompleted: true, tokens: 420, tokensSaved: 0 });
    expect(verdict.check).toBeUndefined();
    expect(verdict.evidence[0]).toMatchObject({ source: "model", rank: "model", polarity: "for" });
  });
});

describe("what a model is shown", () => {
  it("is goal, step, action, target, criteria and evidence, and no page", async () => {
    const { inputs } = await asked({ ...turned, goal: "Rotate the plots before spring" }, {});
    expect(inputs[0]).toMatchObject({
      goal: "Rotate the plots before spring",
      step: "Rotate the plots",
      action: 'click("rotate")',
      target: 'button "Rotate"',
      isLastStep: false,
      criteria: ["Rotate the plots before spring"],
    });
    expect(JSON.stringify(inputs[0])).not.toContain("News 1");
  });

  it("is a change once, and neither where the focus went nor what changes by itself", async () => {
    const focused = { after: turned.after?.replace("#rotate", "[focused] #rotate").replace("1", "2") ?? "" };
    const report = {
      ambientIds: ["news"],
      witness: { recentEvents: ["[0.5s ago] Changed: 'Hidden'"] },
    };
    const { inputs } = await asked({ ...turned, ...focused, report }, {});
    expect(inputs[0]).toMatchObject({
      evidence: expect.arrayContaining([expect.objectContaining({ text: 'item "South" is now shaded' })]),
      observations: ["The client saw: [0.5s ago] Changed: 'Hidden'"],
    });
  });
});
