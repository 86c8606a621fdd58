import { callPage, unlessGone } from "./page-world";
import type { Tab } from "./tab";
import { trustedScreenshot } from "./trusted-input";

/** The visible part of the page as base64 JPEG, with secret fields veiled and nothing of ours on it. Undefined when the browser does not allow it. */
export async function screenshotOf(tab: Tab): Promise<string | undefined> {
  await unlessGone(callPage(tab.tabId, 0, "veil", true));
  // It comes back with the next look at the page.
  await unlessGone(callPage(tab.tabId, 0, "hideWorking"));
  const image = (await trustedScreenshot(tab)) ?? (await visibleTab(tab));
  await unlessGone(callPage(tab.tabId, 0, "veil", false));
  return image;
}

/** Only of the tab on top, and only where all sites are permitted: the browser asks for both. */
async function visibleTab({ tabId }: Tab): Promise<string | undefined> {
  const { active, windowId } = await chrome.tabs.get(tabId);
  if (!active) return undefined;
  const address = await chrome.tabs
    .captureVisibleTab(windowId, { format: "jpeg", quality: 60 })
    .catch(() => undefined);
  return address?.split(",")[1];
}
