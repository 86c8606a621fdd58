import { done, type Performed, refuse } from "@/lib/client/performed";
import { webAddress } from "@/lib/client/web-address";
import { callPage, urlOf } from "./page-world";
import { pause, type Tab } from "./tab";

const loadMs = 20_000;
const lookMs = 100;
/** So long a navigation may take to show in the tab's state. */
const startMs = 300;
const heardMs = 200;
const answeredMs = 3_000;

export async function navigate(tab: Tab, said: string): Promise<Performed> {
  const url = webAddress(said, (await urlOf(tab.tabId)) ?? "");
  if (url === undefined) return refuse("INVALID_URL", `not an http or https address: ${said.slice(0, 200)}`);
  await leaveField(tab);
  return loading(tab, chrome.tabs.update(tab.tabId, { url }));
}

export async function reload(tab: Tab): Promise<Performed> {
  await leaveField(tab);
  return loading(tab, chrome.tabs.reload(tab.tabId));
}

export async function goInHistory(tab: Tab, by: "back" | "forward"): Promise<Performed> {
  await leaveField(tab);
  const move = by === "back" ? chrome.tabs.goBack(tab.tabId) : chrome.tabs.goForward(tab.tabId);
  const moved = await move.then(
    () => true,
    () => false,
  );
  return moved ? loading(tab, undefined) : refuse("NO_HISTORY", `there is no page to go ${by} to`);
}

/**
 * Whoever goes elsewhere by hand leaves the field first, and the page hears of its new value only then. One that stores it at once gets the time to be
 * answered. A page that cannot be asked has no field to leave.
 */
async function leaveField({ tabId, network }: Tab): Promise<void> {
  const isLeft = await Promise.race([
    callPage(tabId, 0, "leaveField").then(
      ({ value }) => value,
      () => false,
    ),
    pause(answeredMs).then(() => false),
  ]);
  if (!isLeft) return;
  await pause(heardMs);
  const deadline = Date.now() + answeredMs;
  while (network.pending() > 0 && Date.now() < deadline) await pause(lookMs);
}

/** A page that answers with an error status did load; one that cannot be reached did not. */
async function loading(tab: Tab, begun: Promise<unknown> | undefined): Promise<Performed> {
  const fault = await begun?.then(
    () => undefined,
    (error: unknown) => String(error),
  );
  if (fault !== undefined) return refuse("NAVIGATION_FAILED", fault.slice(0, 300));
  await pause(startMs);
  const deadline = Date.now() + loadMs;
  while (Date.now() < deadline) {
    const state = await chrome.tabs.get(tab.tabId).catch(() => undefined);
    if (!state) return refuse("PAGE_CLOSED", "the tab was closed");
    if (state.status === "complete") break;
    await pause(lookMs);
  }
  const failed = tab.network.failedLoad();
  return failed === undefined
    ? done
    : refuse("NAVIGATION_FAILED", `the page did not load: ${failed.slice(0, 200)}`);
}
