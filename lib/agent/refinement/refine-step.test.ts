import { describe, expect, it } from "vitest";
import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { generateActionTask } from "@/lib/agent/model-tasks/generate-action";
import { refineStepTask } from "@/lib/agent/model-tasks/refine-step";
import { aPage } from "@/tests/support/a-page";
import { anAction, aPlan, aStep } from "@/tests/support/a-task";
import { generateAction } from "./generate-action";
import { refineStep } from "./refine-step";

const snapshot = aPage('button "Save" #save\nbutton "Next" #next');
const ids = { uuid: () => "new-id" };
const step = aStep({ id: "s1", description: "Click Save" });
const input = {
  goal: "Save it",
  step,
  plan: aPlan(step, aStep({ id: "s2", description: "Click Next" })),
  snapshot,
  history: [],
  earlierActions: 0,
  chains: false,
  answers: [],
};
const clicked = { decision: "act", thought: "that one", certainty: 0.9, action: 'click("save")' };

describe("refineStep", () => {
  it("turns a step into an action on the page", async () => {
    const model = createScriptedModel({ refine_step: [{ data: clicked }] });
    const choice = await refineStep(input, { model, ids });
    expect(choice).toMatchObject({
      kind: "act",
      action: { name: "click", args: ["save"] },
      target: { name: "Save" },
    });
    expect(model.asked[0]?.input).toMatchObject({ nextStep: "Click Next", continuing: false });
  });

  it("lets no action on an unknown element leave", async () => {
    const model = createScriptedModel({ refine_step: [{ data: { ...clicked, action: 'click("999")' } }] });
    expect((await refineStep(input, { model, ids })).kind).toBe("cannot");
  });

  it("shows the last ten actions and counts the others", async () => {
    const model = createScriptedModel({ refine_step: [{ data: clicked }] });
    const history = Array.from({ length: 13 }, (_, turn) =>
      anAction({ turn, action: { name: "wait", args: [turn] } }),
    );
    await refineStep({ ...input, history, earlierActions: 4 }, { model, ids });
    const asked = refineStepTask.input.parse(model.asked[0]?.input);
    expect(asked.history.map(({ action }) => action)).toEqual(
      Array.from({ length: 10 }, (_, at) => `wait(${at + 3})`),
    );
    expect(asked.earlierActions).toBe(7);
    expect(refineStepTask.prompt(asked).user).toContain("(7 earlier actions completed)");
  });

  it("says after a verified action that the goal is still open", async () => {
    const model = createScriptedModel({ refine_step: [{ data: clicked }] });
    await refineStep(
      { ...input, verificationSummary: { actionSucceeded: true, taskCompleted: false } },
      { model, ids },
    );
    const asked = refineStepTask.input.parse(model.asked[0]?.input);
    expect(refineStepTask.prompt(asked).user).toContain(
      "the full user goal is not yet achieved. Continue with the next step.",
    );
  });

  it("leaves server tools to others", async () => {
    const model = createScriptedModel({});
    const choice = await refineStep(
      { ...input, step: aStep({ id: "s3", toolType: "search" }) },
      { model, ids },
    );
    expect(choice.kind).toBe("cannot");
    expect(model.asked).toEqual([]);
  });
});

describe("generateAction", () => {
  it("chooses from the goal, told which step failed and why the first choice was refused", async () => {
    const model = createScriptedModel({
      generate_action: [{ data: { ...clicked, action: 'click("next")' } }],
    });
    const choice = await generateAction(
      { ...input, replanned: false, refused: "It would delete things." },
      { model, ids },
    );
    expect(choice).toMatchObject({ kind: "act", action: { name: "click", args: ["next"] } });
    const asked = generateActionTask.input.parse(model.asked[0]?.input);
    expect(asked).toMatchObject({
      step: "Click Save",
      refused: "It would delete things.",
      wantsCriteria: false,
    });
    expect(generateActionTask.prompt(asked).user).toContain("It would delete things.");
  });
});
