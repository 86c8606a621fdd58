import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

const counted =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|sixth|last|\d{1,2}(?:st|nd|rd|th)) (?:entry|item|row|line|to-?do|task|card|result|product|message|mail|e-?mail|record)(?!\p{L})/iu;

/** `Only the third entry changes …`: what was used stands in another entry of the list than the one that the step counts to. */
export function isOtherInOrder({ asSaid, intent, target, nodesBefore }: Ground): boolean {
  const { ordinal } = intent;
  if (ordinal !== undefined && isOtherNumber(ordinal, target, nodesBefore)) return true;
  // The tabs of a card are counted by nobody who counts cards.
  if (ordinal === undefined || !counted.test(asSaid) || target.node?.role === "tab") return false;
  const at = rowOf(nodesBefore, target.index);
  const entry = nodesBefore[at];
  if (entry === undefined) return false;
  const entries = [...nodesBefore.keys()].filter(
    (index) => nodesBefore[index]?.role === entry.role && nodesBefore[index]?.parent === entry.parent,
  );
  const place = ordinal < 0 ? entries.length + ordinal : ordinal - 1;
  // The first row of a table may be its heading.
  const places = entry.role === "row" && ordinal > 0 ? [place, place + 1] : [place];
  return entries.length > 1 && !places.includes(entries.indexOf(at));
}

/** `Expand the second item` by `Item #3`, where there is `Item #2`, `the first version` by `2` in a list of `2` and `1`: what is numbered is counted by its number. */
function isOtherNumber(ordinal: number, { node }: Ground["target"], nodes: Ground["nodesBefore"]): boolean {
  const [, name = "", number = ""] = /^(\P{N}{3,80}|)(\d{1,2})$/u.exec(node?.name.trim() ?? "") ?? [];
  const list = (one: SkeletonNode): number => nodes[one.parent]?.parent ?? -1;
  return (
    number !== "" &&
    Number(number) !== ordinal &&
    nodes.some(
      (one) =>
        node !== undefined &&
        one.role === node.role &&
        one.name.trim() === `${name}${ordinal}` &&
        (name !== "" || list(one) === list(node)),
    )
  );
}
