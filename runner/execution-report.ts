import type { ReportFields } from "@/lib/client/driver";
import { printAction } from "@/lib/contracts/action-text";
import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { actionDefinition } from "@/lib/contracts/browser-action";
import { limits } from "@/lib/contracts/limits";
import { roleCodes } from "@/lib/contracts/page-element";
import type { WitnessReport } from "@/lib/page/page-watch";
import type { SentinelReport } from "@/lib/page/sentinel";
import { type Performed, stateAfter } from "./perform-action";
import { isWebPage, type Tab, unlessGone } from "./tab";

/** All that is known when an action is over. */
export type ActionEnd = {
  action: BrowserAction;
  expected: ExpectedOutcome | undefined;
  performed: Performed;
  before: { url: string; hash: string | undefined };
  /** The tab acted in, and the one on top afterwards. */
  tab: Tab;
  now: Tab;
  openedTab: boolean;
  firstId: number;
};

const nothingSeen: WitnessReport = { recentEvents: [], errors: [], successes: [], didDomMutate: false };

/** What the client tells the server of an action: how it went, and what was seen meanwhile. */
export async function executionReport(end: ActionEnd): Promise<ReportFields> {
  const { tab, now, before } = end;
  const closed = tab.page.isClosed();
  const seen = (closed ? undefined : await unlessGone(tab.world.call("report"))) ?? nothingSeen;
  const network = tab.network.events();
  const urlChanged = now.page.url() !== before.url;
  const events = [...seen.recentEvents, ...otherEvents(end)];
  const sentinel = await sentinelReport(end, urlChanged);
  return {
    previousUrl: before.url,
    ...(before.hash !== undefined && { beforeDomHash: before.hash }),
    ...(await statusOf(end)),
    clientObservations: {
      didNetworkOccur: network.length > 0,
      didDomMutate: seen.didDomMutate || urlChanged,
      didUrlChange: urlChanged,
    },
    networkEvents: network,
    recentEvents: events,
    errors_detected: seen.errors,
    success_messages: seen.successes,
    hasErrors: seen.errors.length > 0,
    hasSuccess: seen.successes.length > 0,
    ...sentinelFields(sentinel, end, urlChanged),
  };
}

async function statusOf({ action, performed, tab }: ActionEnd): Promise<ReportFields> {
  const id = elementId(action);
  if (!performed.ok) {
    const { code, message } = performed;
    return {
      lastActionStatus: "failure",
      lastActionError: {
        message,
        code,
        action: printAction(action),
        ...(id !== undefined && { elementId: id }),
      },
      lastActionResult: { success: false },
    };
  }
  const readable = id !== undefined && !tab.page.isClosed() && isWebPage(tab.page.url());
  const actualState = readable ? await stateAfter(tab, id) : undefined;
  return {
    lastActionStatus: "success",
    lastActionResult: { success: true, ...(actualState && { actualState }) },
  };
}

function elementId(action: BrowserAction): string | undefined {
  const at = actionDefinition(action.name)?.args.findIndex((argument) => argument.role === "element") ?? -1;
  const id = at >= 0 ? action.args[at] : undefined;
  return typeof id === "string" ? id : undefined;
}

/** What happened outside the page's own content. */
function otherEvents({ tab, now, openedTab }: ActionEnd): string[] {
  const lines = tab.dialogs.events();
  for (const name of tab.refusedDownloads) lines.push(`Download refused: '${name.slice(0, 200)}'`);
  if (openedTab) lines.push(`New tab: ${now.page.url().slice(0, 500)}`);
  return lines;
}

async function sentinelReport(
  { expected, now, firstId }: ActionEnd,
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

function sentinelFields(
  report: SentinelReport | undefined,
  { expected }: ActionEnd,
  urlChanged: boolean,
): ReportFields {
  const fields: ReportFields = {};
  if (!report) return fields;
  if (report.passed !== undefined && report.passed !== null) {
    fields.verification_passed = report.passed;
    fields.verification_message = report.message;
  }
  const selector = expected?.domChanges.elementShouldExist;
  if (selector !== undefined && typeof report.elementFound === "boolean")
    fields.clientVerification = {
      elementFound: report.elementFound,
      selector,
      urlChanged,
      timestamp: Date.now(),
    };
  return fields;
}
