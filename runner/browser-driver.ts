import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { CheckResult, Driver, PageFields, ReportFields, Wanted } from "@/lib/client/driver";
import { type Performed, refuse } from "@/lib/client/performed";
import { reveal, type Secret } from "@/lib/client/secrets";
import { isWebPage } from "@/lib/client/web-address";
import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { limits } from "@/lib/contracts/limits";
import type { ChainCheck } from "@/lib/contracts/plan";
import type { PageCapture } from "@/lib/page/capture";
import type { ConfirmPolicy } from "./dialog-log";
import { tabReport } from "./execution-report";
import { goInHistory, navigate, reload } from "./navigate";
import { PageGone } from "./page-world";
import { type Means, performInTab } from "./perform-action";
import { ambientLookMs, remember, type Tab, traceIn, unlessGone, untilRest } from "./tab";
import { openTabs, type Tabs } from "./tabs";

export type DriverOptions = {
  /** What to answer when a page asks back with `confirm`. */
  confirms?: ConfirmPolicy;
  /** How long a new document is watched at rest, for what moves by itself. */
  ambientLookMs?: number;
  /** Paths of the files that the user gave, by attachment id. */
  files?: ReadonlyMap<string, string>;
  secrets?: readonly Secret[];
  /** Address of a search engine's results with `%s` for the query. */
  searchUrl?: string;
};

export type BrowserDriver = Driver & {
  /** Opens the address that the task begins at. */
  open: (url: string) => Promise<Performed>;
  /** The page on top now. */
  page: () => Page;
};

const maxTextChars = 12_000;
const maxFullTextChars = 200_000;
const actionMs = 60_000;
/** How often a page is read that goes away meanwhile; each time it is let come to rest first. */
const capturesTried = 3;

/** What the driver's parts share. */
type Driving = { tabs: Tabs; options: DriverOptions; nextId: number };

/** Drives the tabs of one browser context with trusted input. Downloads are to be refused by the context. */
export async function browserDriver(
  context: BrowserContext,
  options: DriverOptions = {},
): Promise<BrowserDriver> {
  const tabs = await openTabs(context, {
    confirms: options.confirms ?? "approved",
    ambientLookMs: options.ambientLookMs ?? ambientLookMs,
  });
  const driving: Driving = { tabs, options, nextId: 1 };
  return {
    open: async (url) => {
      tabs.active().actedAt = Date.now();
      const opened = await navigate(tabs.active().page, url);
      await untilRest(tabs.active());
      return opened;
    },
    page: () => tabs.active().page,
    currentUrl: () => tabs.active().page.url(),
    approveNext: () => {
      for (const tab of tabs.all()) tab.dialogs.approveNext();
    },
    snapshot: (wanted) => snapshot(driving, wanted),
    execute: (action, expected) => execute(driving, action, expected),
    check: (checks, action) => runChecks(tabs.active(), checks, action),
  };
}

async function snapshot(driving: Driving, wanted: Wanted): Promise<PageFields> {
  const tab = driving.tabs.active();
  const captured = await captureAtRest(driving, tab, wanted.fullText ? maxFullTextChars : maxTextChars);
  if (captured) remember(tab, captured);
  return { ...pageFields(tab, captured), ...(await moreForms(tab, wanted)), tabs: await driving.tabs.list() };
}

/** A page that goes away while it is read makes room for another; that one is what the server has to see. */
async function captureAtRest(driving: Driving, tab: Tab, maxText: number): Promise<PageCapture | undefined> {
  for (let tries = 0; tries < capturesTried; tries++) {
    await untilRest(tab);
    const captured = await capture(driving, tab, maxText);
    if (captured || !isWebPage(tab.page.url())) return captured;
  }
  return undefined;
}

async function capture(driving: Driving, tab: Tab, maxText: number): Promise<PageCapture | undefined> {
  if (!isWebPage(tab.page.url())) return undefined;
  const options = { maxElements: limits.treeElements, maxTextChars: maxText, firstId: driving.nextId };
  const captured = await unlessGone(tab.world.call("capture", options));
  if (captured) driving.nextId = Math.max(driving.nextId, captured.nextId);
  return captured;
}

async function execute(
  driving: Driving,
  action: BrowserAction,
  expected: ExpectedOutcome | undefined,
): Promise<ReportFields> {
  const { tabs, options } = driving;
  const tab = tabs.active();
  const before = { url: tab.page.url(), hash: (await capture(driving, tab, 0))?.hash };
  const tabsBefore = tabs.all().length;
  const [cameBefore, askedBefore] = [tabs.came(), tab.world.windowsAsked()];
  await beginWindow(tab);
  const performed = await withinTime(perform(action, tab, tabs, meansOf(options, tab), options));
  await tabs.arrived();
  await untilRest(tabs.active());
  // What the page asked for may come up later than the page comes to rest.
  await tabs.arrived(cameBefore + tab.world.windowsAsked() - askedBefore);
  const now = tabs.active();
  if (now !== tab) await untilRest(now);
  const openedTab = tabs.all().length > tabsBefore;
  return tabReport({
    action,
    expected,
    performed,
    before,
    tab,
    now,
    openedTab,
    firstId: driving.nextId,
  });
}

