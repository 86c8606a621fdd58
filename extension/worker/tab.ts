import { isWebPage } from "@/lib/client/web-address";
import { limits } from "@/lib/contracts/limits";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import type { CaptureOptions, ClosedFrame, PageCapture } from "@/lib/page/capture";
import { type Trace, traceOf } from "@/lib/page/element-trace";
import { type SettleSample, settleLimits, settleState } from "@/lib/page/settle";
import { sha1 } from "@/lib/page/sha1";
import { type NetworkWindow, networkOf } from "./network-log";
import { callPage, callWitnesses, framesOf, unlessGone, urlOf } from "./page-world";

/** What the worker remembers of a tab while it lives; a worker that was ended and came back begins anew. */
export type Tab = {
  tabId: number;
  network: NetworkWindow;
  /** The tree as last shown to the server, and the document that it was of. */
  shown: { tree: readonly InteractiveElement[]; document: string | undefined };
  /** The document that was watched at rest, for what moves by itself. */
  watchedDocument: string | undefined;
  /** When the last action or navigation began: waiting for rest counts from there. */
  actedAt: number;
};

const tabs = new Map<number, Tab>();
const sampleMs = 60;
/** A little over a second, the usual beat of clocks and tickers. */
const ambientLookMs = 1_050;
/** Numbers of frames within a frame of another origin; that frame's own number is its id in the browser times this. */
const framesPerFrame = 1_000;
const maxOuterFrames = 20;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function tabOf(tabId: number): Tab {
  const known = tabs.get(tabId);
  if (known) return known;
  const tab: Tab = {
    tabId,
    network: networkOf(tabId),
    shown: { tree: [], document: undefined },
    watchedDocument: undefined,
    actedAt: Date.now(),
  };
  tabs.set(tabId, tab);
  return tab;
}

export const forgetTab = (tabId: number): void => void tabs.delete(tabId);

/** The browser's number of the frame that an element's id belongs to; 0 is the page itself. */
export function frameOf(id: string): number {
  const number = Number(/^f(\d+):/.exec(id)?.[1] ?? 0);
  return number >= framesPerFrame ? Math.floor(number / framesPerFrame) : 0;
}

/** What was remembered of an element when the server saw it; only while that document stands. */
export function traceIn(tab: Tab, id: string, document: string): Trace | undefined {
  return tab.shown.document === document ? traceOf(id, tab.shown.tree) : undefined;
}

export const documentOf = async (tab: Tab): Promise<string | undefined> =>
  (await unlessGone(callPage(tab.tabId, 0, "quiet")))?.document;

/** Waits until the tab rests. A new document is then watched a little longer, to learn what on it moves by itself. */
export async function untilRest(tab: Tab, signal: AbortSignal): Promise<void> {
  const maxMs = settleLimits.maxMs + Date.now() - tab.actedAt;
  let document: string | undefined;
  for (;;) {
    const sample = await sampleOf(tab);
    document = sample.document;
    if (signal.aborted || settleState(sample, { ...settleLimits, maxMs }) !== "wait") break;
    await pause(sampleMs);
  }
  await unlessGone(callPage(tab.tabId, 0, "rests"));
  if (document === undefined || tab.watchedDocument === document) return;
  tab.watchedDocument = document;
  await pause(ambientLookMs);
}

async function sampleOf(tab: Tab): Promise<SettleSample & { document: string | undefined }> {
  const quiet = await unlessGone(callPage(tab.tabId, 0, "quiet"));
  const isPage = isWebPage((await urlOf(tab.tabId)) ?? "");
  return {
    elapsed: Date.now() - tab.actedAt,
    domQuiet: quiet?.value.quietFor ?? 0,
    networkQuiet: tab.network.quietFor(),
    pending: tab.network.pending() + (await pendingOfPage(tab)),
    ready: quiet?.value.ready ?? !isPage,
    document: quiet?.document,
  };
}

