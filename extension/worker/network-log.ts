import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { limits } from "@/lib/contracts/limits";
import type { SeenRequest } from "@/lib/page/page-witness";

type Entry = {
  requestId: string;
  tabId: number;
  method: string;
  url: string;
  type: string;
  startedAt: number;
  /** A stream, or a request that the page repeats by itself: no reason to wait. */
  ignored: boolean;
  ended: boolean;
  status?: number;
  failed?: boolean;
};

/** Requests of one tab in the present action window, from the browser's own events. */
export type NetworkWindow = {
  begin: () => void;
  pending: () => number;
  /** Milliseconds since traffic of the window that counts last began or ended. */
  quietFor: () => number;
  /** The address of the window's latest failed page load. */
  failedLoad: () => string | undefined;
  /** The window's requests as the wire has them; the page's word where the browser tells the extension nothing. */
  events: (pageUrl: string, said: readonly SeenRequest[]) => NetworkEvent[];
};

const streamTypes = new Set(["websocket", "media", "ping", "csp_report"]);
const staticTypes = new Set(["image", "font", "stylesheet", "media", "script"]);
const maxKept = 600;
const pollingMs = 6_000;
/** A request told by the page and one told by the browser are the same when they began so close. */
const sameRequestMs = 2_000;

const typeNames: Record<string, string> = {
  main_frame: "document",
  sub_frame: "document",
  xmlhttprequest: "fetch",
  csp_report: "other",
};

const entries: Entry[] = [];
const lastActivity = new Map<number, number>();
const windows = new Map<number, number>();
const filter = { urls: ["http://*/*", "https://*/*"] };

function began(details: chrome.webRequest.OnBeforeRequestDetails): undefined {
  const { tabId, requestId, method, url, type } = details;
  if (tabId < 0) return;
  const startedAt = Date.now();
  const ignored = streamTypes.has(type) || isPolled(tabId, method, url);
  entries.push({ requestId, tabId, method, url, type, startedAt, ignored, ended: false });
  if (entries.length > maxKept) entries.shift();
  if (!ignored) lastActivity.set(tabId, startedAt);
}

function ended(requestId: string, more: Pick<Entry, "status" | "failed">): void {
  const entry = entries.findLast((one) => one.requestId === requestId && !one.ended);
  if (!entry) return;
  Object.assign(entry, more, { ended: true });
  if (!entry.ignored) lastActivity.set(entry.tabId, Date.now());
}

const onEnd = ({ requestId, statusCode }: { requestId: string; statusCode: number }): void =>
  ended(requestId, { status: statusCode });
const onError = ({ requestId }: { requestId: string }): void => ended(requestId, { failed: true });
const onHeaders = (details: chrome.webRequest.OnHeadersReceivedDetails): undefined => {
  const type = details.responseHeaders?.find(({ name }) => name.toLowerCase() === "content-type")?.value;
  const entry = entries.findLast(({ requestId }) => requestId === details.requestId);
  if (entry && type?.startsWith("text/event-stream")) entry.ignored = true;
};

/** Listens to the browser's requests; only while tasks run, so that no page wakes the worker otherwise. */
export function listenToNetwork(): void {
  if (chrome.webRequest.onBeforeRequest.hasListener(began)) return;
  chrome.webRequest.onBeforeRequest.addListener(began, filter);
  chrome.webRequest.onHeadersReceived.addListener(onHeaders, filter, ["responseHeaders"]);
  chrome.webRequest.onBeforeRedirect.addListener(onEnd, filter);
  chrome.webRequest.onCompleted.addListener(onEnd, filter);
  chrome.webRequest.onErrorOccurred.addListener(onError, filter);
}

export function stopListeningToNetwork(): void {
  chrome.webRequest.onBeforeRequest.removeListener(began);
  chrome.webRequest.onHeadersReceived.removeListener(onHeaders);
  chrome.webRequest.onBeforeRedirect.removeListener(onEnd);
  chrome.webRequest.onCompleted.removeListener(onEnd);
  chrome.webRequest.onErrorOccurred.removeListener(onError);
}

export function networkOf(tabId: number): NetworkWindow {
  const inWindow = (): Entry[] => {
    const start = windows.get(tabId) ?? 0;
    return entries.filter((entry) => entry.tabId === tabId && entry.startedAt >= start);
  };
  return {
    begin: () => {
      windows.set(tabId, Date.now());
      lastActivity.delete(tabId);
    },
    pending: () => inWindow().filter((entry) => !entry.ignored && !entry.ended).length,
    quietFor: () => Date.now() - (lastActivity.get(tabId) ?? Number.NEGATIVE_INFINITY),
    failedLoad: () => inWindow().findLast(({ type, failed }) => type === "main_frame" && failed)?.url,
    events: (pageUrl, said) => {
      const start = windows.get(tabId) ?? 0;
      const browser = inWindow();
      const own = said.filter(
        (one) => one.startedAt >= start && !browser.some((entry) => isSame(entry, one)),
      );
      const told = [
        ...browser.map((entry) => eventOf({ ...entry, type: typeNames[entry.type] ?? entry.type }, pageUrl)),
        ...own.map((request) => ({ ...eventOf(request, pageUrl), saidBy: "page" as const })),
      ];
      return chosen(told.sort((a, b) => a.startedAt - b.startedAt));
    },
  };
}

function isPolled(tabId: number, method: string, url: string): boolean {
  const start = windows.get(tabId) ?? 0;
  const path = pathOf(url);
  const same = entries.filter(
    (entry) =>
      entry.tabId === tabId &&
      entry.method === method &&
      pathOf(entry.url) === path &&
      entry.startedAt < start &&
      entry.startedAt > start - pollingMs,
  );
  return same.length >= 2;
}

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? url;

const isSame = (entry: Entry, said: SeenRequest): boolean =>
  entry.method === said.method &&
  pathOf(entry.url) === pathOf(said.url) &&
  Math.abs(entry.startedAt - said.startedAt) < sameRequestMs;

type Told = Pick<Entry, "method" | "url" | "type" | "startedAt"> & { status?: number; failed?: boolean };

function eventOf({ method, url, type, startedAt, status, failed }: Told, pageUrl: string): NetworkEvent {
  const { host, pathname } = new URL(url);
  const ownHost = URL.canParse(pageUrl) ? new URL(pageUrl).host : "";
  return {
    method,
    ...(host !== ownHost && { host }),
    resourceType: type,
    urlPath: pathname.slice(0, 2_000),
    ...(status !== undefined && { status }),
    ...(failed && { failed }),
    startedAt,
  };
}

/** Data traffic first when there is more than the wire takes. */
function chosen(events: NetworkEvent[]): NetworkEvent[] {
  const data = events.filter(({ resourceType }) => !staticTypes.has(resourceType ?? ""));
  const rest = events.filter(({ resourceType }) => staticTypes.has(resourceType ?? ""));
  return [
    ...data.slice(-limits.networkEvents),
    ...rest.slice(0, Math.max(0, limits.networkEvents - data.length)),
  ];
}
