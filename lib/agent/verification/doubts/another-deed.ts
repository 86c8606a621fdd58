import { affirming } from "@/lib/agent/domain/wording/question-answers";
import { type StepVerb, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf, textWithin } from "@/lib/agent/snapshot/node-tree";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { toggleRoles } from "@/lib/agent/verification/page/toggle-state";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
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
  /(?<!\p{L})(?:log|sign)(?:ged|ging|ned|ning)?[ -]?(?:in|on|out|off)(?!\p{L})|(?<!\p{L})(?:session|account|credentials|password|authenticate)(?!\p{L})/iu;

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

/** `Confirm deleting the lamp` by `Save`: it keeps what was to go. */
export const keepsWhatGoes = ({ verb, target }: Ground): boolean =>
  verb === "remove" && keeping.test(target.node?.name.trim() ?? "");
const keeping = /^(?:save|update|apply|submit|add|create)(?!\p{L})/iu;

/** `Create the record` by the `Yes` to whether others are to be deleted. */
export function agreesToRemoval({ verb, target, action, asSaid, nodesBefore }: Ground): boolean {
  if (!action.clicks || !making.has(verb) || !affirming.test(target.node?.name.trim() ?? "")) return false;
  const dialog = ancestorsOf(nodesBefore, target.index).find((at) => nodesBefore[at]?.role === "dialog");
  const asked = dialog === undefined ? "" : textWithin(nodesBefore, dialog);
  const told = asked.includes("?") ? asked : (asked.split("\n")[0] ?? "");
  return removal.test(told) && !removal.test(asSaid) && !/(?<!\p{L})(?:confirm|agree)/iu.test(asSaid);
}
const making: ReadonlySet<StepVerb> = new Set([
  "submit",
  "create",
  "add",
  "edit",
  "send",
  "open",
  "navigate",
  "search",
  "filter",
  "sort",
]);
const removal = /(?<!\p{L})(?:delet|remov|eras|discard)/iu;

/** `Save the signature` in a form for an event: neither the form nor the page nor what came tells a word of the step. */
export function isOfOtherForm(ground: Ground): boolean {
  const { nodesBefore, target, intent, asSaid, diff, verb, action } = ground;
  const form = formOf(ground);
  if (!action.clicks || !keeps.has(verb) || form < 0 || intent.controlWord === "form") return false;
  const inside = descendantsOf(nodesBefore, form);
  if (!inside.some(({ role }) => role === "textbox" || role === "combobox")) return false;
  const heads = [
    nodesBefore[form]?.name ?? "",
    ...inside.filter(({ role }) => role === "heading").map(({ name }) => name),
  ];
  if (heads.some((head) => isOtherKind(asSaid, head))) return true;
  const pageHeads = nodesBefore.flatMap(({ role, name }) => (role === "heading" ? [name] : []));
  const about = [...objectRoots(intent), ...intent.quoted.flatMap((quote) => [...rootsOf(quote)])];
  const shown = rootsOf(
    [
      textWithin(nodesBefore, form),
      ...inside.map(({ value = "" }) => value),
      ...(diff?.linesAdded ?? []),
      ...(heads.some((head) => head !== "") ? [] : pageHeads),
    ].join("\n"),
  );
  return (
    about.length > 0 && !isCalledSo(target.node?.name ?? "", asSaid) && !about.some((word) => shown.has(word))
  );
}
/** More than the `Save` that any form has. */
const isCalledSo = (name: string, wording: string): boolean =>
  contentWords(name).length > 1 && containsPhrase(wording, name);
const keeps: ReadonlySet<StepVerb> = new Set(["submit", "add", "create", "send", "edit"]);
/** What is changed is not written in what a form for a new one holds. */
const isOtherKind = (wording: string, head: string): boolean =>
  changing.test(wording) &&
  /^\s*(?:add|create|new)(?!\p{L})/iu.test(head) &&
  !/(?<!\p{L})(?:add|creat|new|another)/iu.test(wording);
const changing = /(?<!\p{L})(?:edit|chang|updat|renam|modif|correct)/iu;

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
