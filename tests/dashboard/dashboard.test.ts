import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RunView } from "@/lib/contracts/run";
import { type LaunchedBrowser, launchBrowser } from "@/runner/launch-browser";
import { startServer } from "@/scripts/start-server";
import { anApi, dataOf, type TestApi } from "@/tests/support/an-api";
import { apiClient } from "@/tests/support/api-client";
import { dashboardPages } from "@/tests/support/dashboard-pages";
import { runUntil } from "@/tests/support/real-tasks";
import { followStreamed, openStreamed, reloadStreamed } from "@/tests/support/streamed-page";
import { collectFaults, layoutFaults, seriousFindings } from "./check-page";
import { serveWaitList, type WaitListPage } from "./wait-list-page";

const slow = 240_000;
const lookedAtWithSettings = ["settings-rules", "settings-keys", "settings-users", "settings-audit"];

describe.skipIf(!process.env.CHROMIUM_PATH)("the dashboard (skipped without CHROMIUM_PATH)", () => {
  let api: TestApi;
  let launched: LaunchedBrowser;
  let page: Page;
  /** Watches the demo, while the page does other things. */
  let demo: Page;
  let list: WaitListPage;
  /** A run that waits for an approval, and one on a page that lies. */
  let waits: Promise<RunView>;
  let asking: RunView;
  let doubted: RunView;
  /** A session that nothing else needs. */
  const spare = randomUUID();
  const faults: string[] = [];
  const open = (path: string) => openStreamed(page, api.server.url + path);
  async function newPage(): Promise<Page> {
    const opened = await launched.context.newPage();
    opened.setDefaultTimeout(60_000);
    collectFaults(opened, faults);
    return opened;
  }

  beforeAll(async () => {
    list = await serveWaitList(["Kofi Mensah", "Lena Vogel"]);
    api = await anApi();
    launched = await launchBrowser();
  }, 600_000);
  afterAll(async () => {
    await launched?.close();
    await api?.close();
    await list?.close();
  });

  it("lets a person in by the printed link, and then has the demo to watch", { timeout: slow }, async () => {
    demo = await newPage();
    await openStreamed(demo, api.server.url);
    await demo.getByLabel("API key").waitFor();
    await openStreamed(demo, api.server.signInUrl);
    await demo.getByRole("heading", { name: "proves its work is done" }).waitFor();
    await demo.getByRole("button", { name: "Watch it now" }).click();
    await demo.waitForURL(/\/run\/[\w-]+$/);
    waits = runUntil(api.client, { goal: "Delete the patient Lena Vogel", url: list.url }, "waiting");
    page = await newPage();
  });

  it("goes everywhere by keyboard", { timeout: slow }, async () => {
    await open("/settings");
    await page.getByText("Live", { exact: true }).first().waitFor();
    await page.keyboard.press("?");
    await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("g");
    await page.keyboard.press("u");
    await page.waitForURL(/\/usage/);
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder(/Go to a page/).fill("questions");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/inbox/);
    await page.goBack();
    await page.waitForURL(/\/usage/);
  });

  it("makes a key that is shown once, and revokes it", { timeout: slow }, async () => {
    await open("/welcome");
    await page.getByRole("link", { name: "Make a key" }).click();
    await page.getByLabel("What will use it").fill("Laptop");
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByText("Copy it now").waitFor();
    await reloadStreamed(page);
    expect(await page.getByText("Copy it now").count()).toBe(0);
    await page.getByRole("button", { name: "Revoke Laptop" }).click();
    await page.getByRole("button", { name: "Revoke the key" }).click();
    await page.getByText("Revoked", { exact: true }).waitFor();
  });

  it("gives a pairing code", { timeout: slow }, async () => {
    await open("/welcome");
    await page.getByRole("link", { name: "Get a code" }).click();
    await page.getByRole("button", { name: "Make a code" }).click();
    await page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).waitFor();
  });

  it("takes a document in and out", { timeout: slow }, async () => {
    await open("/knowledge");
    await page.getByText("No document is here yet").waitFor();
    await page.getByLabel("A file").setInputFiles({
      name: "rooms.md",
      mimeType: "text/markdown",
      buffer: Buffer.from("# Rooms\n\nRoom 3 is upstairs."),
    });
    await page.getByRole("button", { name: "Add document" }).click();
    await page.getByRole("button", { name: /^Delete / }).click();
    await page.getByText("No document is here yet").waitFor();
  });

  it("takes back what it showed too early when the server does not do it", { timeout: slow }, async () => {
    await api.interact({
      query: "Click the Rooms link",
      sessionId: spare,
      turnId: randomUUID(),
      url: "http://clinic.test/",
      interactiveTree: [{ i: "2", r: "link", n: "Rooms" }],
    });
    await open(`/sessions/${spare}`);
    await page.route("**/pause", (route) => route.abort());
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("The server does not answer. Nothing was changed").waitFor();
    await page.getByText("Working", { exact: true }).first().waitFor();
    await page.unroute("**/pause");
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes("ERR_FAILED")));
  });

  it("deletes a session for good, and says so to who looks at it", { timeout: slow }, async () => {
    const watching = await launched.context.newPage();
    await openStreamed(watching, `${api.server.url}/sessions/${spare}`);
    await watching.getByText("Live", { exact: true }).first().waitFor();
    await open(`/sessions/${spare}`);
    await page.getByRole("button", { name: "Delete this session" }).click();
    await page.getByRole("button", { name: "Delete the session" }).click();
    await page.getByText("The session is deleted.").waitFor();
    await page.waitForURL(`${api.server.url}/`);
    await page.getByRole("link", { name: /Click the Rooms link/ }).waitFor({ state: "detached" });
    await watching.getByRole("heading", { name: "There is nothing here" }).waitFor();
    await watching.close();
    expect(await api.stored(spare)).toBeUndefined();
  });

  it("shows the demo as it goes on and ends in doubt, without a reload", { timeout: slow }, async () => {
    await demo.getByAltText(/^What the browser show(s now|ed last)$/).waitFor();
    await demo.getByText(/^(Partial|Unverified)$/).waitFor({ timeout: slow });
    const runId = demo.url().split("/").at(-1) ?? "";
    doubted = RunView.parse(dataOf(await api.client.get(`/api/run/${runId}`)));
    expect(["partial", "unverified"]).toContain(doubted.result);
    await demo.close();
  });

  it("shows why a page that lies is not believed, with the page before and after", {
    timeout: slow,
  }, async () => {
    await open(`/sessions/${doubted.sessionId}`);
    await page.getByRole("heading", { name: doubted.goal, level: 1 }).waitFor();
    await page.getByRole("button", { name: /^Refuted 1/ }).click();
    await page.waitForURL(/show=refuted/);
    const details = page.getByRole("button", { name: /Show details of turn/ });
    await expect.poll(() => details.count(), { timeout: slow }).toBe(1);
    await details.click();
    await followStreamed(page, "Page before and after");
    await page.getByRole("heading", { name: "The page before and after" }).waitFor();
    await page.getByText(/\d+ differences?/).waitFor();
    const answer = page.getByText(/was answered 500/).first();
    await answer.waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: doubted.goal, level: 1 }).waitFor();
    await page.getByRole("button", { name: /^Refuted 1/, pressed: true }).waitFor();
  });

  it("takes a person's verdict in place of its own", { timeout: slow }, async () => {
    await open(`/sessions/${doubted.sessionId}`);
    await page
      .getByRole("button", { name: /Show details of turn/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Overrule verdict" }).click();
    await page.getByLabel("What you saw").fill("The field was empty after all.");
    await page.getByRole("button", { name: "Overrule", exact: true }).click();
    await page.getByText("Verdict overruled; the case is kept.").waitFor();
    await page.getByText("a person · 100 % sure").waitFor();
  });

  it("carries an approval from the inbox to the browser that waits for it", { timeout: slow }, async () => {
    asking = await waits;
    await open("/inbox");
    await page.getByRole("link", { name: asking.goal }).waitFor();
    expect(list.names).toEqual(["Kofi Mensah", "Lena Vogel"]);
    await page.getByRole("button", { name: "Approve once" }).click();
    await page.getByText("Approved, once.", { exact: true }).waitFor();
    await page.getByText("Nothing waits for you").waitFor();
    const deadline = Date.now() + slow / 2;
    while (asking.state !== "ended" && Date.now() < deadline) {
      await page.waitForTimeout(300);
      asking = RunView.parse(dataOf(await api.client.get(`/api/run/${asking.runId}`)));
    }
    expect(list.names).toEqual(["Kofi Mensah"]);
    expect(asking.result).toBe("completed");
  });

  it("shows a session as it begins, without a reload, and takes a pause, a resume and a cancel", {
    timeout: slow,
  }, async () => {
    await open("/");
    await page.getByText("Live", { exact: true }).first().waitFor();
    const sessionId = randomUUID();
    await api.interact({
      query: "Click the Reports link",
      sessionId,
      turnId: randomUUID(),
      url: "http://clinic.test/",
      interactiveTree: [{ i: "2", r: "link", n: "Reports" }],
    });
    await page.getByRole("link", { name: /Click the Reports link/ }).click();
    await page.getByText('click("2")').waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("Paused. The next turn stops.").waitFor();
    await page.getByText("1 waiting for you").first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Resume" }).click();
    await page.getByText("The task goes on.", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "More about this task" }).press("Enter");
    for (const entry of ["Evidence", "Cancel for good"]) {
      await page.getByRole("menuitem", { name: entry }).and(page.locator(":focus")).waitFor();
      await page.keyboard.press(entry === "Evidence" ? "ArrowDown" : "Enter");
    }
    await page.getByRole("button", { name: "Cancel the task" }).click();
    await page.getByText("Cancelled for good.").waitFor();
    await page.getByText("Cancelled", { exact: true }).first().waitFor();
    await page.getByText("1 waiting for you").first().waitFor({ state: "detached" });
  });

  it("finds sessions by words and status, in an address that can be shared", { timeout: slow }, async () => {
    await open("/?search=noor");
    await page.getByRole("link", { name: /Add a patient named Noor/ }).waitFor();
    expect(await page.getByRole("link", { name: /Lena Vogel/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Completed" }).click();
    await page.getByText("No session fits").waitFor();
    await page.waitForURL(/search=noor&status=completed/);
  });

  it("says so where there is nothing, or nothing of one's own", { timeout: slow }, async () => {
    const foreign = randomUUID();
    await apiClient(api.server, api.foreignKey).post("/api/session/init", { sessionId: foreign });
    const gone = [
      `/sessions/${randomUUID()}`,
      "/sessions/not-an-id",
      `/sessions/${foreign}`,
      `/sessions/${spare}`,
      `/sessions/${doubted.sessionId}?task=${randomUUID()}`,
      `/sessions/${foreign}/tasks/${doubted.taskId}`,
      `/run/${randomUUID()}`,
    ];
    for (const path of gone) {
      await open(path);
      await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
      await page.getByRole("link", { name: "All sessions" }).waitFor();
    }
  });

  it("has no serious fault of access on any page, light or dark, and fits a phone", {
    timeout: slow,
  }, async () => {
    const problems: string[] = [];
    for (const { name, path } of dashboardPages({ proved: asking, doubted, asking })) {
      if (lookedAtWithSettings.includes(name)) continue;
      await open(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.locator(".animate-shimmer").first().waitFor({ state: "detached" });
      for (const finding of await seriousFindings(page)) problems.push(`${name} ${finding}`);
      for (const fault of await layoutFaults(page)) problems.push(`${name}: ${fault}`);
    }
    expect(problems).toEqual([]);
  });

  it("does all that without an error in the browser", () => {
    expect(faults).toEqual([]);
  });

  it("says that the server is gone, keeps what it showed, and goes on when it is back", {
    timeout: slow,
  }, async () => {
    await open(`/sessions/${doubted.sessionId}`);
    await page.getByText("Live", { exact: true }).first().waitFor();
    await api.server.stop();
    await page.getByText("The server does not answer.").waitFor();
    await page.getByRole("link", { name: "Usage" }).first().click();
    await page.getByText("that page cannot be shown until it is back").waitFor();
    await page.getByRole("heading", { name: doubted.goal, level: 1 }).waitFor();
    const port = Number(new URL(api.server.url).port);
    const back = await startServer({ port, dataDir: api.dataDir, env: { MONGODB_URI: "" } });
    await page.getByText("Live", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: "Usage" }).first().click();
    await page.waitForURL(/\/usage/);
    await back.stop();
  });
});
