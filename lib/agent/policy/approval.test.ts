import { describe, expect, it } from "vitest";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { at, judge, node, type Parts, page } from "@/tests/support/a-policy-case";
import { anAction } from "@/tests/support/a-task";

describe("an approval", () => {
  const snapshot = page(
    node({ id: "d", role: "dialog", name: "Delete patient?" }),
    node({
      id: "i",
      role: "textbox",
      name: "Reason",
      value: "moved away",
      parent: 0,
      path: "dialog:Delete patient?",
    }),
    node({ name: "Delete", parent: 0, path: "dialog:Delete patient?" }),
    node({ id: "t", role: "status", name: "12:00:01" }),
  );
  const record = anAction({
    actionId: "a7",
    action: { name: "click", args: ["x"] },
    stepId: "s1",
    target: { id: "x", role: "button", name: "Delete", path: "dialog:Delete patient?" },
    beforeState: { url: snapshot.url, domHash: "h1", semanticSkeleton: skeletonOf(snapshot) },
  });

  async function asked(): Promise<NonNullable<Task["approval"]>> {
    const ruling = await judge({ snapshot, record });
    if (ruling.kind !== "approval") throw new Error("no approval was asked for");
    return { request: ruling.request, record, pageHash: "h1" };
  }

  it("is asked for with what would be done, and with which values", async () => {
    const { request } = await asked();
    expect(request).toMatchObject({
      actionId: "a7",
      action: 'click("x")',
      risk: "delete",
      expiresAt: "2026-01-01T10:15:00.000Z",
    });
    expect(request.values).toEqual([{ label: "Reason", value: "moved away" }]);
  });

  it("lets just that action pass", async () => {
    const approval = await asked();
    expect((await judge({ snapshot, record, task: { approval }, approvedActionId: "a7" })).kind).toBe("pass");
  });

  const changed = (parts: (nodes: SnapshotNode[]) => SnapshotNode[]): PageSnapshot => ({
    ...snapshot,
    hash: "h2",
    nodes: parts(snapshot.nodes),
  });
  it.each<[string, Parts]>([
    ["for another action", { approvedActionId: "a8" }],
    ["too late", { clock: at("2026-01-01T10:15:01Z") }],
    [
      "on a changed element",
      {
        snapshot: changed((nodes) =>
          nodes.map((one) => (one.id === "x" ? { ...one, name: "Delete all" } : one)),
        ),
      },
    ],
    [
      "with changed values",
      { snapshot: changed((nodes) => nodes.map((one) => (one.id === "i" ? { ...one, value: "x" } : one))) },
    ],
    [
      "on a changed page",
      { snapshot: changed((nodes) => [...nodes, node({ id: "n", role: "heading", name: "Total: 900" })]) },
    ],
    ["for other arguments", { record: { ...record, action: { name: "doubleClick", args: ["x"] } } }],
  ])("is asked for again %s", async (_, parts) => {
    const approval = await asked();
    const ruling = await judge({ snapshot, record, task: { approval }, approvedActionId: "a7", ...parts });
    expect(ruling.kind).toBe("approval");
  });

  it("stays good while only a clock or a message changed", async () => {
    const approval = await asked();
    const ticked = changed((nodes) =>
      nodes.map((one) => (one.id === "t" ? { ...one, name: "12:00:09" } : one)),
    );
    expect((await judge({ snapshot: ticked, record, task: { approval }, approvedActionId: "a7" })).kind).toBe(
      "pass",
    );
  });

  it("is good once", async () => {
    const approval = await asked();
    const ruling = await judge({
      snapshot,
      record,
      task: { approval, history: [record] },
      approvedActionId: "a7",
    });
    expect(ruling.kind).toBe("refuse");
  });

  it("heals no refusal", async () => {
    const approval = await asked();
    const ruling = await judge({
      snapshot,
      record,
      task: { approval },
      approvedActionId: "a7",
      rules: { denyDomains: ["clinic.test"] },
    });
    expect(ruling.kind).toBe("refuse");
  });
});
