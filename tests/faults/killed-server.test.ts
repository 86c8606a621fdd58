import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { httpTransport } from "@/lib/client/http-transport";
import type { Transport } from "@/lib/client/transport";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { clinicDriver } from "./clinic-driver";
import { seeded } from "./faults";
import { playTask } from "./play-task";
import { type Served, serveInChild } from "./served";

const deep = process.env.SUREFOOT_TEST_DEEP === "1";
const tasks = deep ? 12 : 1;
const killsOfTask = 2;
const longestTurnMs = 120;
const key = `sf_${randomBytes(32).toString("base64url")}`;

let dataDir: string;
let server: Served;
/** The next server of the folder, which has to be there before anything is asked of it or done to it: of the next task too. */
let starting = Promise.resolve();
const start = async () => {
  server = await serveInChild(dataDir, { SUREFOOT_BOOTSTRAP_KEY: key, MONGODB_URI: "", SUREFOOT_URL: "" });
};
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "surefoot-killed-"));
  await start();
}, 120_000);
afterAll(async () => {
  await starting;
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** To whatever server runs now; the posts that are chosen meet one that is killed while it works on them, and started again. */
function mortalWire(random: () => number): { transport: Transport; kills: () => number } {
  const fatal = new Set(Array.from({ length: killsOfTask }, () => 1 + Math.floor(random() * 6)));
  let posts = 0;
  let kills = 0;
  const way = () => httpTransport({ url: server.url, key });
  const transport: Transport = {
    async interact(body, signal) {
      await starting;
      posts += 1;
      const answer = way().interact(body, signal);
      if (fatal.delete(posts)) {
        await new Promise((resolve) => setTimeout(resolve, random() * longestTurnMs));
        kills += 1;
        starting = server.kill().then(start);
      }
      return answer;
    },
    async turn(turnId, signal) {
      await starting;
      return way().turn(turnId, signal);
    },
    activeTask: async () => undefined,
    resume: async () => true,
  };
  return { transport, kills: () => kills };
}

it(`a server that is killed at any moment of a task leaves it to be finished, once (${tasks} tasks)`, {
  timeout: tasks * 120_000,
}, async () => {
  const random = seeded(42);
  let kills = 0;
  for (let task = 0; task < tasks; task++) {
    const clinic = aSmallClinic();
    const wire = mortalWire(random);
    const goal = 'Add a patient named "Jas"';
    const end = await playTask({ goal, sessionId: randomUUID(), ...wire, driver: clinicDriver(clinic) });
    expect(end).toMatchObject({ kind: "ended", status: "completed" });
    expect(clinic.stored).toEqual(["Jas"]);
    kills += wire.kills();
  }
  expect(kills).toBeGreaterThanOrEqual(tasks);
});
