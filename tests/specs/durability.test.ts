import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { aTask } from "@/tests/support/a-task";

const kills = process.env.SUREFOOT_TEST_DEEP === "1" ? 30 : 3;
const writer = fileURLToPath(new URL("../support/writing-process.ts", import.meta.url));
const longestLifeMs = 400;

describe("a process that dies", () => {
  let dataDir = "";
  let child: Writer | undefined;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "surefoot-kill-"));
  });
  afterEach(async () => {
    await child?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(`loses nothing that it acknowledged, and leaves nothing half done, killed ${kills} times`, {
    timeout: kills * 20_000,
  }, async () => {
    for (let kill = 0; kill < kills; kill++) {
      child = startWriter(dataDir);
      await child.wrote;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestLifeMs));
      await child.kill();
      const acknowledged = child.lastTurn();
      expect(acknowledged).toBeGreaterThan(0);
      expect(integrityOf(dataDir)).toBe("ok");
      await expectWholeTurns(dataDir, acknowledged);
    }
  });

  it("keeps its folder from another process while it lives, and only then", { timeout: 60_000 }, async () => {
    child = startWriter(dataDir);
    await child.wrote;
    await expect(openStore({ dataDir })).rejects.toMatchObject({
      code: "store_unavailable",
      retryable: true,
      message: expect.stringContaining("already open in another process"),
    });
    await child.kill();
    const store = await openStore({ dataDir });
    expect((await store.loadTask("local", "killed"))?.turn).toBeGreaterThan(0);
    await store.close();
  });
});

/** Every turn up to the last is there with all it produced, once, and the last is no older than what was acknowledged. */
async function expectWholeTurns(dataDir: string, acknowledged: number): Promise<void> {
  const store = await openStore({ dataDir });
  const task = await store.loadTask("local", "killed");
  const last = task?.turn ?? 0;
  expect(last).toBeGreaterThanOrEqual(acknowledged);
  expect(task).toMatchObject({ version: last, goal: `turn ${last}` });
  const upTo = Array.from({ length: last }, (_, index) => index + 1);
  const turns = await store.listTurns("local", "killed");
  expect(turns.map(({ record }) => record.turn)).toEqual(upTo);
  const messages = await store.listMessages("local", aTask().sessionId, 0, last + 9);
  expect(messages.map(({ content, sequenceNumber }) => [content, sequenceNumber])).toEqual(
    upTo.map((turn) => [`Turn ${turn}.`, turn]),
  );
  const events = await store.listEvents("local", { limit: 2 * last + 9 });
  expect(events.map(({ eventId }) => eventId)).toEqual(
    upTo.flatMap((turn) => [`turn-${turn}:e0`, `turn-${turn}:e1`]),
  );
  expect(await store.listModelCalls("local", { limit: last + 9 })).toHaveLength(last);
  await store.close();
}

function integrityOf(dataDir: string): unknown {
  const file = new Database(join(dataDir, "surefoot.db"));
  const [row] = file.prepare("PRAGMA integrity_check").all();
  file.close();
  return row !== null && typeof row === "object" && "integrity_check" in row ? row.integrity_check : row;
}

type Writer = { wrote: Promise<unknown>; lastTurn(): number; kill(): Promise<void> };

function startWriter(dataDir: string): Writer {
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", writer, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout?.on("data", (data: Buffer) => {
    output += data.toString();
  });
  const gone = once(child, "exit");
  const closed = child.stdout ? once(child.stdout, "close") : gone;
  return {
    wrote: Promise.race([child.stdout ? once(child.stdout, "data") : gone, gone]),
    lastTurn: () => Number(output.slice(0, output.lastIndexOf("\n")).split("\n").at(-1)),
    async kill() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await gone;
      await closed;
    },
  };
}
