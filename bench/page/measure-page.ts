import type { Page } from "playwright-core";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { buildSnapshot } from "@/lib/agent/snapshot/build-snapshot";
import { observe } from "@/lib/agent/snapshot/observe";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import type { PageCapture } from "@/lib/page/capture";
import type { BenchPage } from "./in-page";
import { mainThreadClock } from "./main-thread";
import { markActionable } from "./mark-actionable";
import { quantile } from "./page-report";
import { shareOfWords, tokensOf, viewsOf } from "./page-views";

/**
 * Tokens are o200k, times milliseconds of one look: of those inside the page what its main thread computed, less an empty call; of Stagehand's,
 * which asks the browser from outside, and of our reading, which is the server's work, what passed.
 */
export type PageMeasure = {
  page: string;
  elements: number;
  tokens: {
    html: number;
    /** Of the visible text alone: no view with all its words can have fewer. */
    visible: number;
    aria: number;
    ai: number;
    action: number;
    full: number;
    change: number;
    stagehand?: number;
  };
  ms: { aria: number; ai: number; capture: number; reading: number; stagehand?: number };
  actionable: { marked: number; found: number };
  words: number;
  /** Elements and lines that the budget left out. */
  omitted: number;
};

declare const __benchPage: BenchPage;

const looks = 7;
const maxElements = 5_000;
const maxTextChars = 60_000;
const lookMs = 30_000;

/** Measures one loaded page. `script` is the bundled in-page part. */
export async function measurePage(
  page: Page,
  name: string,
  deps: { script: string; stagehand: (() => Promise<string>) | undefined; print: (line: string) => void },
): Promise<PageMeasure> {
  await page.evaluate(deps.script);
  const capture = (): Promise<string> =>
    page.evaluate(([elements, chars]) => JSON.stringify(__benchPage.capture(elements, chars)), [
      maxElements,
      maxTextChars,
    ] as const);
  const clock = await mainThreadClock(page);
  const [empty, ours, aria, ai] = await inTurns(looks, clock.now, [
    () => page.evaluate("''"),
    capture,
    () => page.ariaSnapshot({ timeout: lookMs }),
    () => page.ariaSnapshot({ mode: "ai", timeout: lookMs }),
  ]);
  await clock.close();
  const [stagehand] = deps.stagehand
    ? await inTurns(looks, async () => performance.now(), [deps.stagehand])
    : [];
  if (!empty || !ours || !aria || !ai) throw new Error("no look was taken");
  const { snapshot, views } = read(ours.value);
  const reading = readingMs(ours.value);
  const html = await page.content();
  const visible = await page.evaluate<string>("document.body?.innerText ?? ''");
  await changeOnePlace(page);
  const changed = read(await capture()).snapshot;
  await markActionable(page, ai.value);
  const ids = views.action.digest.nodes.map((node) => node.id);
  const { marked, missed } = await page.evaluate((shown) => __benchPage.covered(shown), ids);
  for (const element of missed) deps.print(`  missed in ${name}: ${element}`);
  return {
    page: name,
    elements: snapshot.nodes.length,
    tokens: {
      html: tokensOf(html),
      visible: tokensOf(visible),
      aria: tokensOf(aria.value),
      ai: tokensOf(ai.value),
      action: tokensOf(views.action.text),
      full: tokensOf(views.full.text),
      change: tokensOf(changeOf(snapshot, changed)),
      ...(stagehand && { stagehand: tokensOf(stagehand.value) }),
    },
    ms: {
      aria: Math.max(aria.ms - empty.ms, 0),
      ai: Math.max(ai.ms - empty.ms, 0),
      capture: Math.max(ours.ms - empty.ms, 0),
      reading,
      ...(stagehand && { stagehand: stagehand.ms }),
    },
    actionable: { marked, found: marked - missed.length },
    words: shareOfWords(visible, views.full.text),
    omitted: views.full.digest.omittedNodes + views.full.digest.omittedLines,
  };
}

function read(posted: string) {
  const capture: PageCapture = JSON.parse(posted);
  const snapshot = buildSnapshot({
    url: capture.url,
    pageTitle: capture.title,
    interactiveTree: capture.tree,
    pageText: capture.text,
    treeTruncated: capture.left,
  });
  return { snapshot, views: viewsOf(snapshot) };
}

/** Of a server that has read pages before. */
function readingMs(posted: string): number {
  const times = Array.from({ length: looks }, () => {
    const started = performance.now();
    read(posted);
    return performance.now() - started;
  });
  return quantile(times, 0.5);
}

/** What a model is told after an action: the differences, not the page. */
const changeOf = (before: PageSnapshot, after: PageSnapshot): string =>
  observe({ before: beforeStateOf(before), after, navigates: false })
    .observations.map(({ text }) => text)
    .join("\n");

type Look = { value: string; ms: number };

/** Every look once, then all of them again: what else the machine does falls on all alike. The last value and the median time of each. */
async function inTurns(
  rounds: number,
  now: () => Promise<number>,
  looks: readonly (() => Promise<string>)[],
): Promise<Look[]> {
  const times = looks.map((): number[] => []);
  const last: string[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [at, look] of looks.entries()) {
      const started = await now();
      last[at] = await look();
      times[at]?.push((await now()) - started);
    }
  return times.map((ms, at) => ({ value: last[at] ?? "", ms: quantile(ms, 0.5) }));
}

/** What an action commonly does: a message comes up, and one control changes its state. */
const changeOnePlace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const message = document.createElement("div");
    message.setAttribute("role", "status");
    message.textContent = "Your change was saved";
    document.body?.prepend(message);
    document.querySelector("button, a[href]")?.setAttribute("aria-pressed", "true");
  });
