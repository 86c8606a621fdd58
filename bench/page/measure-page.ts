import type { Page } from "playwright-core";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { buildSnapshot } from "@/lib/agent/snapshot/build-snapshot";
import { observe } from "@/lib/agent/snapshot/observe";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import type { PageCapture } from "@/lib/page/capture";
import type { BenchPage } from "./in-page";
import { quantile } from "./page-report";
import { shareOfWords, tokensOf, viewsOf } from "./page-views";
import { actionableRefs } from "./playwright-view";

/** Tokens are o200k, times milliseconds of one look from outside the browser. */
export type PageMeasure = {
  page: string;
  elements: number;
  tokens: {
    html: number;
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
  const [ours, aria, ai, stagehand] = await inTurns(looks, [
    capture,
    () => page.ariaSnapshot({ timeout: lookMs }),
    () => page.ariaSnapshot({ mode: "ai", timeout: lookMs }),
    ...(deps.stagehand ? [deps.stagehand] : []),
  ]);
  if (!ours || !aria || !ai) throw new Error("no look was taken");
  const started = performance.now();
  const { snapshot, views } = read(ours.value);
  const reading = performance.now() - started;
  const html = await page.content();
  const visible = await page.evaluate<string>("document.body?.innerText ?? ''");
  await changeOnePlace(page);
  const changed = read(await capture()).snapshot;
  await markAll(page, actionableRefs(ai.value));
  const ids = views.action.digest.nodes.map((node) => node.id);
  const { marked, missed } = await page.evaluate((shown) => __benchPage.covered(shown), ids);
  for (const element of missed) deps.print(`  missed in ${name}: ${element}`);
  return {
    page: name,
    elements: snapshot.nodes.length,
    tokens: {
      html: tokensOf(html),
      aria: tokensOf(aria.value),
      ai: tokensOf(ai.value),
      action: tokensOf(views.action.text),
      full: tokensOf(views.full.text),
      change: tokensOf(changeOf(snapshot, changed)),
      ...(stagehand && { stagehand: tokensOf(stagehand.value) }),
    },
    ms: {
      aria: aria.ms,
      ai: ai.ms,
      capture: ours.ms,
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

/** What a model is told after an action: the differences, not the page. */
const changeOf = (before: PageSnapshot, after: PageSnapshot): string =>
  observe({ before: beforeStateOf(before), after, navigates: false })
    .observations.map(({ text }) => text)
    .join("\n");

type Look = { value: string; ms: number };

/** Every look once, then all of them again: what else the machine does falls on all alike. The last value and the median time of each. */
async function inTurns(rounds: number, looks: readonly (() => Promise<string>)[]): Promise<Look[]> {
  const times = looks.map((): number[] => []);
  const last: string[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [at, look] of looks.entries()) {
      const started = performance.now();
      last[at] = await look();
      times[at]?.push(performance.now() - started);
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

/** Marks the elements that Playwright refers to, in whatever frame. */
async function markAll(page: Page, refs: readonly string[]): Promise<void> {
  await Promise.all(
    refs.map((ref) =>
      page
        .getByRef(ref)
        .evaluate((element, value) => element.setAttribute("data-bench-ref", value), ref, { timeout: 2_000 })
        .catch(() => undefined),
    ),
  );
}
