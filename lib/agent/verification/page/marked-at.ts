import { openerAround } from "@/lib/agent/verification/fit/drawn-twice";
import type { Ground } from "@/lib/agent/verification/ground";

/** Where it is marked that a place or a menu is open: at its link, at the item that holds nothing but the link, or at the box that is drawn right around the button. */
export function markedAt({ target, nodesBefore, diff }: Ground): { before: number; after: number } {
  const box = openerAround(nodesBefore, target.index);
  const boxAfter = diff?.match.toAfter[box] ?? -1;
  if (boxAfter >= 0) return { before: box, after: boxAfter };
  const item = target.node?.parent ?? -1;
  const isItsOwn =
    target.node?.role === "link" &&
    nodesBefore[item]?.role === "item" &&
    nodesBefore[item].name === target.node.name &&
    nodesBefore.filter(({ parent }) => parent === item).length === 1;
  const after = isItsOwn ? (diff?.match.toAfter[item] ?? -1) : -1;
  return after < 0 ? { before: target.index, after: target.afterIndex } : { before: item, after };
}
