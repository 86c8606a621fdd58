import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { ReplayFile, replayTask } from "@/scripts/replay/replay-task";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { answerOf, dataOf } from "@/tests/support/an-api";

const slow = 120_000;
let api: ServedApi;
let folder: string;
beforeAll(async () => {
  api = await serveApi();
  folder = mkdtempSync(join(tmpdir(), "surefoot-replay-"));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as a person runs it. */
function replay(...args: string[]): Promise<{ code: number; said: string }> {
  const command = ["--import", "tsx", "scripts/replay.ts", ...args];
  const env = { ...process.env, SUREFOOT_API_KEY: api.key };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, said: stdout + stderr }),
    );
  });
}

/** A sign-in page. `typed`: what its password field shows after something was typed there. */
const signIn = (typed = "") => ({
  url: "http://clinic.test/sign-in",
  pageTitle: "Sign in",
  interactiveTree: [
    { i: "1", r: "inp", n: "User name", v: "", k: "text" },
    { i: "2", r: "inp", n: "Password", v: typed, k: "password" },
    { i: "3", r: "btn", n: "Sign in" },
  ],
  pageText: "Sign in\nUser name\nPassword",
});

/** A goal and one turn after it; the second shows what was typed. */
async function twoTurns(query: string, shown: string): Promise<{ taskId: string; acted: string }> {
  const sessionId = randomUUID();
  const post = async (body: Partial<InteractRequest>) =>
    answerOf(await api.client.post("/api/agent/interact", { sessionId, turnId: randomUUID(), ...body }));
  const first = await post({ ...signIn(), query });
  if (first.status !== "executing") throw new Error(`the first turn answered ${first.status}`);
  const { taskId = "", actionId } = first;
  await post({ ...signIn(shown), taskId, lastActionId: actionId, lastActionStatus: "success" });
  await api.house.traces.flush();
  return { taskId, acted: first.action };
}

async function recordingOf(taskId: string): Promise<{ text: string; changed: number }> {
  const data = dataOf(await api.client.get(`/api/task/${taskId}/recording`));
  const { changed } = await replayTask(ReplayFile.parse(data));
  return { text: JSON.stringify(data), changed };
}

describe("a task that is exported and run again", () => {
  it(
    "comes to the same decisions",
    async () => {
      const { taskId } = await twoTurns('Type "Jas" in the User name field, then click "Sign in"', "");
      const file = join(folder, "task.json");
      const out = await replay("export", taskId, "--out", file, "--server", api.url);
      expect([out.code, out.said]).toEqual([0, `2 of 2 turns written to ${file}\n`]);
      const { code, said } = await replay("run", file);
      expect([code, said]).toEqual([0, `Task ${taskId}: 0 of 2 decisions changed.\n`]);
      const changed = JSON.parse(readFileSync(file, "utf8"));
      changed.turns[0].decision.actions = ['click("3")'];
      writeFileSync(file, JSON.stringify(changed));
      const other = await replay("run", file);
      expect([other.code, other.said]).toEqual([
        1,
        expect.stringContaining('action: click("3")  →  setValue'),
      ]);
    },
    slow,
  );

  it.each(["••••", "hunter2.pw"])(
    "holds no password that the user put into the goal, where the page shows it as %s",
    async (shown) => {
      const { taskId, acted } = await twoTurns(
        'Type "hunter2.pw" in the Password field, then click "Sign in"',
        shown,
      );
      const { text, changed } = await recordingOf(taskId);
      expect(acted).toContain("hunter2.pw");
      expect(text).not.toContain("hunter2");
      expect(text).toContain('Type \\"removed-secret\\" in the Password field');
      expect(changed).toBe(0);
    },
    slow,
  );

  it(
    "holds a secret's placeholder, and never what an old client shows in its place",
    async () => {
      const goal = 'Type {{secret:clinic}} in the Password field, then click "Sign in"';
      const { taskId, acted } = await twoTurns(goal, "correct horse");
      const { text } = await recordingOf(taskId);
      expect(acted).toContain("{{secret:clinic}}");
      expect(text).toContain("{{secret:clinic}}");
      expect(text).not.toContain("correct horse");
    },
    slow,
  );

  it.each<[string, string[], number, RegExp]>([
    ["there is no such task", ["export", randomUUID()], 2, /^not_found: There is no such task\.\n$/],
    ["the key is none", ["export", randomUUID(), "--key", "sf_none"], 2, /wants an API key: --key or/],
    ["there is no such file", ["run", "no-such.json"], 2, /^There is no no-such\.json\.\n$/],
    [
      "the file is something else",
      ["run", "README.md"],
      2,
      /^README\.md is no recording .*\n.*it is no JSON/,
    ],
    ["an option is unknown", ["run", "--hlep"], 2, /^Unknown option '--hlep'\.\n\nUsage: /],
    ["help is asked for", ["--help"], 0, /^Usage: npm run replay/],
  ])(
    "is told in plain words when %s",
    async (_, args, code, said) => {
      const server = args[0] === "export" ? ["--server", api.url] : [];
      expect(await replay(...args, ...server)).toEqual({ code, said: expect.stringMatching(said) });
    },
    slow,
  );
});
