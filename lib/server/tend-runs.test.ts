import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { systemIds } from "@/lib/adapters/system/system-ids";
import type { Store } from "@/lib/agent/ports/store";
import type { RunView } from "@/lib/contracts/run";
import { aTask } from "@/tests/support/a-task";
import { anOutbox, aTurnRecord } from "@/tests/support/a-turn";
import { tendRuns } from "./tend-runs";

let dataDir: string;
let store: Store;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "surefoot-runs-"));
  store = await openStore({ dataDir });
});
afterAll(async () => {
  await store?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const started = "2026-01-01T00:00:00.000Z";
const never = "2030-01-01T00:00:00.000Z";
const minutesLater = (minutes: number) => new Date(new Date(started).getTime() + minutes * 60_000);

/** One server's life at a time of its own. */
function aServer(alone: boolean, now = minutesLater(0), pace?: { aliveEveryMs: number; silentMs: number }) {
  const abandoned: string[] = [];
  const told: string[] = [];
  const deps = {
    store,
    clock: { now: () => now },
    ids: systemIds,
    turns: { abandonTask: (taskId: string) => void abandoned.push(taskId) },
    events: {
      publish: (_tenant: string, events: readonly { name: string }[]) =>
        void told.push(...events.map(({ name }) => name)),
    },
    log: () => undefined,
  };
  return tendRuns(alone, deps, pace).then((tender) => ({ ...tender, abandoned, told }));
}

const aRun = (runId: string, over: Partial<RunView> = {}) => ({
  tenantId: "local",
  view: {
    runId,
    sessionId: `of-${runId}`,
    goal: "Add a patient",
    state: "running",
    frame: 0,
    startedAt: started,
    ...over,
  } satisfies RunView,
});

/** A run of a server that is tended, with a task that goes on. */
async function begun(server: Awaited<ReturnType<typeof aServer>>, runId: string) {
  const sessionId = `of-${runId}`;
  const task = aTask({ id: `task-${runId}`, sessionId });
  await store.openSession("local", sessionId, started);
  await store.saveTurn(
    task,
    anOutbox(
      1,
      { record: aTurnRecord({ turnId: `${runId}-1` }), messages: [], events: [], modelCalls: [] },
      sessionId,
    ),
  );
  server.began(aRun(runId));
  await expect.poll(async () => (await store.listSilentRuns(never)).map((run) => run.runId)).toContain(runId);
}

const stands = async (runId: string) => {
  const task = await store.loadTask("local", `task-${runId}`);
  return [task?.status, task?.endReason];
};
const goesOn = ["executing", undefined];
const failed = ["failed", "The server that ran its browser was stopped before the task ended."];
const openRuns = async () => (await store.listSilentRuns(never)).map(({ runId }) => runId);

describe("runs of a server", () => {
  it("end with it: the next that has the store for itself says so of their tasks, at its start", async () => {
    const before = await aServer(true);
    await begun(before, "killed");
    before.stop();
    const { stop, told, abandoned } = await aServer(true);
    stop();
    expect(await stands("killed")).toEqual(failed);
    expect((await store.loadTask("local", "task-killed"))?.completion?.summary).toBe(failed[1]);
    expect(told).toContain("task_status");
    expect(abandoned).toEqual(["task-killed"]);
    expect(await openRuns()).toEqual([]);
  });

  it("are left to it while it says that they go on, and are ended once it is silent, where servers share a store", async () => {
    const one = await aServer(false);
    await begun(one, "shared");
    (await aServer(false, minutesLater(1))).stop();
    expect(await stands("shared")).toEqual(goesOn);
    one.stop();
    (await aServer(false, minutesLater(4))).stop();
    expect(await stands("shared")).toEqual(failed);
  });

  it("are said to go on again and again, and are ended by one that runs already", async () => {
    const pace = { aliveEveryMs: 20, silentMs: 150_000 };
    const one = await aServer(false, minutesLater(10), pace);
    await begun(one, "long");
    await store.noteRun({ runId: "long", tenantId: "local", sessionId: "of-long", aliveAt: started });
    const lastWord = async () => (await store.listSilentRuns(never)).map(({ aliveAt }) => aliveAt);
    await expect.poll(lastWord).toEqual([minutesLater(10).toISOString()]);
    expect(await stands("long")).toEqual(goesOn);
    await store.noteRun({ runId: "lost", tenantId: "local", sessionId: "of-long", aliveAt: started });
    await expect.poll(openRuns).toEqual(["long"]);
    one.stop();
    await store.forgetRun("local", "long");
    expect(await stands("long")).toEqual(failed);
  });

  it("take their task with them when they end before it, and leave one that is over as it is", async () => {
    const server = await aServer(true);
    for (const id of ["crashed", "cut", "done"]) await begun(server, id);
    const task = await store.loadTask("local", "task-done");
    if (!task) throw new Error("there is no task");
    await store.saveTurn(
      { ...task, status: "completed" },
      { messages: [], events: [], modelCalls: [], remarks: [] },
    );
    await server.ended(aRun("crashed", { state: "ended", result: "error", reason: "Killed" }));
    await server.ended(aRun("cut", { state: "ended", result: "cancelled", reason: "It was cancelled." }));
    await server.ended(aRun("done", { state: "ended", result: "completed" }));
    server.stop();
    expect(await stands("crashed")).toEqual(["failed", "The run ended before the task did: Killed."]);
    expect(await stands("cut")).toEqual(["cancelled", "The task was cancelled."]);
    expect(await stands("done")).toEqual(["completed", undefined]);
    expect(await openRuns()).toEqual([]);
  });

  it("leave no question behind that nobody would hear the answer to", async () => {
    const session = await store.openSession("local", "of-asked", started);
    if (!session) throw new Error("there is no session");
    const question = { questionId: "q1", text: "Which name?" };
    await store.saveSession({
      ...session,
      pending: { goal: "Add a patient", question, turn: aTurnRecord({ turnId: "asked" }) },
    });
    await store.noteRun({ runId: "asked", tenantId: "local", sessionId: "of-asked", aliveAt: started });
    (await aServer(true)).stop();
    expect(await store.loadSession("local", "of-asked")).not.toHaveProperty("pending");
  });

  it("are tried again when the store was away as they ended", async () => {
    const server = await aServer(true);
    await begun(server, "away");
    const { activeTask } = store;
    store.activeTask = async () => {
      throw new Error("the store is away");
    };
    await server.ended(aRun("away", { state: "ended", result: "error" }));
    store.activeTask = activeTask;
    server.stop();
    expect([await stands("away"), await openRuns()]).toEqual([goesOn, ["away"]]);
    (await aServer(true)).stop();
    expect(await stands("away")).toEqual(failed);
  });
});
