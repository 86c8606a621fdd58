import { isReport } from "@/lib/agent/domain/stored-requests";
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

const mutatingMethods: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);
/** Sorts the requests that began while the action ran. `siteUrls`: pages of this task, whose hosts are the site's own. */
export function sortRequests(
  events: readonly NetworkEvent[] | undefined,
  siteUrls: readonly string[],
): WindowRequests {
  const sorted: WindowRequests = { stored: [], refused: [], lost: [], open: [] };
  const sites = new Set(siteUrls.map(siteOf).filter(Boolean));
  for (const event of events ?? []) {
    if (event.resourceType === "document" && event.status !== undefined) sorted.documentStatus = event.status;
    if (!isMutating(event)) continue;
    const own = event.host === undefined ? undefined : sites.has(siteOf(`http://${event.host}/`));
    if (own === false) continue;
    if (event.status !== undefined) (event.status >= 400 ? sorted.refused : sorted.stored).push(event);
    else if (!event.failed) sorted.open.push(event);
    else (own ? sorted.refused : sorted.lost).push(event);
  }
  return sorted;
}

export const isMutating = (event: NetworkEvent): boolean =>
  mutatingMethods.has(event.method.toUpperCase()) && !isReport(event);

/** The last two labels of a host name: `api.example.com` belongs to `www.example.com`. An address or a bare name stands for itself. */
function siteOf(url: string): string {
  const host = readUrl(url)?.hostname ?? "";
  return /^[\d.:[\]]+$/.test(host) ? host : host.split(".").slice(-2).join(".");
}
