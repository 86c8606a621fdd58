import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { isWebPage } from "@/lib/client/web-address";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import type { PageCapture } from "@/lib/page/capture";
import { type Trace, traceOf } from "@/lib/page/element-trace";
import { type SettleSample, settleLimits, settleState } from "@/lib/page/settle";
import { answerDialogs, type ConfirmPolicy, type DialogLog } from "./dialog-log";
import { type NetworkLog, watchNetwork } from "./network-log";
import { openPageWorld, PageGone, type PageWorld } from "./page-world";

/** One tab of the task, with all that is watched of it. */
export type Tab = {
  id: string;
  page: Page;
  world: PageWorld;
  network: NetworkLog;
  dialogs: DialogLog;
  /** Files that the page wanted to hand out, and that were refused, in this window. */
  refusedDownloads: string[];
  /** The tree as last shown to the server, and the page that it was of. */
  shown: { tree: readonly InteractiveElement[]; document: number };
  /** The document that was watched at rest, for what moves by itself. */
  watchedDocument: number;
  /** When the last action or navigation began: waiting for rest counts from there. */
  actedAt: number;
  ambientLookMs: number;
};

export type TabOptions = { confirms: ConfirmPolicy; ambientLookMs: number };

const sampleMs = 60;
/** How long a new document is watched at rest, for clocks and tickers: a little over a second, their usual beat. */
export const ambientLookMs = 1_050;

export async function openTab(id: string, page: Page, options: TabOptions): Promise<Tab> {
  const network = watchNetwork(page);
  const dialogs = answerDialogs(page, options.confirms);
  const world = await openPageWorld(page);
  const tab: Tab = {
    id,
    page,
    world,
    network,
    dialogs,
    refusedDownloads: [],
    shown: { tree: [], document: -1 },
    watchedDocument: -1,
    actedAt: Date.now(),
    ambientLookMs: options.ambientLookMs,
  };
  page.on("download", (download) => {
    tab.refusedDownloads.push(download.suggestedFilename());
    download.cancel().catch(() => undefined);
  });
  return tab;
}

/** What was remembered of an element when the server saw it; only while that document stands. */
export function traceIn(tab: Tab, id: string): Trace | undefined {
  return tab.shown.document === tab.world.documents() ? traceOf(id, tab.shown.tree) : undefined;
}

/** Waits until the tab rests. A new document is then watched a little longer, to learn what on it moves by itself. */
export async function untilRest(tab: Tab): Promise<void> {
  await untilSettled(tab);
  await unlessGone(tab.world.call("rests"));
  if (tab.watchedDocument === tab.world.documents() || !isWebPage(tab.page.url())) return;
  tab.watchedDocument = tab.world.documents();
  await sleep(tab.ambientLookMs);
}

async function untilSettled(tab: Tab): Promise<void> {
  const limits = { ...settleLimits, maxMs: settleLimits.maxMs + Date.now() - tab.actedAt };
  for (;;) {
    if (tab.page.isClosed() || settleState(await sampleOf(tab), limits) !== "wait") return;
    await sleep(sampleMs);
  }
}

async function sampleOf(tab: Tab): Promise<SettleSample> {
  const quiet = await unlessGone(tab.world.call("quiet"));
  return {
    elapsed: Date.now() - tab.actedAt,
    domQuiet: quiet?.quietFor ?? 0,
    networkQuiet: tab.network.quietFor(),
    pending: tab.network.pending(),
    ready: quiet?.ready ?? !isWebPage(tab.page.url()),
  };
}

/** The answer, or nothing when the page went away meanwhile. */
export async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof PageGone) return undefined;
    throw error;
  });
}

/** Reads the page and remembers it as what the server is shown. */
export function remember(tab: Tab, capture: PageCapture): void {
  tab.shown = { tree: capture.tree, document: tab.world.documents() };
}
