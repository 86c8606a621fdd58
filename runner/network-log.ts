import type { Page, Request, Response } from "playwright-core";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { limits } from "@/lib/contracts/limits";

/** Requests of one tab, from the browser's own events. */
export type NetworkLog = {
  /** A new action window begins: what is under way now is not of its making. */
  begin: () => void;
  /** Requests that began in the window; own data traffic first when there are too many. */
  events: () => NetworkEvent[];
  /** Requests of the window still under way, streams aside. */
  pending: () => number;
  /** Milliseconds since traffic of the window that counts last began or ended. */
  quietFor: () => number;
};

type Entry = {
  request: Request;
  key: string;
  startedAt: number;
  /** Of a stream, or of a request that the page repeats by itself: no reason to wait. */
  ignored: boolean;
  ended: boolean;
  status?: number;
  failed?: boolean;
};

const streamTypes = new Set(["eventsource", "websocket", "media", "ping"]);
const staticTypes = new Set(["image", "font", "stylesheet", "media", "script", "texttrack", "manifest"]);
const maxKept = 400;
/** A request that came at least twice in that time before an action is the page's own polling. */
const pollingMs = 6_000;

export function watchNetwork(page: Page): NetworkLog {
  const entries: Entry[] = [];
  const byRequest = new WeakMap<Request, Entry>();
  let windowStart = Date.now();
  let lastActivity = Date.now();

  page.on("request", (request) => {
    if (!/^https?:/.test(request.url())) return;
    const startedAt = Date.now();
    const key = keyOf(request);
    const ignored = streamTypes.has(request.resourceType()) || isPolled(entries, key, windowStart);
    const entry: Entry = { request, key, startedAt, ignored, ended: false };
    entries.push(entry);
    if (entries.length > maxKept) entries.shift();
    byRequest.set(request, entry);
    if (!ignored) lastActivity = startedAt;
  });
  const end = (request: Request, failed: boolean): void => {
    const entry = byRequest.get(request);
    if (!entry) return;
    entry.ended = true;
    if (failed) entry.failed = true;
    if (!entry.ignored) lastActivity = Date.now();
  };
  page.on("response", (response) => {
    const entry = byRequest.get(response.request());
    if (!entry) return;
    entry.status = response.status();
    if (isStream(response)) entry.ignored = true;
  });
  page.on("requestfinished", (request) => end(request, false));
  page.on("requestfailed", (request) => end(request, true));

  const ofWindow = (): Entry[] => entries.filter(({ startedAt }) => startedAt >= windowStart);
  return {
    begin: () => {
      windowStart = Date.now();
      lastActivity = Number.NEGATIVE_INFINITY;
    },
    events: () => chosen(ofWindow()).map((entry) => eventOf(entry, page)),
    pending: () => ofWindow().filter(({ ignored, ended }) => !ignored && !ended).length,
    quietFor: () => Date.now() - lastActivity,
  };
}

const keyOf = (request: Request): string => `${request.method()} ${request.url().split(/[?#]/)[0]}`;

const isPolled = (entries: readonly Entry[], key: string, windowStart: number): boolean =>
  entries.filter(
    (entry) =>
      entry.key === key && entry.startedAt < windowStart && entry.startedAt > windowStart - pollingMs,
  ).length >= 2;

const isStream = (response: Response): boolean =>
  (response.headers()["content-type"] ?? "").startsWith("text/event-stream");

function chosen(entries: Entry[]): Entry[] {
  const data = entries.filter(({ request }) => !staticTypes.has(request.resourceType()));
  const rest = entries.filter(({ request }) => staticTypes.has(request.resourceType()));
  return [
    ...data.slice(-limits.networkEvents),
    ...rest.slice(0, Math.max(0, limits.networkEvents - data.length)),
  ];
}

function eventOf({ request, startedAt, status, failed }: Entry, page: Page): NetworkEvent {
  const url = new URL(request.url());
  return {
    method: request.method(),
    ...(url.host !== hostOf(page.url()) && { host: url.host }),
    resourceType: request.resourceType(),
    urlPath: url.pathname.slice(0, 2_000),
    ...(status !== undefined && { status }),
    ...(failed && { failed }),
    startedAt,
  };
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");
