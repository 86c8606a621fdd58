import { afterEach, describe, expect, it } from "vitest";
import type { Script } from "@/lib/adapters/scripted/scripted-model";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { TaskDetail } from "@/lib/contracts/task-detail";
import type { HouseParts } from "@/lib/server/composition";
import { modelFor } from "@/tests/support/a-scenario";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { aTalk } from "@/tests/support/a-talk";
import { dataOf, errorOf } from "@/tests/support/an-api";
import { addingJas, addJas, refiningJas } from "@/tests/support/clinic-scripts";
import { aPlanOf, planning } from "@/tests/support/plan-script";

let api: ServedApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

async function begun(parts: HouseParts = {}, script: Script = addingJas) {
  api = await serveApi({ model: modelFor(script), ...parts });
  const talk = aTalk(api, aSmallClinic());
  const first = await talk.say({ query: addJas });
  const task = `/api/session/${first.sessionId}/task/${first.taskId}`;
  const { client } = api;
  const post = (path: string, body: unknown = {}) => client.post(`${task}/${path}`, body);
  const detail = async (path: string, body?: unknown) => TaskDetail.parse(dataOf(await post(path, body)));
  return { talk, first, post, detail, api };
}

const approving: HouseParts = { rules: { ...defaultPolicyRules, approvePlans: true } };
const stepsOf = (answer: InteractResponse) => answer.plan?.steps ?? [];
const idOf = (answer: InteractResponse, at: number) => stepsOf(answer)[at]?.id ?? "";

describe("a plan that waits for approval", () => {
  it("does nothing until it is approved, then runs to its end", async () => {
    const { talk, first, detail } = await begun(approving);
    expect(first.status).toBe("awaiting_plan_approval");
    expect((await talk.say({})).status).toBe("awaiting_plan_approval");
    expect((await detail("plan", { change: "approve" })).status).toBe("executing");
    expect((await talk.toEnd()).status).toBe("completed");
    expect(talk.clinic.stored).toContain("Jas");
  });

  it("ends the task when it is rejected without a reason", async () => {
    const { talk, detail } = await begun(approving);
    const ended = await detail("plan", { change: "reject" });
    expect(ended).toMatchObject({ status: "failed", endReason: expect.stringContaining("rejected") });
    expect(ended.completion?.remainingWork?.length).toBeGreaterThan(0);
    expect(talk.clinic.stored).not.toContain("Jas");
  });

  it("is made anew when it is rejected with one, and waits again", async () => {
    const { talk, first, detail } = await begun(approving);
    expect((await detail("plan", { change: "reject", reason: "Type it in capitals" })).status).toBe(
      "executing",
    );
    const again = await talk.say({});
    expect(again.status).toBe("awaiting_plan_approval");
    expect(idOf(again, 0)).not.toBe(idOf(first, 0));
  });

  it("cannot be approved twice", async () => {
    const { post } = await begun(approving);
    await post("plan", { change: "approve" });
    const again = await post("plan", { change: "approve" });
    expect([again.status, errorOf(again).message]).toEqual([400, expect.stringContaining("does not wait")]);
  });
});

