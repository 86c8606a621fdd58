import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LaunchedBrowser, launchBrowser, newContext } from "@/runner/launch-browser";
import { runGoal } from "@/runner/run-goal";
import { demoGoals } from "@/scripts/demo-goals";
import { type RunningServer, startServer } from "@/scripts/start-server";

const slow = 120_000;

/** The product end to end: a server of its own, the runner, a real browser, the sample clinic. */
describe.skipIf(!process.env.CHROMIUM_PATH)("the demo's goals (skipped without CHROMIUM_PATH)", () => {
  let server: RunningServer;
  let launched: LaunchedBrowser;
  beforeAll(async () => {
    server = await startServer();
    launched = await launchBrowser();
  }, 300_000);
  afterAll(async () => {
    await launched?.close();
    await server?.stop();
  });

  it.each(demoGoals)(
    "“$goal” on $path ends $expected",
    async ({ goal, path, expected }) => {
      const context = await newContext(launched.browser);
      const url = new URL(path, server.url).href;
      const { status, tokens, reason } = await runGoal({ goal, url, server, context });
      await context.close();
      expect(expected, `${status} ${reason ?? ""}`).toContain(status);
      expect(tokens).toEqual({ input: 0, output: 0, costUsd: 0 });
    },
    slow,
  );
});
