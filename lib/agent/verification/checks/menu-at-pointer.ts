import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** What the step names was pressed with the other button, as the step wants it, and a menu came up. */
export const menuAtPointer: Check = {
  name: "menu-at-pointer",
  applies: ({ action, fit, diff, asSaid }) =>
    action.name === "rightClick" &&
    fit.fit === "this" &&
    diff !== undefined &&
    asksForMenu.test(asSaid.trim()) &&
    !asksForMore(asSaid),
  check(ground) {
    const count = offered(ground);
    return count >= fewest ? verified(0.95, `A menu of ${count} commands came up.`) : undefined;
  },
};

const asksForMenu =
  /^(?:right-?click(?!\p{L})|(?:open|show|bring up|display)(?: up)? the (?:context |right-click )?menu|the (?:context |right-click )?menu .{1,80} (?:should|must|has to|is|needs to)(?: be)? (?:open|shown|visible|displayed|up)$)/iu;
/** What is chosen from the menu comes after, and is not done yet. */
function asksForMore(asSaid: string): boolean {
  const [, ...purposes] = asSaid.split(/(?<!\p{L})to(?!\p{L})/iu);
  return (
    /(?<!\p{L})(?:and|then)(?!\p{L})/iu.test(asSaid) ||
    purposes.some((purpose) => startsWithVerb(purpose) && !opening.test(purpose))
  );
}
const opening = /^ (?:open|show|bring up|display|reveal|see|get)(?!\p{L})/iu;
const fewest = 2;

const offered = ({ diff, nodesAfter }: Ground): number =>
  (diff?.appeared ?? []).filter((at) => nodesAfter[at]?.role === "menuitem").length;
