import { isReadCall } from "@/lib/agent/domain/read-call";
import { isReport, isMutating as mutates } from "@/lib/agent/domain/stored-requests";
import { readUrl } from "@/lib/agent/domain/urls";
import type { NetworkEvent } from "@/lib/contracts/interact-request";

/** What the requests of an action window say. Only those that change something on the page's own site count; the rest is chatter. */
export type WindowRequests = {
  /** Answered below 400. */
  stored: NetworkEvent[];
  /** Answered with 400 or more, or never answered by a host that is known to be the site's own. */
  refused: NetworkEvent[];
  /** Failed without an answer and without a known host: it may be the site's own or somebody's telemetry. */
  lost: NetworkEvent[];
  /** Still without an answer when the page was looked at. */
  open: NetworkEvent[];
  /** Status of the last document that was loaded, if one was. */
  documentStatus?: number;
};

/** Sorts the requests that began while the action ran. `siteUrls`: pages of this task, whose hosts are the site's own. */
export function sortRequests(
  events: readonly NetworkEvent[] | undefined,
  siteUrls: readonly string[],
): WindowRequests {
  const sorted: WindowRequests = { stored: [], refused: [], lost: [], open: [] };
  const sites = new Set(siteUrls.map(siteOf).filter(Boolean));
  for (const event of events ?? []) {
    if (event.resourceType === "document" && event.status !== undefined) sorted.documentStatus = event.status;
    if (!isMutating(event) && !isUnanswered(event, events ?? [])) continue;
    const own = event.host === undefined ? undefined : sites.has(siteOf(`http://${event.host}/`));
    if (own === false) continue;
    if (isMissedQuestion(event, events ?? []) || isCutByLeaving(event, events ?? [])) continue;
    // A browser calls it 0 when nobody answered.
    if (event.status) (event.status >= 400 ? sorted.refused : sorted.stored).push(event);
    else if (!event.failed && event.status === undefined) sorted.open.push(event);
    else (own ? sorted.refused : sorted.lost).push(event);
  }
  return sorted;
}

export const isMutating = (event: NetworkEvent): boolean => mutates(event) && !isReport(event);

/** A call that only asks stores nothing, but what was asked for did not come where the server refused it, however often. */
const isUnanswered = (event: NetworkEvent, events: readonly NetworkEvent[]): boolean =>
  isReadCall(event) &&
  failed(event) &&
  !events.some((other) => isReadCall(other) && other.urlPath === event.urlPath && !failed(other));
const failed = ({ status, failed: broke = false }: NetworkEvent): boolean =>
  status === undefined ? broke : status === 0 || status >= 400;

/** No such address, or nothing there that takes the method. */
const unknownHere: ReadonlySet<number | undefined> = new Set([404, 405, 501]);
const asking = /\/(?:list|search|query|find|lookup|fetch|get|count|suggest(?:ions)?|autocomplete)\/?$/i;
const oneThing = /\/[^/]*(?<!\/v)\d[^/]*\/[^/]+\/?$/i;
const reading: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A page asks by POST for something that this server does not offer, as it does for a feature that is not installed, while another request was taken: that it
 * is told so refuses nothing. What is posted to one thing (`/books/3/list`) is a command.
 */
const isMissedQuestion = (event: NetworkEvent, events: readonly NetworkEvent[]): boolean =>
  event.method.toUpperCase() === "POST" &&
  unknownHere.has(event.status) &&
  asking.test(event.urlPath) &&
  !oneThing.test(event.urlPath) &&
  events.some(
    ({ method, status = 500, urlPath, host }) =>
      status < 400 && !reading.has(method.toUpperCase()) && host === event.host && urlPath !== event.urlPath,
  );

/**
 * The form was posted as a page, and taken: what the page left behind was asking in the background meanwhile (a preview, a token) broke off with it, and tells
 * nothing of the form. What was to be put or taken away by then is another matter.
 */
const isCutByLeaving = (event: NetworkEvent, events: readonly NetworkEvent[]): boolean =>
  (event.failed === true || event.status === 0) &&
  event.method.toUpperCase() === "POST" &&
  inBackground.has(event.resourceType?.toLowerCase() ?? "") &&
  events.some(
    ({ method, status = 500, urlPath, resourceType }) =>
      resourceType?.toLowerCase() === "document" &&
      status >= 200 &&
      status < 400 &&
      method.toUpperCase() === "POST" &&
      urlPath.split("?")[0] !== event.urlPath.split("?")[0],
  );
const inBackground: ReadonlySet<string> = new Set(["xhr", "fetch"]);

/** The last two labels of a host name: `api.example.com` belongs to `www.example.com`. An address or a bare name stands for itself. */
function siteOf(url: string): string {
  const host = readUrl(url)?.hostname ?? "";
  return /^[\d.:[\]]+$/.test(host) ? host : host.split(".").slice(-2).join(".");
}
