import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
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

const fewestEntries = 3;
const fewestLines = 10;
/** Entries that were listed are not there any more, or most of what was to be read, and hardly anything came for it. Another place may tell less. */
function isEmptied({ diff, nodesBefore, nodesAfter, observed }: Ground): boolean {
  if (!diff) return false;
  const entries = (nodes: readonly SkeletonNode[], at: readonly number[]): number =>
    at.filter((index) => nodes[index]?.role === "row" || nodes[index]?.role === "item").length;
  const [gone, came] = [entries(nodesBefore, diff.disappeared), entries(nodesAfter, diff.appeared)];
  const [lost, added] = [diff.linesRemoved.length, diff.linesAdded.length];
  const isElsewhere = observed !== undefined && isPlaceChange(observed.urlChange, true);
  if (isElsewhere && added >= fewestLines) return false;
  return (gone >= fewestEntries && came * 2 <= gone) || (lost >= fewestLines && added * 4 <= lost);
}
