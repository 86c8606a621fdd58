import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { taskDetail } from "@/lib/server/task-detail";
import { aSmallClinic, type SmallClinic } from "@/tests/support/a-small-clinic";
import { anAgent, play, type TestAgent, tenantId } from "@/tests/support/an-agent";
import { deleteAnn, deletingAnn } from "@/tests/support/clinic-scripts";

type Asking = Extract<InteractResponse, { status: "awaiting_approval" }>;

/** A task that has come to the point where a person must approve. */
async function asked(): Promise<{ agent: TestAgent; clinic: SmallClinic; asking: Asking }> {
  const agent = await anAgent(deletingAnn);
  const clinic = aSmallClinic({ stored: ["Ann", "Ben"] });
  const asking = await agent.turn({ ...clinic.page(), query: deleteAnn });
  if (asking.status !== "awaiting_approval") throw new Error(`the task is ${asking.status}`);
  return { agent, clinic, asking };
}

const decide = ({ taskId, approvalRequest }: Asking, decision: "approve" | "reject") => ({
  ...(taskId ? { taskId } : {}),
  approval: { actionId: approvalRequest.actionId, decision },
});

describe("an action that deletes", () => {
  it("asks a person first, about exactly this action", async () => {
    const { agent, clinic, asking } = await asked();
    expect(asking.approvalRequest).toMatchObject({ action: 'click("delete-0")', risk: "delete" });
    expect(asking.approvalRequest.description).toContain("Delete Ann");
    expect(await agent.store.loadTask(tenantId, asking.taskId ?? "")).toMatchObject({
      status: "awaiting_approval",
    });
    expect(clinic.stored).toEqual(["Ann", "Ben"]);
  });

  it("asks the same again while nobody has answered", async () => {
    const { agent, clinic, asking } = await asked();
    const again = await agent.turn({ ...clinic.page(), taskId: asking.taskId });
    expect(again).toMatchObject({ status: "awaiting_approval", approvalRequest: asking.approvalRequest });
  });

  it("is done once it is approved, and then verified", async () => {
    const { agent, clinic, asking } = await asked();
    const answers = await play(agent, clinic, decide(asking, "approve"));
    expect(answers[0]).toMatchObject({
      status: "executing",
      action: 'click("delete-0")',
      actionId: asking.approvalRequest.actionId,
    });
    expect(clinic.stored).toEqual(["Ben"]);
    expect(answers.at(-1)?.status).toBe("completed");
    const { taskId = "" } = asking;
    const [task, turns] = [
      await agent.store.loadTask(tenantId, taskId),
      await agent.store.listTurns(tenantId, taskId),
    ];
    if (!task) throw new Error("the task is gone");
    const told = taskDetail(task, turns).turns.map(({ status, verdict }) => [status, verdict?.outcome]);
    expect(told.slice(0, 2)).toEqual([
      ["awaiting_approval", undefined],
      ["executing", "verified"],
    ]);
  });

  it("ends the task when it is rejected", async () => {
    const { agent, clinic, asking } = await asked();
    const end = await agent.turn({ ...clinic.page(), ...decide(asking, "reject") });
    expect(end).toMatchObject({ status: "failed", reason: expect.stringContaining("refused by the user") });
    expect(clinic.stored).toEqual(["Ann", "Ben"]);
  });

  it("is not done on an approval that came too late", async () => {
    const { agent, clinic, asking } = await asked();
    agent.clock.time = new Date(Date.parse(asking.approvalRequest.expiresAt) + 1000);
    const again = await agent.turn({ ...clinic.page(), ...decide(asking, "approve") });
    expect(again.status).toBe("awaiting_approval");
    const request = again.status === "awaiting_approval" ? again.approvalRequest : undefined;
    expect(request?.actionId).not.toBe(asking.approvalRequest.actionId);
    expect(Date.parse(request?.expiresAt ?? "")).toBeGreaterThan(agent.clock.time.getTime());
  });

  it.each([
    ["another element in its place", ["Eve", "Ben"]],
    ["something else beside it", ["Ann", "Eve"]],
  ])("is not done on an approval for a page that now shows %s", async (_, stored) => {
    const { agent, asking } = await asked();
    const other = aSmallClinic({ stored });
    const answer = await agent.turn({ ...other.page(), ...decide(asking, "approve") });
    expect(answer.status).not.toBe("executing");
  });

  it("takes no approval of an action that nobody asked about", async () => {
    const { agent, clinic, asking } = await asked();
    const approval = { actionId: randomUUID(), decision: "approve" as const };
    await expect(agent.turn({ ...clinic.page(), taskId: asking.taskId, approval })).rejects.toMatchObject({
      code: "invalid_request",
      message: expect.stringContaining("approval.actionId"),
    });
  });

  it("is approved once: the same approval again is refused", async () => {
    const { agent, clinic, asking } = await asked();
    const approved = await agent.turn({ ...clinic.page(), ...decide(asking, "approve") });
    expect(approved.status).toBe("executing");
    await expect(agent.turn({ ...clinic.page(), ...decide(asking, "approve") })).rejects.toMatchObject({
      code: "invalid_request",
    });
  });
});