/** Requests under way that the page alone tells of: those to hosts which the extension may not watch. */
async function pendingOfPage(tab: Tab): Promise<number> {
  const logs = (await unlessGone(callWitnesses(tab.tabId, "read"))) ?? [];
  const open = logs.flatMap(({ requests }) => requests).filter(({ endedAt }) => endedAt === undefined);
  return open.filter(({ startedAt }) => startedAt >= tab.actedAt).length;
}

/** Reads the page, with the frames of other origins that may be looked into. Undefined when it went away meanwhile. */
export async function captureTab(
  tab: Tab,
  options: Omit<CaptureOptions, "frameBase">,
): Promise<PageCapture | undefined> {
  const top = await unlessGone(callPage(tab.tabId, 0, "capture", options));
  if (!top) return undefined;
  tab.shown = { tree: top.value.tree, document: top.document };
  if (top.value.closedFrames.length === 0) return top.value;
  const whole = await withFrames(tab, top.value, options);
  tab.shown.tree = whole.tree;
  return whole;
}

async function withFrames(tab: Tab, top: PageCapture, options: CaptureOptions): Promise<PageCapture> {
  const frames = (await unlessGone(framesOf(tab.tabId))) ?? [];
  const whole: PageCapture = { ...top, tree: [...top.tree] };
  const hashes = [top.hash];
  let closed = top.closedFrames;
  for (let read = 0; closed.length > 0 && read < maxOuterFrames; read++) {
    const [next, ...rest] = closed;
    closed = rest;
    const frame = frames.find(({ value }) => value?.join() === next?.path.join());
    if (!next || !frame || frame.frameId === 0) continue;
    const base = frame.frameId * framesPerFrame;
    const wanted = { ...options, firstId: whole.nextId, frameBase: base };
    const inner = (await unlessGone(callPage(tab.tabId, frame.frameId, "capture", wanted)))?.value;
    if (!inner) continue;
    addFrame(whole, inner, next, base);
    hashes.push(inner.hash);
    closed = [...closed, ...inner.closedFrames.map((one) => moved(one, next))];
  }
  if (hashes.length > 1) whole.hash = sha1(hashes.join());
  return whole;
}

const moved = (frame: ClosedFrame, by: ClosedFrame): ClosedFrame => ({
  ...frame,
  left: frame.left + by.left,
  top: frame.top + by.top,
});

/** Puts a frame's elements behind the element that shows it, with their places as the whole page counts them. */
function addFrame(
  whole: PageCapture,
  inner: PageCapture,
  { id, left, top }: ClosedFrame,
  base: number,
): void {
  const linesBefore = whole.text.split("\n").length;
  const room = limits.treeElements - whole.tree.length;
  const elements = inner.tree.slice(0, room).map((element) => {
    const placed: InteractiveElement = { ...element, f: element.f ?? base };
    if (element.xy) placed.xy = [Math.round(element.xy[0] + left), Math.round(element.xy[1] + top)];
    if (element.box) {
      const [x, y, width, height] = element.box;
      placed.box = [Math.round(x + left), Math.round(y + top), width, height];
    }
    if (element.ln) placed.ln = [element.ln[0] + linesBefore, element.ln[1] + linesBefore];
    if (element.c === undefined && id !== undefined) placed.c = id;
    return placed;
  });
  const at = whole.tree.findIndex(({ i }) => i === id);
  whole.tree.splice(at < 0 ? whole.tree.length : at + 1, 0, ...elements);
  whole.left += inner.left + inner.tree.length - elements.length;
  whole.text = `${whole.text}\n${inner.text}`;
  whole.ambientIds = [...whole.ambientIds, ...inner.ambientIds];
  const moving = inner.ambientText.map((one) => ({ ...one, line: one.line + linesBefore }));
  whole.ambientText = [...whole.ambientText, ...moving].slice(0, limits.movingLines);
  whole.nextId = Math.max(whole.nextId, inner.nextId);
}
