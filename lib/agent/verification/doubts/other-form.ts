import { affirming } from "@/lib/agent/domain/wording/question-answers";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf, textWithin } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

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

/** `Save the signature` in a form for an event: neither the form, nor a page around it that heads it, nor what came tells a word of the step. */
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
      storedAs(ground),
      ...(heads.some((head) => head !== "") ? [] : pageHeads),
    ].join("\n"),
  );
  // `Save the radio station`: what is a kind of control elsewhere may be what the page is headed by.
  const headed = rootsOf([...heads, ...pageHeads, storedAs(ground)].join("\n"));
  const isHeaded = contentWords(intent.object).some((word) => things.has(word) && headed.has(rootOf(word)));
  return (
    about.length > 0 &&
    !isHeaded &&
    !isCalledSo(target.node?.name ?? "", asSaid) &&
    !about.some((word) => shown.has(word))
  );
}
/** What goes by the name of a control, and is a thing that is kept as well. */
const things: ReadonlySet<string> = new Set(
  "radio list table card panel chart tab group channel menu link image slide area block calendar".split(" "),
);
/** `POST /projects/11/comments`: the site took a comment, whatever the form is called. */
function storedAs({ requests }: Ground): string {
  const [only, ...more] = requests.stored;
  const parts = (only?.urlPath ?? "").replace(/[?#].*$/u, "").split("/");
  const kind = parts.findLast((part) => /\p{L}/u.test(part) && !/\d/u.test(part)) ?? "";
  return more.length === 0 ? kind.replace(/[_-]+/gu, " ") : "";
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
