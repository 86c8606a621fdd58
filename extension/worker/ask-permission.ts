import { missingPermission, urlOf, watchNewPages } from "./page-world";
import type { RecordHandle } from "./records";
import type { Tab } from "./tab";

const lookMs = 1_000;

/** The address of the tab, once the person has permitted its site. Waits for that, and says so in the record. */
export async function untilPermitted(tab: Tab, handle: RecordHandle, signal: AbortSignal): Promise<string> {
  for (let asked = false; ; asked = true) {
    const url = await addressOf(tab);
    const origin = await missingPermission(url);
    if (origin === undefined || signal.aborted) {
      if (asked && !signal.aborted) await goOn(handle);
      return url;
    }
    if (!asked) await handle.change((record) => ({ ...record, phase: "needs_permission", origin }));
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

async function goOn(handle: RecordHandle): Promise<void> {
  await watchNewPages();
  await handle.change(({ origin: _permitted, ...record }) => ({ ...record, phase: "running" }));
}

/** Of a site without permission the browser hides the address of its tabs; a look at where a load is going still tells it. */
async function addressOf({ tabId }: Tab): Promise<string> {
  const url = await urlOf(tabId);
  if (url) return url;
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return tab?.pendingUrl ?? "";
}
