import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoGoals } from "@/scripts/demo-goals";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { type ExtensionBrowser, openExtensionBrowser } from "@/tests/support/extension-browser";

const slow = 120_000;
/** One goal goes through every part of the way; all three take a minute. */
const deep = process.env.SUREFOOT_TEST_DEEP === "1";

describe.skipIf(!process.env.CHROMIUM_PATH)("the extension (skipped without CHROMIUM_PATH)", () => {
  let server: RunningServer;
  let browser: ExtensionBrowser;
  beforeAll(async () => {
    server = await startServer();
    browser = await openExtensionBrowser();
    await browser.connect(server);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each(deep ? demoGoals : demoGoals.slice(-1))(
    "does “$goal” from the panel: $expected",
    async ({ goal, path, expected }) => {
      const page = await browser.open(new URL(path, server.url).href);
      const panel = await browser.panelFor(page);
      const tabId = await browser.tabId(page);
      await panel.getByLabel("Goal for this tab").fill(goal);
      await panel.getByRole("button", { name: "Start" }).click();
      await expect.poll(async () => (await browser.record(tabId))?.phase, { timeout: slow }).toBe("ended");
      const record = await browser.record(tabId);
      expect(expected, record?.note ?? record?.last?.thought).toContain(record?.last?.status);
      await page.close();
      await panel.close();
    },
    slow,
  );
});
