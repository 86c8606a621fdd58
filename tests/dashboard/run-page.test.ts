import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TaskDetail } from "@/lib/contracts/task-detail";
import { type LaunchedBrowser, launchBrowser } from "@/runner/launch-browser";
import { startServer } from "@/scripts/start-server";
import { anApi, dataOf, type TestApi } from "@/tests/support/an-api";
import { apiClient } from "@/tests/support/api-client";
import { runUntil } from "@/tests/support/real-tasks";
import { openStreamed } from "@/tests/support/streamed-page";
import { layoutFaults, seriousFindings } from "./check-page";

const slow = 240_000;
const asking = { goal: "Delete the patient Lena Vogel", url: "/sample/patients.html" };

describe.skipIf(!process.env.CHROMIUM_PATH)("a run's page (skipped without CHROMIUM_PATH)", () => {
  let api: TestApi;
  let launched: LaunchedBrowser;
  let page: Page;
  const open = (path: string) => openStreamed(page, api.server.url + path);
  const faultsOfPage = async () => [...(await seriousFindings(page)), ...(await layoutFaults(page))];

  beforeAll(async () => {
    api = await anApi();
    launched = await launchBrowser();
    page = await launched.context.newPage();
    page.setDefaultTimeout(60_000);
    await openStreamed(page, api.server.signInUrl);
  }, 600_000);
  afterAll(async () => {
    await launched?.close();
    await api?.close();
  });

  it("is not found, and says so with its status too, as all that is not there", {
    timeout: slow,
  }, async () => {
    const id = randomUUID();
    const gone = ["/sessions/nope", `/sessions/${id}`, `/sessions/${id}/tasks/${id}/trace`, `/run/${id}`];
    for (const path of gone) {
      const answer = await page.goto(api.server.url + path);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
    }
    for (const path of ["/", "/run", "/inbox"])
      expect((await page.goto(api.server.url + path))?.status()).toBe(200);
  });

  it("is not begun at an address that is none: the field says what is wrong", { timeout: slow }, async () => {
    await open("/run");
    await page.getByLabel("Goal").fill("Add a patient");
    await page.getByLabel("Begin at").fill("exa mple");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const field = page.getByLabel("Begin at");
    await page.getByText("This is neither a web address").waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    const describedBy = await field.getAttribute("aria-describedby");
    expect(await page.locator(`#${describedBy}`).textContent()).toContain("neither a web address");
    expect(await faultsOfPage()).toEqual([]);
    await field.fill("/sample/");
    expect(await field.getAttribute("aria-invalid")).toBeNull();
  });

  it("tells a run that was cancelled from one that went wrong", { timeout: slow }, async () => {
    const run = await runUntil(api.client, asking, "waiting");
    await open(`/run/${run.runId}`);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Cancelled", { exact: true }).first().waitFor();
    await page.getByText("It was cancelled.").waitFor();
    expect(await page.getByText("Did not run to an end").count()).toBe(0);
  });

  it("says that the server was restarted, and its session how the task ended", {
    timeout: slow,
  }, async () => {
    const run = await runUntil(api.client, asking, "waiting");
    await page.route("**/picture?*", (route) => route.abort());
    await open(`/run/${run.runId}`);
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await page.getByText("This picture could not be loaded.").waitFor();
    process.kill(api.server.pid, "SIGKILL");
    const port = Number(new URL(api.server.url).port);
    await expect.poll(() => fetch(api.server.url).catch(() => "gone"), { timeout: 20_000 }).toBe("gone");
    const back = await startServer({ port, dataDir: api.dataDir, env: { MONGODB_URI: "" } });
    try {
      await page.getByText("Server restarted", { exact: true }).waitFor();
      await page.getByText("The server was restarted, and the run ended with it.").waitFor();
      expect(await page.getByRole("button", { name: "Cancel" }).count()).toBe(0);
      expect(await faultsOfPage()).toEqual([]);
      await page.getByRole("link", { name: "Open the session" }).click();
      await page.getByText("The server that ran its browser was stopped").first().waitFor();
      const client = apiClient(back, back.key);
      const task = TaskDetail.parse(dataOf(await client.get(`/api/task/${run.taskId}`)));
      expect(task.status).toBe("failed");
      expect(dataOf(await client.get("/api/waiting"))).toMatchObject({ count: 0 });
    } finally {
      await back.stop();
    }
  });
});
