import { writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { serveFolder } from "@/bench/miniwob/serve-folder";
import type { BenchPage } from "@/bench/page/in-page";
import { mainThreadClock } from "@/bench/page/main-thread";
import { markActionable } from "@/bench/page/mark-actionable";
import { evenly, htmlFiles, inPageScript, pathOfAddress } from "@/bench/page/page-files";
import { launchBrowser, newContext } from "@/runner/launch-browser";
import { commandLine } from "@/scripts/command-line";

const usage = `Usage: npm run bench:capture -- --pages <folder> [--limit <n>] [--json <file>] [--details]

Times the in-page capture, hit tests included, next to Playwright's ariaSnapshot on the same pages, and counts which of the elements that
Playwright's AI snapshot gives a reference to act on are in the captured tree. Times are medians of what the page's main thread computed, less
what an empty call takes there, so that neither round trips nor other work on the machine count. The pages get nothing from the network.`;

/** Milliseconds, each less the time of an empty call; `empty` is that. */
type Measure = {
  page: string;
  ms: { capture: number; aria: number; empty: number };
  marked: number;
  missed: string[];
};

declare const __benchPage: BenchPage;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const looks = 9;
const maxElements = 5_000;
const maxTextChars = 60_000;
const loadMs = 30_000;
const restMs = 300;

const { values } = commandLine(usage, {
  pages: { type: "string" },
  limit: { type: "string" },
  json: { type: "string" },
  details: { type: "boolean" },
});

async function run(folder: string): Promise<void> {
  const served = await serveFolder(folder);
  const { browser, close } = await launchBrowser({ say: print });
  const script = await inPageScript();
  const measures: Measure[] = [];
  for (const file of evenly(htmlIn(folder), Number(values.limit ?? 0))) {
    const measure = await measureFile(browser, new URL(file, served.url).href, script).catch(() => undefined);
    if (!measure) print(`could not be measured: ${file}`);
    else {
      measures.push({ ...measure, page: file });
      print(lineOf({ ...measure, page: file }));
    }
  }
  await Promise.all([close(), served.close()]);
  for (const line of summary(measures)) print(line);
  if (values.json) writeFileSync(values.json, JSON.stringify(measures, null, 1));
}

async function measureFile(browser: Browser, url: string, script: string): Promise<Omit<Measure, "page">> {
  const context = await newContext(browser);
  try {
    await context.route("**/*", (route) =>
      new URL(route.request().url()).hostname === "127.0.0.1" ? route.continue() : route.abort(),
    );
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.dismiss());
    await page.goto(url, { waitUntil: "load", timeout: loadMs });
    await page.waitForTimeout(restMs);
    await page.evaluate(script);
    const ms = await times(page);
    return { ms, ...(await coverage(page)) };
  } finally {
    await context.close();
  }
}

/** In turns, so that what else the machine does falls on all alike. */
async function times(page: Page): Promise<Measure["ms"]> {
  const capture = (): Promise<string> =>
    page.evaluate(([elements, chars]) => JSON.stringify(__benchPage.capture(elements, chars)), [
      maxElements,
      maxTextChars,
    ] as const);
  const clock = await mainThreadClock(page);
  const calls = [capture, () => page.ariaSnapshot({ timeout: loadMs }), () => page.evaluate("1")];
  const taken = calls.map((): number[] => []);
  for (let look = 0; look < looks; look++)
    for (const [at, call] of calls.entries()) {
      const started = await clock.now();
      await call();
      taken[at]?.push((await clock.now()) - started);
    }
  await clock.close();
  const [ours = 0, aria = 0, empty = 0] = taken.map(median);
  return { capture: Math.max(ours - empty, 0), aria: Math.max(aria - empty, 0), empty };
}

async function coverage(page: Page): Promise<{ marked: number; missed: string[] }> {
  await markActionable(page, await page.ariaSnapshot({ mode: "ai", timeout: loadMs }));
  return page.evaluate(
    ([elements, chars]) => __benchPage.covered(__benchPage.capture(elements, chars).tree.map(({ i }) => i)),
    [maxElements, maxTextChars] as const,
  );
}

function lineOf({ page, ms, marked, missed }: Measure): string {
  if (values.details) for (const element of missed) print(`  missed: ${element}`);
  const shown = [ms.capture, ms.aria, ms.empty].map((one) => one.toFixed(1).padStart(8)).join("");
  return `${shown}  ${`${marked - missed.length}/${marked}`.padStart(9)}  ${page}`;
}

function summary(measures: readonly Measure[]): string[] {
  const sum = (of: (one: Measure) => number): number => measures.reduce((total, one) => total + of(one), 0);
  const marked = sum((one) => one.marked);
  const found = marked - sum((one) => one.missed.length);
  const whole = sum(({ ms }) => ms.capture) / sum(({ ms }) => ms.aria);
  const middle = median(measures.filter(({ ms }) => ms.aria > 0).map(({ ms }) => ms.capture / ms.aria));
  return [
    "",
    `pages                                        ${measures.length}`,
    `capture / ariaSnapshot, time, median         ${middle.toFixed(3)}  (<= 0.5, aim 0.25)`,
    `capture / ariaSnapshot, time, all pages      ${whole.toFixed(3)}`,
    `share of the AI snapshot's actionable ones   ${(found / marked).toFixed(4)}  (>= 0.99; ${found} of ${marked})`,
  ];
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const htmlIn = (folder: string): string[] => htmlFiles(folder).map(pathOfAddress);

if (values.pages) await run(values.pages);
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
