import { activeTabOf, type TaskRecord, type TaskTab } from "@/extension/task-record";
import { done, type Performed, refuse } from "@/lib/client/performed";
import { webAddress } from "@/lib/client/web-address";
import type { BrowserTab } from "@/lib/contracts/interact-request";
import { urlOf } from "./page-world";
import type { RecordHandle } from "./records";

/** Takes a tab into the task and to the front, as it would be for a person. */
export async function addTab(handle: RecordHandle, tabId: number): Promise<void> {
  const url = (await urlOf(tabId)) ?? "";
  await handle.change((record) => {
    if (record.tabs.some((tab) => tab.tabId === tabId)) return record;
    const tabCount = record.tabCount + 1;
    const tab: TaskTab = { id: `t${tabCount}`, tabId, url };
    return { ...record, tabs: [...record.tabs, tab], activeTab: tab.id, tabCount };
  });
}

export async function openTab(handle: RecordHandle, said: string): Promise<Performed> {
  const active = activeTabOf(handle.now());
  const url = webAddress(said, active?.url ?? "");
  if (url === undefined) return refuse("INVALID_URL", `not an http or https address: ${said.slice(0, 200)}`);
  const opener = active === undefined ? {} : { openerTabId: active.tabId };
  const { id } = await chrome.tabs.create({ url, active: true, ...opener });
  if (id === undefined) return refuse("NAVIGATION_FAILED", "the browser opened no tab");
  await addTab(handle, id);
  return done;
}

export async function switchTab(handle: RecordHandle, id: string): Promise<Performed> {
  const tab = handle.now().tabs.find((one) => one.id === id);
  if (!tab) return refuse("TAB_NOT_FOUND", `no tab ${id}`);
  await chrome.tabs.update(tab.tabId, { active: true });
  await handle.change((record) => ({ ...record, activeTab: id }));
  return done;
}

export async function closeTab(handle: RecordHandle, id: string): Promise<Performed> {
  const { tabs } = handle.now();
  const tab = tabs.find((one) => one.id === id);
  if (!tab) return refuse("TAB_NOT_FOUND", `no tab ${id}`);
  if (tabs.length === 1) return refuse("ACTION_UNSUPPORTED", "the last tab stays open");
  await handle.change((record) => withoutTab(record, tab.tabId));
  await chrome.tabs.remove(tab.tabId);
  return done;
}

/** The task without a tab; the one before it comes to the front. */
export function withoutTab(record: TaskRecord, tabId: number): TaskRecord {
  const at = record.tabs.findIndex((tab) => tab.tabId === tabId);
  const gone = record.tabs[at];
  if (!gone) return record;
  const tabs = record.tabs.filter((tab) => tab !== gone);
  const next = tabs[Math.max(0, at - 1)]?.id ?? "";
  return { ...record, tabs, activeTab: record.activeTab === gone.id ? next : record.activeTab };
}

export async function listTabs({ tabs, activeTab }: TaskRecord): Promise<BrowserTab[]> {
  const states = await Promise.all(tabs.map(({ tabId }) => chrome.tabs.get(tabId).catch(() => undefined)));
  return tabs.map(({ id, url }, at) => ({
    id,
    url: (states[at]?.url ?? url).slice(0, 4_000),
    title: (states[at]?.title ?? "").slice(0, 500),
    active: id === activeTab,
  }));
}
