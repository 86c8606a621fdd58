import { type Check, verified } from "../check";
import type { Ground } from "../ground";

/** What the step names was pressed with the other button, as the step wants it, and a menu came up. */
export const menuAtPointer: Check = {
  name: "menu-at-pointer",
  applies: ({ action, fit, diff, asSaid }) =>
    action.name === "rightClick" &&
    fit.fit === "this" &&
    diff !== undefined &&
    asksForMenu.test(asSaid.trim()),
  check(ground) {
    const count = offered(ground);
    return count >= fewest ? verified(0.95, `A menu of ${count} commands came up.`) : undefined;
  },
};

/** No more than the menu: what is chosen from it comes after. */
const asksForMenu =
  /^(?:right-?click(?!.{0,120}(?<!\p{L})and(?!\p{L}))|(?:open|show|bring up|display)(?: up)? the (?:context |right-click )?menu|the (?:context |right-click )?menu .{1,80} (?:should|must|has to|is|needs to)(?: be)? (?:open|shown|visible|displayed|up)$)/iu;
const fewest = 2;

const offered = ({ diff, nodesAfter }: Ground): number =>
  (diff?.appeared ?? []).filter((at) => nodesAfter[at]?.role === "menuitem").length;
