import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ExtensionBrowser, openExtensionBrowser, servePages } from "@/tests/support/extension-browser";
import { startGoal, untilOver } from "@/tests/support/panel-task";
import { type ScriptedServer, type Step, scriptedServer } from "@/tests/support/scripted-server";

const slow = 120_000;
const deep = process.env.SUREFOOT_TEST_DEEP === "1";

/** Each button may be pressed once; each press is a post, so that what was done twice is seen. */
const names = ["First", "Second", "Third"];
const html = names
  .map((name) => `<button onclick="fetch('/${name.toLowerCase()}', {method:'POST'})">${name}</button>`)
  .join("");
/** The first button that the site has no post of: a press that was lost with its page is asked for again, as by a server that looks whether it came about. */
const pressAll = (posts: readonly string[]): Step[] =>
  Array.from({ length: 3 * names.length }, () => (find) => {
    const name = names.find((one) => !posts.includes(`/${one.toLowerCase()}`));
    return name && `click("${find(name)}")`;
  });

describe.skipIf(!process.env.CHROMIUM_PATH)("going on after a fault (skipped without CHROMIUM_PATH)", () => {
  let server: ScriptedServer;
  let browser: ExtensionBrowser;
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    server = await scriptedServer();
    site = await servePages({ "/": html, "/again": html });
    browser = await openExtensionBrowser();
    await browser.connect(server);
  }, 120_000);
  beforeEach(() => {
    site.posts.length = 0;
    server.script(pressAll(site.posts));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await site?.close();
  });

  const turns = (count: number) =>
    expect.poll(() => server.requests.length, { timeout: slow, interval: 20 }).toBeGreaterThanOrEqual(count);
  const start = async (path = "/") =>
    startGoal(browser, await browser.open(site.url + path), "Press all three");
  /** An action that was under way may have been lost; none may have been done twice. */
  const nothingTwice = () => expect(site.posts).toEqual([...new Set(site.posts)]);

  it(
    "a worker that is killed while the server thinks takes up the answer, and does everything once",
    async () => {
      const answer = server.thinkFrom(2);
      const { tabId } = await start();
      await turns(2);
      await browser.killWorker();
      answer();
      await untilOver(browser, tabId);
      expect(site.posts).toEqual(["/first", "/second", "/third"]);
      expect(server.requests).toHaveLength(4);
    },
    slow,
  );

  it.each([0, 100, 200, 300, 400, 600, 800, 1_000, 1_500].filter((ms) => deep || ms === 200))(
    "a worker that is killed %i ms after an answer does nothing twice",
    async (ms) => {
      const { tabId } = await start();
      await turns(2);
      await wait(ms);
      await browser.killWorker();
      const { phase } = await untilOver(browser, tabId);
      expect(phase).toBe("ended");
      nothingTwice();
      const pending = server.requests.filter(({ lastActionStatus }) => lastActionStatus === "pending");
      expect(site.posts.length).toBeGreaterThanOrEqual(names.length - pending.length);
    },
    slow,
  );

  it(
    "a browser that is closed in the middle goes on in the same page after its next start",
    async () => {
      await start("/again");
      await turns(2);
      await browser.restart();
      await turns(4);
      const page = browser
        .context()
        .pages()
        .find((one) => one.url() === `${site.url}/again`);
      expect(page).toBeDefined();
      if (page) expect((await untilOver(browser, await browser.tabId(page))).phase).toBe("ended");
      nothingTwice();
      const told = server.requests.map(({ lastActionStatus, lastActionError, semanticNodes, url }) => ({
        url,
        nodes: semanticNodes?.length,
        lastActionStatus,
        lastActionError,
      }));
      // With what each turn told, or a press that never came about says nothing of why.
      expect({ posts: site.posts, told }).toMatchObject({ posts: expect.arrayContaining(["/third"]) });
    },
    slow,
  );

  it(
    `a server that is away for ${deep ? 20 : 2} s is waited for, and the panel says so`,
    async () => {
      const { tabId, panel } = await start();
      await turns(2);
      server.down(true);
      await expect
        .poll(() => panel.getByText("Server unreachable").isVisible(), { timeout: slow })
        .toBe(true);
      await wait(deep ? 20_000 : 2_000);
      server.down(false);
      await untilOver(browser, tabId);
      expect(site.posts).toEqual(["/first", "/second", "/third"]);
    },
    slow,
  );

  it(
    "a tab that is closed takes its task with it",
    async () => {
      const page = await browser.open(`${site.url}/`);
      const { tabId } = await startGoal(browser, page, "Press all three");
      await turns(2);
      await page.close();
      await expect.poll(() => browser.record(tabId), { timeout: 20_000 }).toBeUndefined();
      const posted = site.posts.length;
      await wait(1_500);
      expect(site.posts).toHaveLength(posted);
    },
    slow,
  );
});
