import type { Ground } from "@/lib/agent/verification/ground";

/** A list of options marks the one under the pointer as it marks a chosen one: the mark only went along, and nothing else of the page changed. */
export function isOnlyPointedAt({ verb, target, diff, nodesBefore, observed, requests }: Ground): boolean {
  if (verb !== "check" || target.node?.role !== "option" || !diff) return false;
  const hasMoved = diff.changed.some(
    ({ before, statesRemoved }) =>
      before !== target.index &&
      nodesBefore[before]?.parent === target.node?.parent &&
      statesRemoved.includes("selected"),
  );
  return (
    hasMoved &&
    observed?.urlChange === "none" &&
    requests.stored.length === 0 &&
    diff.appeared.length + diff.disappeared.length + diff.linesAdded.length + diff.linesRemoved.length === 0
  );
}
