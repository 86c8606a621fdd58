import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { isAboutErrors } from "./error-shown";

/** The site could not give what was asked of it, and the page says so where the entries that stood there are gone, or nothing came of what was to be opened. */
export const listNotRead: Check = {
  name: "list-not-read",
  applies: ({ requests, action }) =>
    requests.stored.length === 0 && (action.clicks || action.takesText || action.pressesEnter),
  check(ground) {
    const [failed, ...more] = failedReads(ground);
    if (!failed || isAboutErrors(ground)) return undefined;
    // What is asked again and again is asked by the page itself.
    if (more.length === 0 && isOpenedInVain(ground))
      return refuted(0.85, `What was asked for it broke (${failed.urlPath}), and nothing came of it.`);
    if (!isEmptied(ground)) return undefined;
    const told = (ground.diff?.linesAdded ?? []).find((line) => toneOfText(line) === "error");
    return told === undefined
      ? undefined
      : refuted(
          0.9,
          `The list could not be read (${failed.urlPath}), and the page says: "${told.slice(0, 120)}"`,
        );
  },
};

/** `Open the menu of the entry`: at a second look nothing has come to the page, be it that the entry is marked. */
const isOpenedInVain = ({ input, verb, fit, diff, nodesAfter, observed }: Ground): boolean =>
  input.secondLook &&
  verb === "open" &&
  fit.fit === "this" &&
  observed?.urlChange === "none" &&
  diff?.appeared.every((at) => nodesAfter[at]?.role === "status") === true &&
  // A name without a message in it is what the page keeps to be read out.
  diff.linesAdded.every((line) =>
    diff.appeared.some((at) => nodesAfter[at]?.name === line && wordsOf(line).length <= fewWords),
  );
const fewWords = 2;

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
