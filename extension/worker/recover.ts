import { activeTabOf, livePhases, type TaskRecord } from "@/extension/task-record";
import { wakeAll } from "./commands";
import { allRecords, handleOf, type RecordHandle } from "./records";

/** Kept in memory storage: it is gone when the browser was closed, and with it the tabs' numbers mean nothing any more. */
const bootKey = "boot";

let recovering: Promise<void> | undefined;

/** Takes up again what was under way when the worker or the browser ended. Run each time the worker starts. */
export function recover(): Promise<void> {
  recovering ??= recoverOnce();
  return recovering;
}

async function recoverOnce(): Promise<void> {
  const marks: Record<string, unknown> = await chrome.storage.session.get(bootKey);
  await chrome.storage.session.set({ [bootKey]: true });
  if (marks[bootKey] === undefined) await findTabsAgain();
  await wakeAll();
}

/** After a restart of the browser: a task's tab is the one that shows its page again, or a new one with that page. */
async function findTabsAgain(): Promise<void> {
  const open = await chrome.tabs.query({});
  const taken = new Set<number>();
  const isOver = (handle: RecordHandle) => Number(!livePhases.includes(handle.now().phase));
  // Of several tasks in pages of one address, the one under way has the first pick.
  for (const handle of (await allRecords()).sort((one, other) => isOver(one) - isOver(other))) {
    const record = handle.now();
    await handle.remove();
    const url = activeTabOf(record)?.url ?? "";
    const same = open.find(
      (tab) => tab.id !== undefined && !taken.has(tab.id) && (tab.url ?? tab.pendingUrl) === url,
    );
    const goesOn = livePhases.includes(record.phase);
    const tab = same ?? (goesOn && url !== "" ? await chrome.tabs.create({ url, active: true }) : undefined);
    if (tab?.id === undefined) continue;
    taken.add(tab.id);
    await handleOf(inTab(record, tab.id, url)).change((moved) => moved);
  }
}

/** The other tabs of the task are gone; ids of elements begin anew with the page. */
const inTab = (record: TaskRecord, tabId: number, url: string): TaskRecord => ({
  ...record,
  tabId,
  tabs: [{ id: record.activeTab, tabId, url }],
});