async function beginWindow(tab: Tab): Promise<void> {
  await unlessGone(tab.world.call("actionBegins"));
  tab.actedAt = Date.now();
  tab.network.begin();
  tab.dialogs.begin();
  tab.refusedDownloads.length = 0;
}

function pageFields(tab: Tab, captured: PageCapture | undefined): PageFields {
  if (!captured) return { url: tab.page.url() };
  return {
    url: captured.url,
    domMode: "semantic",
    interactiveTree: captured.tree,
    pageText: captured.text,
    pageTitle: captured.title.slice(0, 2_000),
    viewport: captured.viewport,
    scrollPosition: captured.scroll,
    domHash: captured.hash,
    ambientIds: captured.ambientIds,
    ambientText: captured.ambientText,
    ...(captured.left > 0 && { treeTruncated: captured.left }),
    ...(captured.activeElement !== undefined && { activeElement: captured.activeElement }),
  };
}

/** Forms of the page that only a server's request brings: HTML, screenshot. */
async function moreForms(tab: Tab, wanted: Wanted): Promise<PageFields> {
  const fields: PageFields = {};
  if (!isWebPage(tab.page.url())) return fields;
  if (wanted.dom) {
    const dom = await unlessGone(tab.world.call("domText", limits.domChars));
    if (dom !== undefined) Object.assign(fields, { dom, domMode: "full" });
  }
  if (wanted.screenshot) {
    await unlessGone(tab.world.call("veil", true));
    const image = await tab.page.screenshot({ type: "jpeg", quality: 60 }).catch(() => undefined);
    await unlessGone(tab.world.call("veil", false));
    if (image) fields.screenshot = image.toString("base64");
  }
  return fields;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "");

const meansOf = ({ files, secrets }: DriverOptions, tab: Tab): Means => ({
  files: files ?? new Map(),
  reveal: (text) => reveal(text, secrets ?? [], hostOf(tab.page.url())),
});

async function perform(
  action: BrowserAction,
  tab: Tab,
  tabs: Tabs,
  means: Means,
  options: DriverOptions,
): Promise<Performed> {
  const [first] = action.args.map(String);
  switch (action.name) {
    case "navigate":
      return navigate(tab.page, first ?? "");
    case "goBack":
      return goInHistory(tab.page, "back");
    case "goForward":
      return goInHistory(tab.page, "forward");
    case "reload":
      return reload(tab.page);
    case "search":
      return options.searchUrl === undefined
        ? refuse("ACTION_UNSUPPORTED", "no search engine is configured")
        : navigate(tab.page, options.searchUrl.replace("%s", encodeURIComponent(first ?? "")));
    case "newTab":
      return tabs.open(first ?? "");
    case "switchTab":
      return tabs.switchTo(first ?? "");
    case "closeTab":
      return tabs.close(first ?? "");
    default: {
      if (!isWebPage(tab.page.url()) && action.name !== "wait")
        return refuse("NO_PAGE", "the tab shows no web page");
      const performed = performInTab(action, tab, means);
      return performed
        ? orPageGone(performed)
        : refuse("ACTION_UNSUPPORTED", `${action.name} is not done in a browser`);
    }
  }
}

/** The page went away while an action was prepared: what the server meant is no longer there. */
async function orPageGone(performed: Promise<Performed>): Promise<Performed> {
  return performed.catch((error: unknown) => {
    if (error instanceof PageGone)
      return refuse("ELEMENT_STALE", "the page changed before the action could be carried out");
    if (/has been closed|Target closed/.test(String(error)))
      return refuse("PAGE_CLOSED", "the tab was closed");
    throw error;
  });
}

async function withinTime(performed: Promise<Performed>): Promise<Performed> {
  const timer = new AbortController();
  const late = sleep(actionMs, refuse("TIMEOUT", "the action did not come to an end"), {
    signal: timer.signal,
  });
  const result = await Promise.race([performed, late]);
  timer.abort();
  late.catch(() => undefined);
  return result;
}

async function runChecks(
  tab: Tab,
  checks: readonly ChainCheck[],
  action: BrowserAction,
): Promise<CheckResult> {
  const [id, value] = action.args.map(String);
  const step = {
    id,
    trace: id === undefined ? undefined : traceIn(tab, id),
    value,
    on: action.name === "check" ? true : action.name === "uncheck" ? false : undefined,
  };
  for (const check of checks) {
    const message = await tab.world.call("checkStep", check, step);
    if (typeof message === "string") return { passed: false, check, message };
  }
  return { passed: true };
}
