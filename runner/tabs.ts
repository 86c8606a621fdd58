import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { PageFields } from "@/lib/client/driver";
import { done, type Performed, refuse } from "@/lib/client/performed";
import { webAddress } from "@/lib/client/web-address";
import { navigate } from "./navigate";
import { openTab, type Tab, type TabOptions } from "./tab";

export type Tabs = {
  active: () => Tab;
  all: () => readonly Tab[];
  open: (url: string) => Promise<Performed>;
  switchTo: (id: string) => Promise<Performed>;
  close: (id: string) => Promise<Performed>;
  /** Tabs that came up by themselves so far. */
  came: () => number;
  /** Tabs that the page opened have been taken in; as many as `came` are waited for, for a moment: a window may be blocked. */
  arrived: (came?: number) => Promise<void>;
  list: () => Promise<NonNullable<PageFields["tabs"]>>;
};

/** How long a window that the page asked for may take to come up. */
const arrivalMs = 3_000;
const pollMs = 50;

/** The tabs that are open and which one is on top. */
type TabRow = { tabs: Tab[]; active: Tab; count: number };

/** The tabs of the task. One that a page opens comes to the front, as it would for a person. */
export async function openTabs(context: BrowserContext, options: TabOptions): Promise<Tabs> {
  const first = await openTab("t1", context.pages()[0] ?? (await context.newPage()), options);
  const row: TabRow = { tabs: [first], active: first, count: 1 };
  let arriving: Promise<unknown> = Promise.resolve();
  let opensItself = false;
  let came = 0;
  forgetWhenClosed(row, first);
  context.on("page", (page) => {
    if (opensItself) return;
    came += 1;
    // A tab that closes before it was taken in is none.
    arriving = arriving.then(() => addTab(row, page, options)).catch(() => undefined);
  });
  const find = (id: string): Tab | undefined => row.tabs.find((tab) => tab.id === id);
  return {
    active: () => row.active,
    all: () => row.tabs,
    came: () => came,
    arrived: async (wanted = 0) => {
      const until = Date.now() + arrivalMs;
      while (came < wanted && Date.now() < until) await sleep(pollMs);
      await arriving;
    },
    open: async (said) => {
      const url = webAddress(said, row.active.page.url());
      if (url === undefined)
        return refuse("INVALID_URL", `not an http or https address: ${said.slice(0, 200)}`);
      opensItself = true;
      const page = await context.newPage();
      opensItself = false;
      const tab = await addTab(row, page, options);
      return navigate(tab.page, url);
    },
    switchTo: async (id) => {
      const tab = find(id);
      if (!tab) return refuse("TAB_NOT_FOUND", `no tab ${id}`);
      row.active = tab;
      await tab.page.bringToFront();
      return done;
    },
    close: async (id) => {
      const tab = find(id);
      if (!tab) return refuse("TAB_NOT_FOUND", `no tab ${id}`);
      if (row.tabs.length === 1) return refuse("ACTION_UNSUPPORTED", "the last tab stays open");
      await tab.page.close();
      return done;
    },
    list: () => describeTabs(row),
  };
}

async function addTab(row: TabRow, page: Page, options: TabOptions): Promise<Tab> {
  row.count += 1;
  const tab = await openTab(`t${row.count}`, page, options);
  row.tabs.push(tab);
  row.active = tab;
  forgetWhenClosed(row, tab);
  return tab;
}

function forgetWhenClosed(row: TabRow, tab: Tab): void {
  tab.page.on("close", () => {
    const at = row.tabs.indexOf(tab);
    if (at >= 0) row.tabs.splice(at, 1);
    if (row.active === tab) row.active = row.tabs[Math.max(0, at - 1)] ?? tab;
  });
}

async function describeTabs(row: TabRow): Promise<NonNullable<PageFields["tabs"]>> {
  return Promise.all(
    row.tabs.map(async (tab) => ({
      id: tab.id,
      url: tab.page.url().slice(0, 4_000),
      title: (await tab.page.title().catch(() => "")).slice(0, 500),
      active: tab === row.active,
    })),
  );
}
