import { describe, expect, it } from "vitest";
import { controlTask } from "@/lib/agent/domain/control-task";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { anAgent, tenantId } from "@/tests/support/an-agent";
import { deleteAnn, deletingAnn } from "@/tests/support/clinic-scripts";

describe("an approval that a person gave away from the client", () => {
  it("is carried out with the client's next turn, which knows nothing of it", async () => {
    const agent = await anAgent(deletingAnn);
    const clinic = aSmallClinic({ stored: ["Ann", "Ben"] });
    const asking = await agent.turn({ ...clinic.page(), query: deleteAnn });
    if (asking.status !== "awaiting_approval") throw new Error(`the task is ${asking.status}`);
    const task = await agent.store.loadTask(tenantId, asking.taskId ?? "");
    if (!task) throw new Error("the task was not stored");
    const approval = { actionId: asking.approvalRequest.actionId, decision: "approve" as const };
    const controlled = controlTask(task, { kind: "decide", decided: { approval } });
    if (controlled.kind !== "changed") throw new Error(controlled.kind);
    await agent.store.saveTurn(controlled.task, { messages: [], events: [], modelCalls: [], remarks: [] });
    const answer = await agent.turn({ ...clinic.page(), taskId: asking.taskId });
    expect(answer).toMatchObject({ status: "executing", actionId: asking.approvalRequest.actionId });
    expect(await agent.store.loadTask(tenantId, task.id)).not.toHaveProperty("decided");
  });
});
