import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LaunchedBrowser, launchBrowser, newContext } from "@/runner/launch-browser";
import { demoGoals } from "@/scripts/demo-goals";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { runOldClient } from "@/tests/support/old-client";

const slow = 120_000;
/** All three take a minute. */
const deep = process.env.SUREFOOT_TEST_DEEP === "1";

describe.skipIf(!process.env.CHROMIUM_PATH)(
  "a client of the old protocol (skipped without CHROMIUM_PATH)",
  () => {
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

    it.each(deep ? demoGoals : demoGoals.slice(-1))(
      "brings “$goal” to its end: $expected",
      async ({ goal, path, expected }) => {
        const context = await newContext(launched.browser);
        const page = await context.newPage();
        await page.goto(new URL(path, server.url).href);
        const ended = await runOldClient(server, page, { query: goal, sessionId: randomUUID() });
        expect(expected, JSON.stringify(ended).slice(0, 1_500)).toContain(ended.status);
        await context.close();
      },
      slow,
    );
  },
);
