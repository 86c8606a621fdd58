import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MissedEvents } from "@/lib/contracts/realtime";
import { type LaunchedBrowser, launchBrowser } from "@/runner/launch-browser";
import { anApi, dataOf, type TestApi } from "@/tests/support/an-api";
import { type CuttingProxy, cuttingProxy } from "@/tests/support/cutting-proxy";
import { type ExtensionBrowser, openExtensionBrowser } from "@/tests/support/extension-browser";
import { startGoal, untilOver } from "@/tests/support/panel-task";
import { openStreamed } from "@/tests/support/streamed-page";

const slow = 240_000;
const goal = "Add a patient named Noor";
const wantedCuts = 20;
const endings = /Completed|Partial|Unverified|Failed|Cancelled/;
const outcomes = /Verified|Refuted|Undecided|Not judged yet|Not judged/;

const names = ["new_message", "interact_response", "plan_update", "task_status"];

/** Keeps the id of each event that a page is told of, in the order in which it is told. */
function rememberEvents(events: string[]): void {
  const heard: string[] = [];
  const remembering = new Proxy(window.EventSource, {
    construct(real, given: [string]) {
      const source = new real(...given);
      for (const name of events)
        source.addEventListener(name, ({ data }: MessageEvent<string>) =>
          heard.push(JSON.parse(data).eventId),
        );
      return source;
    },
  });
  Object.assign(window, { heard, EventSource: remembering });
}

const heardBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => ("heard" in window ? [...(window.heard as string[])] : []));

/** What a person reads off a page that shows a task, dashboard or panel. */
async function shownBy(page: Page, status: string) {
  const plan = page
    .locator("section", { has: page.getByRole("heading", { name: "Plan", exact: true }) })
    .last();
  const steps = await plan
    .locator("li")
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector("[role=img]")?.getAttribute("aria-label"),
        item.querySelector("p")?.textContent,
      ]),
    );
  const turns = await page
    .locator("article[aria-label^='Turn ']")
    .evaluateAll((rows) => rows.map((row) => [row.getAttribute("aria-label"), row.textContent ?? ""]));
  const ending = await page.locator(status).first().textContent();
  return {
    steps,
    verdicts: turns.map(([turn, text]) => [turn, outcomes.exec(text ?? "")?.[0]]),
    ending: endings.exec(ending ?? "")?.[0],
  };
}

describe.skipIf(!process.env.CHROMIUM_PATH)("watchers of one task (skipped without CHROMIUM_PATH)", () => {
  let api: TestApi;
  let way: CuttingProxy;
  let launched: LaunchedBrowser;
  let extension: ExtensionBrowser;
  beforeAll(async () => {
    api = await anApi();
    way = await cuttingProxy(api.server.url);
    launched = await launchBrowser();
    extension = await openExtensionBrowser();
    await extension.connect(api.server);
  }, 600_000);
  afterAll(async () => {
    await extension?.close();
    await launched?.close();
    await way?.close();
    await api?.close();
  });

  async function dashboard(url: string, key: string): Promise<Page> {
    const context = await launched.browser.newContext({ viewport: { width: 1_400, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(rememberEvents, names);
    await openStreamed(page, `${url}/sign-in`);
    await page.getByLabel("API key").fill(key);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Live", { exact: true }).first().waitFor();
    return page;
  }

  /** Cuts while the page is told things, until it is enough. */
  function cutWhileTold(page: Page): { cuts: () => number; stop: () => void } {
    let cuts = 0;
    let told = false;
    const timer = setInterval(async () => {
      told ||= (await heardBy(page).catch(() => [])).length > 0;
      if (!told || cuts >= wantedCuts || way.streams() === 0) return;
      cuts += 1;
      way.cut();
    }, 60);
    return { cuts: () => cuts, stop: () => clearInterval(timer) };
  }

  it("see the same: two dashboards, one of them cut off 20 times, and the extension that does it", {
    timeout: slow,
  }, async () => {
    const cutOff = await dashboard(way.url, api.server.key);
    const steady = await dashboard(api.server.url, api.server.key);
    const cutting = cutWhileTold(cutOff);
    const page = await extension.open(`${api.server.url}/sample/lying.html`);
    const { panel, tabId } = await startGoal(extension, page, goal);
    for (const one of [cutOff, steady]) await one.getByRole("link", { name: goal }).click();
    const record = await untilOver(extension, tabId);
    const cuts = cutting.cuts();
    await expect.poll(cutting.cuts, { timeout: 20_000 }).toBe(wantedCuts);
    cutting.stop();

    const [first = ""] = await heardBy(steady);
    const after = async (): Promise<string[]> => {
      const answer = await api.client.get(`/api/events/missed?after=${encodeURIComponent(first)}`);
      return MissedEvents.parse(dataOf(answer)).events.map(({ eventId }) => eventId);
    };
    const header = "article[aria-labelledby=goal] header";
    for (const one of [cutOff, steady]) await one.locator(header).getByText(endings).waitFor();
    for (const one of [cutOff, steady])
      await expect
        .poll(async () => ({ heard: await heardBy(one), logged: [first, ...(await after())] }), {
          timeout: 20_000,
        })
        .toSatisfy(({ heard, logged }) => JSON.stringify(heard) === JSON.stringify(logged));
    expect(cuts, "cuts while the task ran").toBeGreaterThan(wantedCuts / 2);

    const shown = () =>
      Promise.all([shownBy(cutOff, header), shownBy(steady, header), shownBy(panel, "main [role=status]")]);
    await expect
      .poll(shown)
      .toSatisfy((all: object[]) => new Set(all.map((one) => JSON.stringify(one))).size === 1);
    const [a] = await shown();
    expect(record.last?.status).toBe(a.ending?.toLowerCase());
    expect(a.verdicts.map(([, outcome]) => outcome)).toContain("Refuted");
    expect(a.steps.length).toBeGreaterThan(0);
  });
});
