import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { CheckResult, Driver, PageFields, ReportFields, Wanted } from "@/lib/client/driver";
import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { limits } from "@/lib/contracts/limits";
import type { ChainCheck } from "@/lib/contracts/plan";
import type { PageCapture } from "@/lib/page/capture";
import type { ConfirmPolicy } from "./dialog-log";
import { executionReport } from "./execution-report";
import { goInHistory, navigate, reload, webAddress } from "./navigate";
import { PageGone } from "./page-world";
import { done, type Means, type Performed, performInTab, refuse } from "./perform-action";
import { reveal, type Secret } from "./secrets";
import {
  ambientLookMs,
  isWebPage,
  openTab,
  remember,
  type Tab,
  type TabOptions,
  traceIn,
  unlessGone,
  untilRest,
} from "./tab";

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

/** Drives the tabs of one browser context with trusted input. Downloads are to be refused by the context. */
export async function browserDriver(
  context: BrowserContext,
  options: DriverOptions = {},
): Promise<BrowserDriver> {
  const tabs = await openTabs(context, {
    confirms: options.confirms ?? "approved",
    ambientLookMs: options.ambientLookMs ?? ambientLookMs,
  });
  const ids = { next: 1 };
  const capture = async (tab: Tab, maxText = maxTextChars): Promise<PageCapture | undefined> => {
    if (!isWebPage(tab.page.url())) return undefined;
    const options = { maxElements: limits.treeElements, maxTextChars: maxText, firstId: ids.next };
    const captured = await unlessGone(tab.world.call("capture", options));
    if (captured) ids.next = Math.max(ids.next, captured.nextId);
    return captured;
  };

  const act = async (action: BrowserAction, expected: ExpectedOutcome | undefined): Promise<ReportFields> => {
    const tab = tabs.active();
    const before = { url: tab.page.url(), hash: (await capture(tab, 0))?.hash, tabs: tabs.all().length };
    await unlessGone(tab.world.call("actionBegins"));
    tab.actedAt = Date.now();
    tab.network.begin();
    tab.dialogs.begin();
    tab.refusedDownloads.length = 0;
    const performed = await withinTime(perform(action, tab, tabs, meansOf(options, tab), options));
    await tabs.arrived();
    const now = tabs.active();
    await untilRest(now);
    return executionReport({
      action,
      expected,
      performed,
      before,
      tab,
      now,
      openedTab: tabs.all().length > before.tabs,
      firstId: ids.next,
    });
  };

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
    snapshot: async (wanted) => {
      const tab = tabs.active();
      await untilRest(tab);
      const captured = await capture(tab, wanted.fullText ? maxFullTextChars : maxTextChars);
      if (captured) remember(tab, captured);
      return { ...pageFields(tab, captured), ...(await moreForms(tab, wanted)), tabs: await tabs.list() };
    },
    execute: act,
    check: (checks, action) => runChecks(tabs.active(), checks, action),
  };
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

type Tabs = {
  active: () => Tab;
  all: () => readonly Tab[];
  open: (url: string) => Promise<Performed>;
  switchTo: (id: string) => Promise<Performed>;
  close: (id: string) => Promise<Performed>;
  /** Tabs that the page opened have been taken in. */
  arrived: () => Promise<void>;
  list: () => Promise<NonNullable<PageFields["tabs"]>>;
};

/** The tabs of the task. One that a page opens comes to the front, as it would for a person. */
async function openTabs(context: BrowserContext, options: TabOptions): Promise<Tabs> {
  const tabs: Tab[] = [];
  let active: Tab;
  let count = 0;
  let arriving: Promise<unknown> = Promise.resolve();
  const add = async (page: Page): Promise<Tab> => {
    count += 1;
    const tab = await openTab(`t${count}`, page, options);
    tabs.push(tab);
    active = tab;
    page.on("close", () => {
      const at = tabs.indexOf(tab);
      if (at >= 0) tabs.splice(at, 1);
      if (active === tab) active = tabs[Math.max(0, at - 1)] ?? tab;
    });
    return tab;
  };
  active = await add(context.pages()[0] ?? (await context.newPage()));
  let own = false;
  context.on("page", (page) => {
    if (own) return;
    arriving = arriving.then(() => add(page)).catch(() => undefined);
  });
  const find = (id: string): Tab | undefined => tabs.find((tab) => tab.id === id);
  const unknown = (id: string): Performed => refuse("TAB_NOT_FOUND", `no tab ${id}`);
  return {
    active: () => active,
    all: () => tabs,
    arrived: async () => {
      await arriving;
    },
    open: async (said) => {
      const url = webAddress(said, active.page.url());
      if (url === undefined)
        return refuse("INVALID_URL", `not an http or https address: ${said.slice(0, 200)}`);
      own = true;
      const page = await context.newPage();
      own = false;
      const tab = await add(page);
      return navigate(tab.page, url);
    },
    switchTo: async (id) => {
      const tab = find(id);
      if (!tab) return unknown(id);
      active = tab;
      await tab.page.bringToFront();
      return done;
    },
    close: async (id) => {
      const tab = find(id);
      if (!tab) return unknown(id);
      if (tabs.length === 1) return refuse("ACTION_UNSUPPORTED", "the last tab stays open");
      await tab.page.close();
      return done;
    },
    list: async () =>
      Promise.all(
        tabs.map(async (tab) => ({
          id: tab.id,
          url: tab.page.url().slice(0, 4_000),
          title: (await tab.page.title().catch(() => "")).slice(0, 500),
          active: tab === active,
        })),
      ),
  };
}
