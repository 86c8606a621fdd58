import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Served, serveInChild } from "@/tests/faults/served";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { aTalk } from "@/tests/support/a-talk";
import { apiClient } from "@/tests/support/api-client";
import { addJas } from "@/tests/support/clinic-scripts";

const key = `sf_${randomBytes(32).toString("base64url")}`;
const startMs = 120_000;

let dataDir: string;
let server: Served;
const start = async () => {
  server = await serveInChild(dataDir, { SUREFOOT_BOOTSTRAP_KEY: key, MONGODB_URI: "", SUREFOOT_URL: "" });
};
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "surefoot-restart-"));
  await start();
}, startMs);
afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
}, startMs);

it.each([1, 2, 3])(
  "goes on with its plan after the server process was killed after turn %d",
  async (turns) => {
    // Always the process that runs now.
    const client = {
      ...apiClient(server, key),
      post: (path: string, body?: unknown) => apiClient(server, key).post(path, body),
    };
    const talk = aTalk({ client }, aSmallClinic());
    await talk.say({ query: addJas });
    for (let turn = 1; turn < turns; turn++) await talk.act();
    const before = talk.answers.at(-1);
    expect(before?.status).toBe("executing");
    const { pid } = server;
    await server.kill();
    expect(() => process.kill(pid, 0)).toThrow();
    await start();
    const last = await talk.toEnd();
    expect(last.status, JSON.stringify(talk.answers)).toBe("completed");
    expect(last.plan?.steps.map(({ id }) => id)).toEqual(before?.plan?.steps.map(({ id }) => id));
    expect(talk.answers.map(({ turn }) => turn)).toEqual(talk.answers.map((_, at) => at + 1));
    expect(talk.clinic.stored).toEqual(["Jas"]);
  },
  startMs,
);
