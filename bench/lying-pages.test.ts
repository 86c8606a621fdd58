import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PageFolder, readPageFolders } from "@/bench/page-folder";
import { servePage } from "@/bench/serve-page";
import { type WalkStep, Walks, walk } from "@/bench/walk-page";

const dir = path.join(import.meta.dirname, "lying-pages");
const pages = readPageFolders(dir);
const walks = Walks.parse(JSON.parse(readFileSync(path.join(dir, "walks.json"), "utf8")));
const lying = pages.filter(({ honest }) => !honest);
const honest = pages.filter((page) => page.honest);
const pairOf = ({ id }: PageFolder): string => id.replace(/-honest$/, "");

/** Walking all of them takes minutes; a sixth is walked where nobody asked for all. */
const step = process.env.SUREFOOT_TEST_DEEP === "1" ? 1 : 6;
const someOf = (all: readonly PageFolder[]): PageFolder[] => all.filter((_, at) => at % step === 0);

describe("the pages", () => {
  it("are at least forty lying ones in at least twelve kinds", () => {
    expect(lying.length).toBeGreaterThanOrEqual(40);
    expect(new Set(lying.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  });

  it("have an id of their own, the name of their folder", () => {
    expect(pages.map(({ id }) => id)).toEqual(pages.map(({ folder }) => path.basename(folder)));
  });

  it("have each an honest twin of the same kind, goal and start", () => {
    const twins = honest.map(({ kind, goal, start, ...page }) => [
      pairOf(page as PageFolder),
      kind,
      goal,
      start,
    ]);
    expect(twins).toEqual(lying.map(({ id, kind, goal, start }) => [id, kind, goal, start]));
  });

  it("have each a walk that a person would take", () => {
    expect(Object.keys(walks).sort()).toEqual(lying.map(({ id }) => id).sort());
  });

  it.each(pages)("$id answers at its start and is not done before anything happened", async (page) => {
    const served = await servePage(page);
    expect(await served.isDone()).toBe(false);
    expect((await fetch(served.url)).status).toBe(200);
    expect(await served.isDone()).toBe(false);
    await served.close();
  });
});

const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (file) => file && existsSync(file),
);

describe.skipIf(!executablePath)("walked by a person in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
    });
  });
  afterAll(() => browser.close());

  it.concurrent.each(someOf(honest))("$id is done in the end, without a refused request", async (page) => {
    expect(await walked(page, { stopWhenDone: true })).toEqual({ done: true, refused: [] });
  });

  it.concurrent.each(someOf(lying))("$id is not done in the end", async (page) => {
    expect(await walked(page, { stopWhenDone: false })).toMatchObject({ done: false });
  });

  /** Whether the page's back end says done in the end, and which requests it refused. What is to be done is awaited for longer: other tests run beside it. */
  async function walked(
    page: PageFolder,
    { stopWhenDone }: { stopWhenDone: boolean },
  ): Promise<{ done: boolean; refused: string[] }> {
    const served = await servePage(page);
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(served.url);
    await walkAll(tab, walks[pairOf(page)] ?? [], page.honest);
    let done = await served.isDone();
    const longestMs = stopWhenDone ? 15_000 : 3_000;
    for (let waited = 0; waited < longestMs && !(done && stopWhenDone); waited += 100) {
      await tab.waitForTimeout(100);
      done = await served.isDone();
    }
    await context.close();
    await served.close();
    return { done, refused: served.requests.filter((line) => /[45]\d\d$/.test(line)) };
  }

  /** On a lying page a step may well be refused: a covered or disabled button takes no click. */
  async function walkAll(
    tab: Parameters<typeof walk>[0],
    steps: readonly WalkStep[],
    isHonest: boolean,
  ): Promise<void> {
    for (const step of steps) {
      const walked = walk(tab, step, isHonest ? 5_000 : 1_000);
      await (isHonest ? walked : walked.catch(() => undefined));
    }
  }
});
