import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LaunchedBrowser, launchBrowser } from "@/runner/launch-browser";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { type ApiClient, apiClient } from "@/tests/support/api-client";

const slow = 60_000;

describe.skipIf(!process.env.CHROMIUM_PATH)("the dashboard (skipped without CHROMIUM_PATH)", () => {
  let server: RunningServer;
  let launched: LaunchedBrowser;
  let api: ApiClient;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    api = apiClient(server, server.key);
    launched = await launchBrowser();
    page = await launched.context.newPage();
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("console", (message) => {
      // The browser itself notes a page that answers 404, which some here have to.
      if (message.type() === "error" && !/status of 404/.test(message.text())) faults.push(message.text());
    });
  }, 300_000);
  afterAll(async () => {
    await launched?.close();
    await server?.stop();
  });

  const begin = (query: string, sessionId: string) =>
    api.post("/api/agent/interact", {
      query,
      sessionId,
      turnId: randomUUID(),
      url: "http://clinic.test/",
      interactiveTree: [{ i: "2", r: "link", n: "Reports" }],
    });

  it(
    "lets a person in by the printed link and says what to do first",
    async () => {
      await page.goto(server.url);
      await page.getByLabel("API key").waitFor();
      await page.goto(server.signInUrl);
      await page.getByText("Nothing has run yet").waitFor();
    },
    slow,
  );

  it(
    "shows a session as it begins, without a reload, and then its turn with the action",
    async () => {
      await page.getByText("Live", { exact: true }).waitFor();
      const sessionId = randomUUID();
      await begin("Click the Reports link", sessionId);
      await page.getByRole("link", { name: /Click the Reports link/ }).click();
      await page.getByRole("heading", { name: "Click the Reports link" }).waitFor();
      await page.getByText('click("2")').waitFor();
      await page.getByText("Live", { exact: true }).waitFor();
      const { data } = (await api.get(`/api/session/${sessionId}/task/active`)).body as {
        data: { taskId: string };
      };
      await api.post(`/api/session/${sessionId}/task/${data.taskId}/cancel`);
      await page.getByText("Cancelled", { exact: true }).first().waitFor();
    },
    slow,
  );

  it(
    "makes a key that is shown once, and revokes it",
    async () => {
      await page.goto(`${server.url}/keys`);
      await page.getByLabel("What will use it").fill("Laptop");
      await page.getByRole("button", { name: "Create key" }).click();
      await page.getByText("Copy it now").waitFor();
      await page.reload();
      expect(await page.getByText("Copy it now").count()).toBe(0);
      await page.getByRole("button", { name: "Revoke Laptop" }).click();
      await page.getByText("Revoked", { exact: true }).waitFor();
    },
    slow,
  );

  it(
    "says so where there is nothing",
    async () => {
      const gone = `${server.url}/sessions/${randomUUID()}`;
      await page.goto(gone);
      await page.getByText("There is nothing here").waitFor();
      await page.goto(`${server.url}/sessions/not-an-id`);
      await page.getByText("There is nothing here").waitFor();
    },
    slow,
  );

  it.each(["light", "dark"] as const)(
    "fits a phone in %s",
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ["/", "/keys", "/api-reference"]) {
        await page.goto(server.url + path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          320,
        );
      }
    },
    slow,
  );

  it("does all that without an error in the browser", () => {
    expect(faults).toEqual([]);
  });
});
