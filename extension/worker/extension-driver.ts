import { activeTabOf } from "@/extension/task-record";
import type { CheckResult, Driver, PageFields, ReportFields, Wanted } from "@/lib/client/driver";
import { elementOf, executionReport } from "@/lib/client/execution-report";
import { isWebPage } from "@/lib/client/web-address";
import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { limits } from "@/lib/contracts/limits";
import { roleCodes } from "@/lib/contracts/page-element";
import type { ChainCheck } from "@/lib/contracts/plan";
import type { PageCapture } from "@/lib/page/capture";
import type { WitnessReport } from "@/lib/page/page-watch";
import { untilPermitted } from "./ask-permission";
import { callPage, callWitnesses, unlessGone, urlOf } from "./page-world";
import { performAction } from "./perform-action";
import type { RecordHandle } from "./records";
import { screenshotOf } from "./screenshot";
import { captureTab, documentOf, frameOf, type Tab, tabOf, traceIn, untilRest } from "./tab";
import { addTab, listTabs } from "./task-tabs";

const maxTextChars = 12_000;
const maxFullTextChars = 200_000;
/** How often a page is read that goes away meanwhile; each time it is let come to rest first. */
const capturesTried = 3;
/** Dialogs are answered for so long after the last sign of life of the loop. */
const armedMs = 60_000;
/** A page that opens a tab does so at once. */
const arrivalMs = 150;
const workingText = "Surefoot is working here. Press Esc twice to stop.";

export type DriverDeps = { handle: RecordHandle; signal: AbortSignal };

/** Drives the tabs of a task from the worker. Methods do not throw for what a page may do. */
export function extensionDriver(deps: DriverDeps): Driver {
  const { handle } = deps;
  return {
    snapshot: (wanted) => snapshot(deps, wanted),
    execute: (action, expected) => execute(deps, action, expected),
    check: (checks, action) => runChecks(activeTab(handle), checks, action),
    approveNext: () => void handle.change((record) => ({ ...record, approved: true })),
    currentUrl: () => activeTabOf(handle.now())?.url ?? "",
  };
}

function activeTab(handle: RecordHandle): Tab {
  return tabOf(activeTabOf(handle.now())?.tabId ?? handle.now().tabId);
}

/** The tab that is acted in, permitted and with its address noted. Its page says that it is worked on, which each page has to be told anew. */
async function readyTab({ handle, signal }: DriverDeps): Promise<{ tab: Tab; url: string }> {
  for (;;) {
    const tab = activeTab(handle);
    const url = await untilPermitted(tab, handle, signal);
    if (tab !== activeTab(handle)) continue;
    await handle.change((record) => ({
      ...record,
      tabs: record.tabs.map((one) => (one.tabId === tab.tabId ? { ...one, url } : one)),
    }));
    if (isWebPage(url) && !signal.aborted)
      await unlessGone(callPage(tab.tabId, 0, "showWorking", workingText));
    return { tab, url };
  }
}

async function snapshot(deps: DriverDeps, wanted: Wanted): Promise<PageFields> {
  const { tab, captured } = await captureAtRest(deps, wanted.fullText ? maxFullTextChars : maxTextChars);
  const url = (await urlOf(tab.tabId)) ?? "";
  return {
    ...pageFields(url, captured),
    ...(await moreForms(tab, url, wanted)),
    tabs: await listTabs(deps.handle.now()),
  };
}

/** A page that goes away while it is read makes room for another; that one is what the server has to see. */
async function captureAtRest(
  deps: DriverDeps,
  maxText: number,
): Promise<{ tab: Tab; captured: PageCapture | undefined }> {
  for (let tries = 1; ; tries++) {
    const { tab, url } = await readyTab(deps);
    if (!isWebPage(url) || deps.signal.aborted) return { tab, captured: undefined };
    await armDialogs(tab, false);
    await untilRest(tab, deps.signal);
    const captured = await capture(deps, tab, maxText);
    if (captured || tries === capturesTried) return { tab, captured };
  }
}

async function capture({ handle }: DriverDeps, tab: Tab, maxText: number): Promise<PageCapture | undefined> {
  const { nextId } = handle.now();
  const options = { maxElements: limits.treeElements, maxTextChars: maxText, firstId: nextId };
  const captured = await captureTab(tab, options);
  if (captured && captured.nextId > nextId)
    await handle.change((record) => ({ ...record, nextId: captured.nextId }));
  return captured;
}

const armDialogs = (tab: Tab, accepts: boolean) =>
  unlessGone(callWitnesses(tab.tabId, "arm", { forMs: armedMs, accepts }));

async function execute(
  deps: DriverDeps,
  action: BrowserAction,
  expected: ExpectedOutcome | undefined,
): Promise<ReportFields> {
  const { handle } = deps;
  const { tab, url } = await readyTab(deps);
  const before = { url, hash: isWebPage(url) ? (await capture(deps, tab, 0))?.hash : undefined };
  const shownBefore = handle.now().tabs.length;
  const accepts = handle.now().approved === true;
  await beginWindow(tab, accepts);
  const performed = await performAction(action, tab, deps);
  if (accepts) await handle.change(({ approved: _used, ...record }) => record);
  await arrivals(tab, handle);
  const { tab: now, url: urlNow } = await readyTab(deps);
  if (isWebPage(urlNow)) await untilRest(now, deps.signal);
  const seen = await seenIn(tab, action);
  const said = (await unlessGone(callWitnesses(tab.tabId, "read"))) ?? [];
  const otherEvents = said.flatMap(({ dialogs }) => dialogs);
  if (handle.now().tabs.length > shownBefore) otherEvents.push(`New tab: ${urlNow.slice(0, 500)}`);
  return executionReport({
    action,
    expected,
    performed,
    before,
    urlNow,
    seen,
    otherEvents,
    network: tab.network.events(
      before.url,
      said.flatMap(({ requests }) => requests),
    ),
    sentinel: await sentinelOf(now, urlNow, expected, { urlChanged: urlNow !== before.url, handle }),
    actualState: performed.ok ? await stateAfter(tab, action) : undefined,
    now: Date.now(),
  });
}

