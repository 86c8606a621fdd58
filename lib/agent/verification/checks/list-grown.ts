import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** More of a list was asked for, by the control that loads it: it has all that it had, and more of it behind. */
export const listGrown: Check = {
  name: "list-grown",
  applies: ({ action, diff, fit, target, asSaid }) =>
    action.clicks &&
    diff !== undefined &&
    fit.fit !== "other" &&
    loadsMore.test(target.node?.name.trim() ?? "") &&
    asksForMore.test(asSaid),
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const count = comeBehind(ground);
    return count > 0 ? verified(0.95, `The list has ${count} more entries now.`) : undefined;
  },
};

const loadsMore =
  /^(?:load|show|view|see|get|fetch)(?: \d{1,4})? (?:more|older|earlier|further|next)(?!\p{L})|^more (?:results|entries|posts|comments|items)$/iu;
const asksForMore = /(?<!\p{L})(?:more|older|earlier|further|next|rest|remaining)(?!\p{L})/iu;
const entries: ReadonlySet<string> = new Set(["item", "row"]);

/** Entries that came to a list of which all others are still there, in front of them. */
function comeBehind({ diff, nodesBefore, nodesAfter }: Ground): number {
  if (!diff || diff.disappeared.some((at) => entries.has(nodesBefore[at]?.role ?? ""))) return 0;
  const come = diff.appeared.filter((at) => entries.has(nodesAfter[at]?.role ?? ""));
  const list = nodesAfter[come[0] ?? -1]?.parent;
  const isOfList = (at: number): boolean => nodesAfter[at]?.parent === list;
  const old = [...diff.match.toAfter].filter(
    (at) => at >= 0 && entries.has(nodesAfter[at]?.role ?? "") && isOfList(at),
  );
  return old.length > 0 && come.every(isOfList) && come.every((at) => old.every((one) => one < at))
    ? come.length
    : 0;
}
