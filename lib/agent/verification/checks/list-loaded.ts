import { apologizes, toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";

/** A list that could not be loaded was asked for once more, by the control that the page offers for that: what told of it is gone with the control, and entries came instead. */
export const listLoaded: Check = {
  name: "list-loaded",
  applies: ({ action, diff, fit, target, asSaid }) =>
    action.clicks &&
    diff !== undefined &&
    fit.fit !== "other" &&
    target.afterIndex < 0 &&
    loadsAgain.test(target.node?.name.trim() ?? "") &&
    asksAgain.test(asSaid),
  check(ground) {
    const { alerts, requests, input } = ground;
    // What was to be stored is not told by a list.
    if (requests.stored.length + requests.refused.length + requests.lost.length + requests.open.length > 0)
      return undefined;
    if (alerts.some(({ tone }) => tone === "error") || failedReads(ground).length > 0) return undefined;
    if (!toldOfFault(ground) || input.after.lines.some(saysNotLoaded)) return undefined;
    return cameInstead(ground) ? verified(0.95, "What could not be loaded is there now.") : undefined;
  },
};

const loadsAgain =
  /^\P{L}{0,3}(?:retry|try (?:it )?again|reload|refresh|load again)(?: (?:loading|now))?\P{L}{0,3}$/iu;
const asksAgain = /(?<!\p{L})(?:retry|again|reload|refresh|load|once more)(?!\p{L})/iu;
const loading =
  /(?<!\p{L})(?:load|loaded|fetch|fetched|retrieve|retrieved|reach|get|show|shown|display|displayed)(?!\p{L})/iu;
const faultChars = 200;
const saysNotLoaded = (text: string): boolean =>
  text.length <= faultChars && loading.test(text) && (toneOfText(text) === "error" || apologizes(text));

/** The message that the control stood in, or beside, is there no more. */
const toldOfFault = ({ nodesBefore, target, diff }: Ground): boolean =>
  ancestorsOf(nodesBefore, target.index).some(
    (at) => (diff?.match.toAfter[at] ?? -1) < 0 && saysNotLoaded(nodesBefore[at]?.name ?? ""),
  ) || (diff?.linesRemoved ?? []).some(saysNotLoaded);

const entries: ReadonlySet<string> = new Set(["item", "row"]);
/** What stands for entries while they are loaded says nothing. */
const waiting = /^\P{L}*(?:loading|please wait|retrying)(?!\p{L})|^$/iu;
const cameInstead = ({ diff, nodesAfter }: Ground): boolean =>
  (diff?.appeared ?? []).some((at) => {
    const { role = "", name = "" } = nodesAfter[at] ?? {};
    return entries.has(role) && /[\p{L}\d]{2}/u.test(name) && !waiting.test(name.trim());
  });
