import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "@/lib/agent/ports/store";
import { aTask } from "@/tests/support/a-task";
import { anOutbox } from "@/tests/support/a-turn";
import { backUp, restore } from "./embedded/backup";
import { EmbeddedDatabase } from "./embedded/embedded-database";
import { openStore } from "./open-store";

const { sessionId } = aTask();

let dataDir = "";
let store: Store | undefined;
const open = async () => {
  store = await openStore({ dataDir });
  return store;
};
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "surefoot-upkeep-"));
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a backup", () => {
  it("is taken while the store is written to, and brings back that moment", async () => {
    const file = join(dataDir, "copy.backup");
    const opened = await open();
    await opened.saveTurn(aTask({ id: "t" }), anOutbox(1));
    const writing = opened.appendMessages("local", anOutbox(7).messages);
    backUp(dataDir, file);
    await writing;
    const task = await opened.loadTask("local", "t");
    await opened.saveTurn({ ...(task ?? aTask()), turn: 2 }, anOutbox(2));
    expect(() => restore(file, dataDir)).toThrow(/already open/);
    await opened.close();
    expect(existsSync(restore(file, dataDir) ?? "")).toBe(true);
    const again = await open();
    expect((await again.listTurns("local", "t")).map(({ record }) => record.turn)).toEqual([1]);
    expect((await again.loadTask("local", "t"))?.version).toBe(1);
  });

  it("of nothing, over a file, or of something else is refused", async () => {
    expect(() => backUp(dataDir, join(dataDir, "b"))).toThrow(/no embedded store/);
    writeFileSync(join(dataDir, "b"), "no store");
    expect(() => restore(join(dataDir, "b"), dataDir)).toThrow(/store|not a/);
    await (await open()).close();
    expect(() => backUp(dataDir, join(dataDir, "b"))).toThrow(/exists already/);
  });
});

describe("migrations", () => {
  it("bring tasks and turns of the first form over, once, with nothing lost", async () => {
    const task = { ...aTask(), version: 3, turn: 1 };
    const { record, messages: _m, events: _e, modelCalls: _c, remarks } = anOutbox(1);
    const database = new EmbeddedDatabase(dataDir);
    const { id, ...fields } = JSON.parse(JSON.stringify(task));
    await database.collection("tasks").insertOne({ _id: id, ...fields, firstTurnId: "turn-1" });
    const turn = { tenantId: "local", sessionId, taskId: id, turn: 1, turnId: "turn-1" };
    await database.collection("turns").insertOne({ ...turn, record, remarks });
    database.close();
    const opened = await open();
    expect(await opened.loadTask("local", id)).toEqual(task);
    expect((await opened.findTurn("local", "turn-1"))?.record).toEqual(record);
    expect(await opened.schemaVersion()).toBe(2);
    await opened.close();
    expect(await (await open()).loadTask("local", id)).toEqual(task);
  });

  it("do not touch data of a newer program", async () => {
    await (await open()).close();
    const database = new EmbeddedDatabase(dataDir);
    await database.collection("schema").updateOne({ _id: "schema" }, { $set: { version: 99 } });
    database.close();
    await expect(open()).rejects.toMatchObject({ message: expect.stringContaining("version 99") });
  });
});

describe("what is kept, handed out and deleted", () => {
  const everyRow = async (opened: Store, tenantId: string) => {
    const rows: { collection: string; row: Record<string, unknown> }[] = [];
    for await (const row of await opened.exportTenant(tenantId)) rows.push(row);
    return rows;
  };

  it("a tenant's rows are all handed out, and all deleted, and no other's", async () => {
    const opened = await open();
    await opened.openSession("a", sessionId, "2026-01-01T00:00:00.000Z");
    await opened.saveTurn(aTask({ id: "of-a", tenantId: "a" }), anOutbox(1));
    await opened.saveTurn(aTask({ id: "of-b", tenantId: "b" }), anOutbox(1));
    const rows = await everyRow(opened, "a");
    expect(rows.map(({ collection }) => collection)).toEqual(
      expect.arrayContaining(["sessions", "tasks", "turns", "messages", "events", "model_calls"]),
    );
    expect(await opened.deleteTenant("a")).toBe(rows.length);
    expect(await everyRow(opened, "a")).toEqual([]);
    expect(await opened.loadTask("b", "of-b")).not.toBeNull();
  });

  it("a task goes with its turns, and only for its own tenant", async () => {
    const opened = await open();
    await opened.saveTurn(aTask({ id: "t" }), anOutbox(1));
    expect(await opened.deleteTask("other", "t")).toBe(false);
    expect(await opened.deleteTask("local", "t")).toBe(true);
    expect(await opened.listTurns("local", "t")).toEqual([]);
  });

  it("old events go, but for the last, so that the log counts on", async () => {
    const opened = await open();
    await opened.saveTurn(aTask({ id: "t" }), anOutbox(1));
    expect(await opened.sweepBefore("2025-01-01T00:00:00.000Z")).toBe(0);
    expect(await opened.sweepBefore("2027-01-01T00:00:00.000Z")).toBe(1);
    const last = await opened.tailEvents("local", undefined, 1);
    expect(last.last).toBe(2);
  });
});
