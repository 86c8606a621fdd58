import { ancestorsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * `Search the bookings for "Sato"`, in the field of the side bar: all that came or went stands in the part of that field, and the table of the page, which is
 * headed by what the step searches, is as it was.
 */
export function isOtherListSearched({ intent, target, diff, nodesBefore, nodesAfter }: Ground): boolean {
  const part = ancestorsOf(nodesBefore, target.index).find((at) => nodesBefore[at]?.role === "region") ?? -1;
  const [gone, come] = [diff?.disappeared ?? [], diff?.appeared ?? []];
  const partAfter = diff?.match.toAfter[part] ?? -1;
  if (part < 0 || partAfter < 0 || gone.length + come.length === 0) return false;
  const isInPart =
    gone.every((at) => isWithin(nodesBefore, at, part)) &&
    come.every((at) => isWithin(nodesAfter, at, partAfter));
  const rows = [...nodesBefore.keys()].filter(
    (at) => nodesBefore[at]?.role === "row" && !isWithin(nodesBefore, at, part),
  );
  const heads = nodesAfter.filter(
    ({ role }, at) => role === "heading" && !isWithin(nodesAfter, at, partAfter),
  );
  const about = objectRoots({ ...intent, object: intent.container ?? "", container: "" });
  return (
    isInPart &&
    rows.length >= fewestRows &&
    about.length > 0 &&
    heads.some(({ name }) => about.every((word) => rootsOf(name).has(word)))
  );
}
const fewestRows = 3;