describe("a person's changes to a plan", () => {
  const order = planning(
    aPlanOf([
      'Type "Jas" into the "Name" field',
      'Type "Jo" into the "Name" field',
      { description: 'Click "Save"', mutating: true },
    ]),
  );

  it("edits a step: the new wording is carried out, and its value is the user's own", async () => {
    const { talk, first, detail } = await begun(
      approving,
      planning(
        ...[aPlanOf(['Type "Jas" into the "Name" field', { description: 'Click "Save"', mutating: true }])],
      ),
    );
    const edited = await detail("plan", {
      change: "edit",
      stepId: idOf(first, 0),
      description: 'Type "Jasmin" into the "Name" field',
    });
    expect(edited.plan?.steps[0]?.description).toContain("Jasmin");
    await detail("plan", { change: "approve" });
    const next = await talk.say({});
    expect(next).toMatchObject({ status: "executing", action: 'setValue("name", "Jasmin")' });
  });

  it("makes one step of each thing to do in an edited one, and whoever waited for it waits for the last", async () => {
    const { talk, first, detail } = await begun(approving, order);
    const { plan } = await detail("plan", {
      change: "edit",
      stepId: idOf(first, 0),
      description: 'Click "Save and close", then type "Jo and Ann" into the "Name" field and click "Save"',
      verify: "It is saved",
    });
    const steps = plan?.steps ?? [];
    expect(steps.map(({ description }) => description)).toEqual([
      'Click "Save and close"',
      'Type "Jo and Ann" into the "Name" field',
      'Click "Save"',
      'Type "Jo" into the "Name" field',
      'Click "Save"',
    ]);
    expect(steps.map(({ dependsOn }) => dependsOn)).toEqual([
      [],
      ...steps.slice(0, -1).map(({ id }) => [id]),
    ]);
    expect(steps[2]).toMatchObject({ id: idOf(first, 0), verify: "It is saved" });
    const ids = steps.map(({ id }) => id);
    expect(
      (await detail("plan", { change: "reorder", stepIds: ids })).plan?.steps.map(({ id }) => id),
    ).toEqual(ids);
    await detail("plan", { change: "skip", stepId: ids[0] });
    await detail("plan", { change: "approve" });
    expect(await talk.say({})).toMatchObject({ action: 'setValue("name", "Jo and Ann")' });
  });

  it("reorders the steps that are left", async () => {
    const { talk, first, detail } = await begun(approving, order);
    const stepIds = [idOf(first, 1), idOf(first, 0), idOf(first, 2)];
    const changed = await detail("plan", { change: "reorder", stepIds });
    expect(changed.plan?.steps.map(({ id }) => id)).toEqual(stepIds);
    await detail("plan", { change: "approve" });
    expect(await talk.say({})).toMatchObject({ action: 'setValue("name", "Jo")' });
  });

  it("skips a step", async () => {
    const { talk, first, detail } = await begun(approving, order);
    const changed = await detail("plan", { change: "skip", stepId: idOf(first, 0) });
    expect(changed.plan?.steps[0]?.status).toBe("skipped");
    await detail("plan", { change: "approve" });
    expect(await talk.say({})).toMatchObject({ action: 'setValue("name", "Jo")' });
  });

  it.each([
    ["an unknown step", (_: InteractResponse) => ({ change: "skip", stepId: "none" })],
    [
      "an order that leaves steps out",
      (first: InteractResponse) => ({ change: "reorder", stepIds: [idOf(first, 1)] }),
    ],
    [
      "an order with a step twice",
      (first: InteractResponse) => ({ change: "reorder", stepIds: [0, 0, 1].map((at) => idOf(first, at)) }),
    ],
    [
      "an edit without words",
      (first: InteractResponse) => ({ change: "edit", stepId: idOf(first, 0), description: " " }),
    ],
    ["a change that is none", () => ({ change: "shuffle" })],
  ])("refuses %s, and leaves the plan as it was", async (_, body) => {
    const { first, post, talk } = await begun(approving, order);
    expect((await post("plan", body(first))).status).toBe(400);
    expect(stepsOf(await talk.say({}))).toEqual(stepsOf(first));
  });

  it("tells watchers of the changed plan", async () => {
    const { first, detail, api } = await begun(approving, order);
    await detail("plan", { change: "skip", stepId: idOf(first, 0) });
    const messages = await api.house.store.listMessages("local", first.sessionId, 0, 99);
    expect(messages.at(-1)?.metadata).toMatchObject({
      messageType: "plan_update",
      plan: { currentStepIndex: 1 },
    });
  });
});

describe("retrying from a step", () => {
  it("does that step and those after it anew, also after the task failed", async () => {
    const cannot = { data: { thought: "", decision: "cannot", certainty: 1, reason: "The page was down." } };
    const script = {
      ...addingJas,
      refine_step: [cannot, cannot, refiningJas],
      generate_action: [cannot, cannot],
    };
    const { talk, first, detail } = await begun({}, script);
    expect(first).toMatchObject({ status: "failed", reason: "The page was down." });
    const again = await detail("retry", { stepId: idOf(first, 0) });
    expect(again).toMatchObject({ status: "executing", plan: { currentStepIndex: 0 } });
    expect((await talk.toEnd()).status).toBe("completed");
  });

  it("never does again what was stored", async () => {
    const { talk, first, post } = await begun();
    expect((await talk.toEnd()).status).toBe("completed");
    const again = await post("retry", { stepId: idOf(first, 0) });
    expect(again.status).toBe(400);
    expect(talk.clinic.stored.filter((name) => name === "Jas")).toHaveLength(1);
  });
});

describe("pausing, resuming and cancelling in the middle of a plan", () => {
  it("holds the plan where it is, and goes on from there", async () => {
    const { talk, detail } = await begun();
    expect((await detail("pause")).status).toBe("paused");
    expect((await talk.act()).status).toBe("paused");
    expect((await detail("resume", { resolutionMethod: "retry" })).status).toBe("executing");
    expect((await talk.toEnd()).status).toBe("completed");
  });

  it("ends a cancelled task for good, with what is left to do", async () => {
    const { talk, detail } = await begun();
    const ended = await detail("cancel");
    expect(ended.status).toBe("cancelled");
    expect(ended.completion?.remainingWork?.length).toBeGreaterThan(0);
    await expect(talk.act()).rejects.toThrow("task_finished");
  });
});
