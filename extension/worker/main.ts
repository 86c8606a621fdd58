import type { Command, PageSignal } from "@/extension/messages";
import { hasTab } from "@/extension/task-record";
import { runCommand, stopForClosedTab, wakeAll } from "./commands";
import { allRecords, recordOfTab } from "./records";
import { recover } from "./recover";
import { forgetTab } from "./tab";
import { addTab, withoutTab } from "./task-tabs";

/** Entry of the service worker. The browser ends and starts it as it likes: each start takes up what was under way. */

chrome.runtime.onMessage.addListener((message: Command | PageSignal, sender, respond) => {
  // Pages' content scripts may only press the stop key; commands come from the extension's own pages.
  const fromPanel = sender.url?.startsWith(chrome.runtime.getURL("")) ?? false;
  if (message.kind === "stop_key") void stopTaskIn(sender.tab?.id);
  else if (fromPanel) {
    recover()
      .then(() => runCommand(message))
      .then(respond, (fault: unknown) => respond({ ok: false, message: String(fault) }));
    return true;
  }
  return false;
});

// An open panel holds a port to the worker and opens it again when it breaks, which starts the worker at once.
chrome.runtime.onConnect.addListener(() => void recover());
chrome.runtime.onStartup.addListener(() => void recover());
chrome.alarms.onAlarm.addListener(() => void recover().then(wakeAll));
chrome.permissions.onAdded.addListener(() => void recover().then(wakeAll));
chrome.tabs.onCreated.addListener((tab) => void takeOpened(tab));
chrome.tabs.onRemoved.addListener((tabId, { isWindowClosing }) => void dropClosed(tabId, isWindowClosing));
chrome.runtime.onInstalled.addListener(() => {
  chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
});
void recover();

async function stopTaskIn(tabId: number | undefined): Promise<void> {
  if (tabId !== undefined) await runCommand({ kind: "stop", tabId });
}

/** A tab that a page of a task opened belongs to the task. */
async function takeOpened({ id, openerTabId }: chrome.tabs.Tab): Promise<void> {
  if (id === undefined || openerTabId === undefined) return;
  const handle = await recordOfTab(openerTabId);
  if (handle?.now().phase === "running") await addTab(handle, id);
}

/** With a closing window the browser itself may be closing: then the task is taken up again with its next start. */
async function dropClosed(tabId: number, isWindowClosing: boolean): Promise<void> {
  forgetTab(tabId);
  if (isWindowClosing) return;
  for (const handle of await allRecords()) {
    if (!hasTab(handle.now(), tabId)) continue;
    if (handle.now().tabs.length > 1) await handle.change((record) => withoutTab(record, tabId));
    else await stopForClosedTab(handle);
  }
}
