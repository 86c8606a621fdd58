import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { isReadCall } from "./read-call";
import { readUrl } from "./urls";

/** The last five are of servers that keep files, calendars or address books (WebDAV). */
const mutatingMethods: ReadonlySet<string> = new Set([
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "MKCOL",
  "MKCALENDAR",
  "PROPPATCH",
  "MOVE",
  "COPY",
]);
const reportTypes: ReadonlySet<string> = new Set([
  "beacon",
  "ping",
  "csp_report",
  "cspviolationreport",
  "preflight",
]);

/** Path segments by which pages report on themselves: nothing of the user's is stored there. */
const reportSegments =
  /(?:^|[/._-])(?:beacons?|telemetry|analytics|track(?:ing)?|collect|heart-?beat|keep-?alive|ping|pixel|metrics|traces?|stats|logs?|log[-_]?events?|presence|typing|rum|vitals|csp(?:-?reports?)?|client[-_]?errors?|page-?views?|impressions?|clicks)(?:$|[/._?-])|\/api\/\d+\/envelope(?:$|[/?])|(?:^|\/)(?:tracker|metric|sentry|envelope)\/?$|(?:^|\/)(?:t|e|b|ev)\/(?:view|click|hit|page|event)s?(?:$|[/._?-])/i;

export const isMutating = (event: Pick<NetworkEvent, "method" | "urlPath">): boolean =>
  mutatingMethods.has(event.method.toUpperCase()) && !isReadCall(event);

/** What a page tells on itself, whatever it is answered. It does so beside the page: what the browser goes to by itself, as with a form that is sent, is none. */
export const isReport = ({ resourceType = "", urlPath }: NetworkEvent): boolean =>
  reportTypes.has(resourceType.toLowerCase()) ||
  (resourceType.toLowerCase() !== "document" && reportSegments.test(urlPath));

/** The last two labels of a host name; of an address the whole. */
const siteOf = (host: string): string =>
  /^[\d.]+$|:/.test(host) ? host : host.toLowerCase().split(".").slice(-2).join(".");

const hostName = (host: string): string => readUrl(`http://${host}`)?.hostname ?? host;

/**
 * Requests of an action window that may have stored, sent or deleted something of the user's on the page's own site. Left out: reports of the page
 * on itself, other sites, and what the page sends over and over by itself (the same request three times in one window).
 */
export function storingRequests(events: readonly NetworkEvent[], pageUrl: string): NetworkEvent[] {
  const pageHost = readUrl(pageUrl)?.hostname ?? "";
  const own = events.filter(
    (event) =>
      isMutating(event) &&
      !isReport(event) &&
      (event.host === undefined || siteOf(hostName(event.host)) === siteOf(pageHost)),
  );
  const times = new Map<string, number>();
  for (const event of own) times.set(keyOf(event), (times.get(keyOf(event)) ?? 0) + 1);
  return own.filter((event) => (times.get(keyOf(event)) ?? 0) < 3);
}

const keyOf = ({ method, urlPath }: NetworkEvent): string => `${method.toUpperCase()} ${urlPath}`;

/** How a request ended: a redirect after a form's post is an answer too, and so is 202, which promises to do it later; no status is not known. */
export function requestOutcome(
  event: NetworkEvent,
): "stored" | "accepted" | "redirected" | "refused" | "broken" | "unknown" {
  if (event.failed || event.status === 0) return "broken";
  if (event.status === undefined) return "unknown";
  if (event.status === 202) return "accepted";
  if (event.status < 300) return "stored";
  if (event.status < 400) return "redirected";
  return event.status < 500 ? "refused" : "broken";
}

/** One address that takes deeds and questions alike. */
export const asksAndDoes = (urlPath: string): boolean => /\/(?:graphql|gql)(?:$|[/?])/iu.test(urlPath);

/** Addresses that take whatever is asked of them; the same one twice says nothing. */
const anyPurpose = /(?:^|[/._-])(?:graphql|rpc|trpc|batch|query|search)(?:$|[/._-])|[/_-]api$/i;

/**
 * The same thing was posted more than once by one action, as by a retry after an answer that did not come through or a form that sends twice: it may be
 * there twice. Other methods say by themselves that doing it again changes nothing: where one of them was taken, it was the deed, and what was posted beside it
 * asks for something.
 */
export function isSentTwice(requests: readonly NetworkEvent[]): boolean {
  const posts = requests.filter(
    (event) =>
      event.method.toUpperCase() === "POST" &&
      !anyPurpose.test(event.urlPath) &&
      requestOutcome(event) !== "refused",
  );
  const isTold = requests.some((event) => changes.test(event.method) && requestOutcome(event) === "stored");
  return !isTold && new Set(posts.map(keyOf)).size < posts.length;
}

const changes = /^(?:put|patch|delete)$/i;

/** Frames load documents of their own: only the answers to this page's own address say what the page is. */
export function ownDocuments(events: readonly NetworkEvent[], pageUrl: string): NetworkEvent[] {
  const path = readUrl(pageUrl)?.pathname;
  return events.filter(
    ({ resourceType, urlPath }) =>
      resourceType?.toLowerCase() === "document" && urlPath.split("?")[0] === path,
  );
}

/** The page came by GET, and after what was posted: a page rendered in answer to the post itself is the post's own word. */
export function isDocumentLoaded(events: readonly NetworkEvent[]): boolean {
  const documents = events.filter(({ resourceType }) => resourceType?.toLowerCase() === "document");
  const got = documents.filter(
    (event) => event.method.toUpperCase() === "GET" && requestOutcome(event) === "stored",
  );
  const posted = documents.filter(({ method }) => method.toUpperCase() !== "GET");
  const lastPost = Math.max(Number.NEGATIVE_INFINITY, ...posted.map(({ startedAt }) => startedAt));
  return got.some(({ startedAt }) => startedAt >= lastPost);
}
