import type { ReportFields } from "@/lib/client/driver";
import { type ActionEnd, elementOf, executionReport } from "@/lib/client/execution-report";
import { isWebPage } from "@/lib/client/web-address";
import { limits } from "@/lib/contracts/limits";
import { roleCodes } from "@/lib/contracts/page-element";
import type { SentinelReport } from "@/lib/page/sentinel";
import { stateAfter } from "./perform-action";
import { type Tab, unlessGone } from "./tab";

export type TabActionEnd = Pick<ActionEnd, "action" | "expected" | "performed" | "before"> & {
  /** The tab acted in, and the one on top afterwards. */
  tab: Tab;
  now: Tab;
  openedTab: boolean;
  firstId: number;
};

/** Gathers from the tabs what happened in the action window. */
export async function tabReport(end: TabActionEnd): Promise<ReportFields> {
  const { tab, now, action, expected, performed, before } = end;
  const seen = tab.page.isClosed() ? undefined : await unlessGone(tab.world.call("report"));
  const network = tab.network.events();
  const urlNow = now.page.url();
  const sentinel = await sentinelReport(end, urlNow !== before.url);
  const id = performed.ok ? elementOf(action) : undefined;
  const readable = id !== undefined && !tab.page.isClosed() && isWebPage(tab.page.url());
  const actualState = readable ? await stateAfter(tab, id) : undefined;
  const otherEvents = otherEventsOf(end);
  const gathered = { seen, network, otherEvents, sentinel, actualState, urlNow, now: Date.now() };
  return executionReport({ action, expected, performed, before, ...gathered });
}

/** What happened outside the page's own content. */
function otherEventsOf({ tab, now, openedTab }: TabActionEnd): string[] {
  const lines = tab.dialogs.events();
  for (const name of tab.refusedDownloads) lines.push(`Download refused: '${name.slice(0, 200)}'`);
  if (openedTab) lines.push(`New tab: ${now.page.url().slice(0, 500)}`);
  return lines;
}

async function sentinelReport(
  { expected, now, firstId }: TabActionEnd,
  urlChanged: boolean,
): Promise<SentinelReport | undefined> {
  if (!expected || !isWebPage(now.page.url())) return undefined;
  const options = {
    maxElements: limits.treeElements,
    maxTextChars: 200_000,
    firstId,
    urlChanged,
    roleNames: { ...roleCodes },
  };
  return unlessGone(now.world.call("check", expected, options));
}
