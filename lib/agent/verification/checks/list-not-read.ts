import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { requestOutcome } from "@/lib/agent/domain/stored-requests";
import { readUrl } from "@/lib/agent/domain/urls";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { isAboutErrors } from "./error-shown";

/** The site could not give what was asked of it, the page says so, and the entries that stood there are gone. */
export const listNotRead: Check = {
  name: "list-not-read",
  applies: ({ requests, action }) =>
    requests.stored.length === 0 && (action.clicks || action.takesText || action.pressesEnter),
  check(ground) {
    const failed = failedReads(ground)[0];
    if (!failed || !isEmptied(ground) || isAboutErrors(ground)) return undefined;
    const told = (ground.diff?.linesAdded ?? []).find((line) => toneOfText(line) === "error");
    return told === undefined
      ? undefined
      : refuted(
          0.9,
          `The list could not be read (${failed.urlPath}), and the page says: "${told.slice(0, 120)}"`,
        );
  },
};

/** Questions of the page to its own site that broke, where none was answered, be it the same asked again. */
function failedReads({ input, before }: Ground): NetworkEvent[] {
  const host = readUrl(before?.url ?? "")?.host;
  const events = (input.report.networkEvents ?? []).filter(
    (event) =>
      event.method.toUpperCase() === "GET" &&
      asked.has(event.resourceType?.toLowerCase() ?? "") &&
      (event.host === undefined || event.host === host),
  );
  // Where another question was answered, what broke may belong to something else of the page.
  const isAnswered = events.some((event) => requestOutcome(event) === "stored");
  return isAnswered
    ? []
    : events.filter(
        (event) => requestOutcome(event) === "broken" && event.resourceType?.toLowerCase() !== "document",
      );
}
const asked: ReadonlySet<string> = new Set(["xhr", "fetch", "document"]);

const fewestEntries = 3;
const fewestLines = 10;
/** Entries that were listed are not there any more, or most of what was to be read, and hardly anything came for it. */
function isEmptied({ diff, nodesBefore, nodesAfter }: Ground): boolean {
  if (!diff) return false;
  const entries = (nodes: readonly SkeletonNode[], at: readonly number[]): number =>
    at.filter((index) => nodes[index]?.role === "row" || nodes[index]?.role === "item").length;
  const [gone, came] = [entries(nodesBefore, diff.disappeared), entries(nodesAfter, diff.appeared)];
  const [lost, added] = [diff.linesRemoved.length, diff.linesAdded.length];
  return (gone >= fewestEntries && came * 2 <= gone) || (lost >= fewestLines && added * 4 <= lost);
}
