import { verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import { textWithin } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { toggleRoles } from "@/lib/agent/verification/page/toggle-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** `Mark the issue as closed` by the link `Issues`, `Favourite the post` by the link to its author: whatever place it leads to, nothing is marked. */
export const isToMark = ({ input, requests, verb, target }: Ground): boolean =>
  requests.stored.length === 0 &&
  (((verb === "check" || verb === "uncheck") && target.node?.role === "link") ||
    /^(?:mark|flag) .{1,120} as \p{L}/iu.test(input.step?.description ?? input.action.stepDescription ?? ""));

/** `Open the details` by the command `Move to Doing` of a menu, with which something was stored, or by a choice of a list: the step says no word of it. */
export function isCommandOfMenu({ requests, target, asSaid }: Ground): boolean {
  const said = rootsOf(asSaid);
  const own = contentWords(target.node?.name ?? "");
  const role = target.node?.role ?? "";
  return (
    (role === "option" || (role === "menuitem" && requests.stored.length > 0)) &&
    own.length > 0 &&
    !own.some((word) => said.has(rootOf(word)))
  );
}

/** `Add the "Lantern" to the bag` by the filter `Brass`: a box that turned makes nothing and sends nothing. */
export const isOnlyTurned = ({ verb, target, requests, fit }: Ground): boolean =>
  fit.fit === "unclear" &&
  requests.stored.length === 0 &&
  (verb === "add" || verb === "create" || verb === "send") &&
  toggleRoles.has(target.node?.role ?? "");

/** `Tick off the milk`, and the entry that was pressed is marked as the one whose dialog came up: nothing is ticked by that. */
export const isOpenedInstead = ({ verb, target, diff, nodesAfter }: Ground): boolean =>
  (verb === "check" || verb === "uncheck") &&
  entryRoles.has(target.node?.role ?? "") &&
  (diff?.appeared ?? []).some((at) => nodesAfter[at]?.role === "dialog");
const entryRoles: ReadonlySet<string> = new Set(["option", "item", "row", "clickable", "treeitem"]);

/** `Edit the section "News"` by `Log In`, whatever came with it. */
export function signsInstead({ intent, target, action, asSaid }: Ground): boolean {
  const name = target.node?.name ?? "";
  const own = verbAtBegin(name);
  return (
    action.clicks &&
    (own === "login" || own === "logout") &&
    own !== intent.verb &&
    !containsPhrase(asSaid, name) &&
    !signing.test(asSaid)
  );
}
const signing =
  /(?<!\p{L})(?:log|sign)(?:g?ed|g?ing)?[ -]?(?:in|on|out|off)(?!\p{L})|(?<!\p{L})(?:session|account|credentials|password|authenticate)(?!\p{L})/iu;

/** `Choose "Starred" as what to export` by `Import and export`: neither what turned nor what stands around it is called by what is to be chosen. */
export function isChosenByOther({ verb, intent, target, nodesBefore }: Ground): boolean {
  const [quote, ...more] = intent.quoted;
  if (verb !== "select" || quote === undefined || more.length > 0 || !target.node) return false;
  const { name, nearText = "", description = "", value = "", parent } = target.node;
  const row = rowOf(nodesBefore, target.index);
  const around = row >= 0 ? row : parent;
  const texts = [name, nearText, description, value, around < 0 ? "" : textWithin(nodesBefore, around)];
  return !texts.some((text) => containsPhrase(text, quote));
}

/** `Show only what is of size XS` by the box `XS`, while the box `S` beside it stays ticked. */
export function narrowsLess({ asSaid, verb, target, nodesAfter }: Ground): boolean {
  const own = target.after;
  if (own?.role !== "checkbox" || !own.states.includes("checked")) return false;
  if (verb !== "filter" || !/(?<!\p{L})(?:only|just)(?!\p{L})/iu.test(asSaid)) return false;
  return nodesAfter.some(
    (node) =>
      node !== own &&
      node.role === "checkbox" &&
      node.parent === own.parent &&
      node.name !== "" &&
      node.states.includes("checked") &&
      !containsPhrase(asSaid, node.name),
  );
}
