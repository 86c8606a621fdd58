import { callServer } from "@/extension/call-server";
import { endpoints } from "@/lib/contracts/endpoints";
import { missingPermission, urlOf, watchNewPages } from "./page-world";
import type { RecordHandle } from "./records";
import type { Tab } from "./tab";

const lookMs = 1_000;

/** The address of the tab, once the person has permitted its site. Waits for that, and says so in the record and to the server. */
export async function untilPermitted(tab: Tab, handle: RecordHandle, signal: AbortSignal): Promise<string> {
  // A worker that was ended in the middle of the wait finds the site in the record.
  let isToldOf = handle.now().origin;
  for (;;) {
    const url = await addressOf(tab);
    const origin = await missingPermission(url);
    if (signal.aborted) return url;
    if (origin === undefined) {
      if (handle.now().origin !== undefined) await goOn(handle);
      return url;
    }
    if (handle.now().origin !== origin || handle.now().phase !== "needs_permission")
      await handle.change((record) => ({ ...record, phase: "needs_permission", origin }));
    if (isToldOf !== origin && (await holdAtServer(handle, origin))) isToldOf = origin;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

async function goOn(handle: RecordHandle): Promise<void> {
  await watchNewPages();
  const task = taskOf(handle);
  // Refused where somebody let it go already; a task that is still held goes on with the next turn all the same.
  if (task) await callServer(endpoints.resumeTask, { params: task, body: permitted });
  await handle.change(({ origin: _permitted, ...record }) => ({ ...record, phase: "running" }));
}

const permitted = { resolutionMethod: "user_action_in_browser" };

/** Whether the server knows, or need not: before the first turn it knows of no task, and one that has ended waits for nobody. */
async function holdAtServer(handle: RecordHandle, origin: string): Promise<boolean> {
  const task = taskOf(handle);
  if (!task) return true;
  const { hostname } = new URL(origin.replace("/*", "/"));
  const told = await callServer(endpoints.pauseTask, { params: task, body: { permissionFor: hostname } });
  return told.ok || told.code !== "unreachable";
}

function taskOf(handle: RecordHandle): { id: string; taskId: string } | undefined {
  const { sessionId, memory } = handle.now();
  return memory.taskId === undefined ? undefined : { id: sessionId, taskId: memory.taskId };
}

/** Of a site without permission the browser hides the address of its tabs; a look at where a load is going still tells it. */
async function addressOf({ tabId }: Tab): Promise<string> {
  const url = await urlOf(tabId);
  if (url) return url;
  const tab = await chrome.tabs.get(tabId).catch(() => undefined);
  return tab?.pendingUrl ?? "";
}
