import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Store } from "@/lib/agent/ports/store";
import { aTask } from "@/tests/support/a-task";
import { anOutbox } from "@/tests/support/a-turn";
import { EmbeddedDatabase } from "./embedded/embedded-database";
import { duplicateKey } from "./embedded/server-error";
import { SqliteFile } from "./embedded/sqlite-file";
import { openStore } from "./open-store";

const { sessionId } = aTask();

describe("a commit that is cut off", () => {
  let dataDir = "";
  let store: Store;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "surefoot-outbox-"));
    store = await openStore({ dataDir });
    await store.saveTurn(aTask({ id: "t" }), anOutbox(1));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const everything = async () => ({
    task: await store.loadTask("local", "t"),
    turns: await store.listTurns("local", "t"),
    messages: await store.listMessages("local", sessionId, 0, 99),
    events: await store.listEvents("local", { limit: 99 }),
    modelCalls: await store.listModelCalls("local", { limit: 99 }),
  });
  const commit = async () => {
    const task = await store.loadTask("local", "t");
    return task ? store.saveTurn({ ...task, turn: 2 }, anOutbox(2)) : "no task";
  };

  it("stores nothing before the commit, and everything once after it, wherever the cut is", async () => {
    const before = await everything();
    const cuts: ("nothing" | "all")[] = [];
    for (let write = 1; ; write++) {
      await store.close();
      rmSync(dataDir, { recursive: true });
      store = await openStore({ dataDir });
      await store.saveTurn(aTask({ id: "t" }), anOutbox(1));
      failAtWrite(write);
      const result = await commit().catch(() => "cut off");
      vi.restoreAllMocks();
      const found = (await store.findTurn("local", "turn-2"))?.record.turn;
      const after = await everything();
      if (result === "saved") {
        expect(write).toBeGreaterThan(5);
        expect(cuts).toEqual(["nothing", ...cuts.slice(1).map(() => "all")]);
        return;
      }
      cuts.push(found === undefined ? "nothing" : "all");
      if (found === undefined) expect(after).toEqual(before);
      else
        expect(after).toMatchObject({ task: { turn: 2, version: 2 }, turns: [{}, {}], messages: [{}, {}] });
      expect(after.events).toHaveLength(found === undefined ? 2 : 4);
      expect(after.modelCalls).toHaveLength(found === undefined ? 1 : 2);
      expect(await commitAgain()).toBe("stale");
    }
  });

  it("is not written over by who loaded the task before it", async () => {
    const loaded = await store.loadTask("local", "t");
    failAtWrite(2);
    await commit().catch(() => "cut off");
    vi.restoreAllMocks();
    if (!loaded) throw new Error("the task is stored");
    const unspread = { ...loaded, version: 2 };
    expect(await store.saveTurn({ ...unspread, turn: 3 }, anOutbox(3))).toBe("stale");
    expect((await store.listTurns("local", "t")).map(({ record }) => record.turn)).toEqual([1]);
    expect((await store.loadTask("local", "t"))?.turn).toBe(2);
    expect((await store.listTurns("local", "t")).map(({ record }) => record.turn)).toEqual([1, 2]);
    expect(await store.saveTurn({ ...unspread, turn: 3 }, anOutbox(3))).toBe("saved");
  });

  it("is undone as a whole, wherever the cut is, on a store that commits a turn as one", async () => {
    const before = await everything();
    for (let statement = 1; ; statement++) {
      failAtStatement(statement);
      const result = await commit().catch(() => "cut off");
      vi.restoreAllMocks();
      const after = await everything();
      if (result === "saved") {
        expect(statement).toBeGreaterThan(15);
        expect(after).toMatchObject({ task: { turn: 2, version: 2 }, turns: [{}, {}], messages: [{}, {}] });
        expect(after.events).toHaveLength(4);
        return;
      }
      expect(after).toEqual(before);
    }
  });

  /** The first turn once more: it must never be stored twice, whatever came between. */
  async function commitAgain(): Promise<string> {
    const task = await store.loadTask("local", "t");
    return task ? store.saveTurn(task, anOutbox(1)) : "no task";
  }
});

/** As if the power went with the n-th write from now on, on a store that writes step by step. */
function failAtWrite(wanted: number): void {
  const taken = duplicateKey("surefoot.turns", "turnId", {}, {});
  vi.spyOn(EmbeddedDatabase.prototype, "together").mockRejectedValue(taken);
  const real = SqliteFile.prototype.unit;
  let write = 0;
  vi.spyOn(SqliteFile.prototype, "unit").mockImplementation(async function <T>(
    this: SqliteFile,
    work: () => T,
  ): Promise<T> {
    write += 1;
    if (write >= wanted) throw new Error("cut off");
    return (await real.call(this, work)) as T;
  });
}

/** As if the disk were full from the n-th insertion or change on. */
function failAtStatement(wanted: number): void {
  const real = SqliteFile.prototype.run;
  let statement = 0;
  vi.spyOn(SqliteFile.prototype, "run").mockImplementation(function (this: SqliteFile, sql, ...values) {
    if (/^(?:INSERT|UPDATE|DELETE)/.test(sql)) statement += 1;
    if (statement >= wanted && /^(?:INSERT|UPDATE|DELETE)/.test(sql)) throw new Error("cut off");
    return real.call(this, sql, ...values);
  });
}