async function beginWindow(tab: Tab, accepts: boolean): Promise<void> {
  await unlessGone(callPage(tab.tabId, 0, "actionBegins"));
  await armDialogs(tab, accepts);
  await unlessGone(callWitnesses(tab.tabId, "begin"));
  tab.actedAt = Date.now();
  tab.network.begin();
}

/** Windows that the browser refused the page, for want of a real click, are opened for it. */
async function arrivals(tab: Tab, handle: RecordHandle): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, arrivalMs));
  const logs = (await unlessGone(callWitnesses(tab.tabId, "read"))) ?? [];
  for (const url of logs.flatMap(({ blockedWindows }) => blockedWindows).slice(0, 1)) {
    if (!isWebPage(url)) continue;
    const opened = await chrome.tabs.create({ url, active: true, openerTabId: tab.tabId });
    if (opened.id !== undefined) await addTab(handle, opened.id);
  }
}

async function seenIn(tab: Tab, action: BrowserAction): Promise<WitnessReport | undefined> {
  const top = (await unlessGone(callPage(tab.tabId, 0, "report")))?.value;
  const frame = frameOf(elementOf(action) ?? "");
  const inner = frame === 0 ? undefined : (await unlessGone(callPage(tab.tabId, frame, "report")))?.value;
  if (!top || !inner) return top ?? inner;
  return {
    recentEvents: [...top.recentEvents, ...inner.recentEvents],
    errors: [...top.errors, ...inner.errors],
    successes: [...top.successes, ...inner.successes],
    didDomMutate: top.didDomMutate || inner.didDomMutate,
  };
}

/** The state of an action's target afterwards; undefined when the page it was on is gone. */
async function stateAfter(tab: Tab, action: BrowserAction) {
  const id = elementOf(action);
  if (id === undefined) return undefined;
  const document = await documentOf(tab);
  if (document === undefined) return undefined;
  const state = await unlessGone(callPage(tab.tabId, frameOf(id), "state", id, traceIn(tab, id, document)));
  return state?.value ?? undefined;
}

async function sentinelOf(
  tab: Tab,
  url: string,
  expected: ExpectedOutcome | undefined,
  { urlChanged, handle }: { urlChanged: boolean; handle: RecordHandle },
) {
  if (!expected || !isWebPage(url)) return undefined;
  const options = {
    maxElements: limits.treeElements,
    maxTextChars: maxFullTextChars,
    firstId: handle.now().nextId,
    urlChanged,
    roleNames: { ...roleCodes },
  };
  return (await unlessGone(callPage(tab.tabId, 0, "check", expected, options)))?.value;
}

function pageFields(url: string, captured: PageCapture | undefined): PageFields {
  if (!captured) return { url };
  return {
    url: captured.url,
    domMode: "semantic",
    interactiveTree: captured.tree,
    pageText: captured.text.slice(0, maxFullTextChars),
    pageTitle: captured.title.slice(0, 2_000),
    viewport: captured.viewport,
    scrollPosition: captured.scroll,
    domHash: captured.hash,
    ambientIds: captured.ambientIds,
    ambientText: captured.ambientText,
    ...(captured.left > 0 && { treeTruncated: captured.left }),
    ...(typeof captured.activeElement === "string" && { activeElement: captured.activeElement }),
  };
}

/** Forms of the page that only a server's request brings: HTML, screenshot. */
async function moreForms(tab: Tab, url: string, wanted: Wanted): Promise<PageFields> {
  const fields: PageFields = {};
  if (!isWebPage(url)) return fields;
  if (wanted.dom) {
    const dom = (await unlessGone(callPage(tab.tabId, 0, "domText", limits.domChars)))?.value;
    if (dom !== undefined) Object.assign(fields, { dom, domMode: "full" });
  }
  const screenshot = wanted.screenshot ? await screenshotOf(tab) : undefined;
  return screenshot === undefined ? fields : { ...fields, screenshot };
}

async function runChecks(
  tab: Tab,
  checks: readonly ChainCheck[],
  action: BrowserAction,
): Promise<CheckResult> {
  const [id, value] = action.args.map(String);
  const document = (await documentOf(tab)) ?? "";
  const step = {
    id,
    trace: id === undefined ? undefined : traceIn(tab, id, document),
    value,
    on: action.name === "check" ? true : action.name === "uncheck" ? false : undefined,
  };
  for (const check of checks) {
    const answer = await unlessGone(callPage(tab.tabId, frameOf(id ?? ""), "checkStep", check, step));
    const message = answer ? answer.value : "the page went away";
    if (typeof message === "string") return { passed: false, check, message };
  }
  return { passed: true };
}
