import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openStore } from "@/lib/adapters/mongo/open-store";
import type * as turnNodes from "@/lib/agent/graph/turn-node";
import type { Store } from "@/lib/agent/ports/store";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { everyFault, type Fault, isServerFault, seeded } from "./faults";
import { type FaultyRun, faultyRun } from "./faulty-run";
import { nodeWatch } from "./mortal-server";

vi.mock("@/lib/agent/graph/turn-node", async (original) => {
  const real = await original<typeof turnNodes>();
  return {
    ...real,
    turnNode: (name: string, node: turnNodes.Node, router?: turnNodes.Router<string>) => {
      const watched: turnNodes.Node = async (state, deps) => {
        await nodeWatch.pass(`before node ${name}`);
        const patch = await node(state, deps);
        await nodeWatch.pass(`after node ${name}`);
        return patch;
      };
      return real.turnNode(name, watched, router);
    },
  };
});

const wanted = process.env.SUREFOOT_TEST_DEEP === "1" ? 600 : 50;
const patient = "Jas";
const goal = `Add a patient named "${patient}"`;

/** In memory where the system has such a folder: what a power cut leaves is tested elsewhere, and a disk takes its time over every write. */
const quickFolder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

let dataDir: string;
let store: Store;
beforeAll(async () => {
  dataDir = mkdtempSync(join(quickFolder, "surefoot-faults-"));
  store = await openStore({ dataDir });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Outcome = { fault: Fault; struck: boolean; saves: number; run: FaultyRun };

async function runWith(faults: Fault[]): Promise<Omit<Outcome, "fault">> {
  const clinic = aSmallClinic();
  const run = await faultyRun(goal, clinic, store, faults);
  const saves = clinic.stored.filter((name) => name === patient).length;
  return { run, saves, struck: faults.every(({ struck }) => struck === true) };
}

const statusOf = ({ run }: Outcome): string => ("status" in run.end ? run.end.status : run.end.kind);

function tableOf(outcomes: readonly Outcome[]): string[] {
  const kinds = [...new Set(outcomes.map(({ fault }) => fault.kind))].sort();
  const rows = kinds.map((kind) => {
    const of = outcomes.filter(({ fault }) => fault.kind === kind);
    const done = of.filter((one) => statusOf(one) === "completed").length;
    const twice = of.filter(({ saves }) => saves > 1).length;
    const lost = of.reduce((sum, { run }) => sum + run.lost.length + run.unequal.length, 0);
    return [kind, String(of.length), String(done), String(of.length - done), String(twice), String(lost)];
  });
  return [["fault", "tasks", "completed", "ended otherwise", "done twice", "answers lost"], ...rows].map(
    (row) => row.map((cell, column) => (column === 0 ? cell.padEnd(20) : cell.padStart(16))).join(""),
  );
}

describe("a task in spite of faults", () => {
  it(`is done once, tells the same answer again, and loses none, over ${wanted} faults`, {
    timeout: wanted * 5_000,
  }, async () => {
    const plain = await runWith([]);
    expect(plain.run.end).toMatchObject({ kind: "ended", status: "completed" });
    expect(plain.saves).toBe(1);
    const all = everyFault(plain.run.moments, plain.run.posts, seeded(20_261));
    const outcomes: Outcome[] = [];
    for (let index = 0; outcomes.length < wanted && index < wanted * 2; index++) {
      const chosen = all[index % all.length];
      if (!chosen) break;
      // Past the first round a second fault comes on top.
      const second =
        index < all.length ? [] : [all[(index * 7) % all.length]].flatMap((fault) => fault ?? []);
      const faults = [chosen, ...second].map((fault) => ({ ...fault }));
      const outcome = await runWith(faults);
      if (faults[0]?.struck) outcomes.push({ fault: chosen, ...outcome });
    }
    process.stdout.write(`${tableOf(outcomes).join("\n")}\n`);
    expect(outcomes.length).toBeGreaterThanOrEqual(wanted);
    expect(outcomes.filter(({ saves }) => saves > 1).map(({ fault }) => fault)).toEqual([]);
    expect(outcomes.filter(({ run }) => run.lost.length + run.unequal.length > 0)).toEqual([]);
    const completed = outcomes.filter((one) => statusOf(one) === "completed");
    for (const { saves } of completed) expect(saves).toBe(1);
    const others = outcomes.filter((one) => statusOf(one) !== "completed");
    for (const one of others)
      expect(
        ["partial", "unverified", "failed", "awaiting_user", "needs_user_input"],
        JSON.stringify([one.fault, one.run.end]),
      ).toContain(statusOf(one));
    expect(completed.length / outcomes.length).toBeGreaterThanOrEqual(0.98);
    if (wanted < all.length) return;
    const struck = new Set(outcomes.flatMap(({ fault }) => (isServerFault(fault) ? fault.at : [])));
    expect([...struck].sort()).toEqual([...new Set(plain.run.moments.map(({ at }) => at))].sort());
  });
});
