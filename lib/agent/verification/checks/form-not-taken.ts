import { isField } from "@/lib/agent/domain/snapshot";
import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { apologizes } from "@/lib/agent/snapshot/alert-tone";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { isAboutErrors } from "./error-shown";

/**
 * The form is there as it was filled in, and was not taken: a field of it is marked as wrong and nothing was sent; the page that came in answer says, in a plain
 * line, that it was not done or is to be pressed once more; or what was pressed only shows what would be kept.
 */
export const formNotTaken: Check = {
  name: "form-not-taken",
  applies: (ground) =>
    ground.diff !== undefined &&
    ground.action.clicks &&
    ground.action.persistent &&
    ground.target.node?.role === "button" &&
    formOf(ground) >= 0 &&
    !isAboutErrors(ground),
  check(ground) {
    const field = fieldMarked(ground);
    if (field !== undefined)
      return refuted(0.85, `Nothing was sent, and the field "${field}" is marked as wrong.`);
    const line = isPosted(ground) && isThereAgain(ground) ? lineAgainst(ground) : undefined;
    if (line !== undefined)
      return refuted(0.85, `The form came back, and the page says: "${line.slice(0, 160)}"`);
    const keeper = keeperBeside(ground);
    return keeper === undefined
      ? undefined
      : refuted(
          0.85,
          `"${ground.target.node?.name}" only shows what is kept by "${keeper}", and the form is there still.`,
        );
  },
};

/** What the field is called that is marked as wrong since then, as state or by a class that says so, while nothing went to the site. */
function fieldMarked(ground: Ground): string | undefined {
  const { fit, diff, nodesBefore, requests, target } = ground;
  const { stored, refused, lost, open } = requests;
  if (fit.fit !== "this" || target.afterIndex < 0 || !pageStays(ground)) return undefined;
  if (stored.length + refused.length + lost.length + open.length > 0) return undefined;
  const marked = diff?.changed.find(
    ({ before, statesAdded }) =>
      nodesBefore[before] !== undefined &&
      isField(nodesBefore[before]) &&
      isWithin(nodesBefore, before, formOf(ground)) &&
      statesAdded.some((state) => wrong.test(state)),
  );
  const node = nodesBefore[marked?.before ?? -1];
  return node && (node.name || (node.nearText ?? ""));
}
const wrong = /^(?:invalid|\.(?:[a-z]{1,20}-){0,3}invalid)$/i;

/** The form was sent as a page, and a page came for it. */
const isPosted = ({ input, requests }: Ground): boolean =>
  requests.stored.length > 0 &&
  (input.report.networkEvents ?? []).some(
    ({ method, resourceType, status = 500 }) =>
      method.toUpperCase() === "POST" && resourceType?.toLowerCase() === "document" && status < 300,
  );

/** Its button is there, or a field that holds the text that was sent. */
const isThereAgain = ({ target, nodesBefore, nodesAfter }: Ground): boolean =>
  nodesAfter.some(({ role, name }) => role === "button" && name === target.node?.name) ||
  nodesBefore.some(
    ({ role, value = "" }) =>
      role === "textbox" &&
      wordsOf(value).length >= fewestWords &&
      nodesAfter.some((node) => node.role === "textbox" && sameValue(node.value ?? "", value)),
  );
const fewestWords = 3;

/** A line that came and is no text of the form's own. */
function lineAgainst(ground: Ground): string | undefined {
  const { diff, nodesBefore, target, intent } = ground;
  const [deed = ""] = wordsOf(target.node?.name ?? "");
  const pasts = [deed, intent.words[0] ?? ""].filter((word) => word.length > 3).flatMap(pastForms);
  return diff?.linesAdded.find(
    (line) =>
      line.length <= lineChars &&
      !nodesBefore.some(({ role, value = "" }) => role === "textbox" && containsPhrase(value, line)) &&
      (apologizes(line) ||
        forbids.test(fold(line)) ||
        pasts.some((past) => inWords(line).includes(` not be ${past} `)) ||
        (again.test(line) && containsPhrase(line, target.node?.name ?? ""))),
  );
}
const lineChars = 200;
const inWords = (text: string): string => ` ${wordsOf(text).join(" ")} `;
const forbids =
  /(?<!\p{L})you (?:do not|don['’]t) have (?:the )?(?:necessary |required )?(?:permissions?|rights?|privileges?) to (?!\p{L}*(?:see|view)(?!\p{L}))/iu;
/** `If you click "Save" again, …` */
const again =
  /(?<!\p{L})(?:click|press|tap|hit|use|select|choose)(?!\p{L})[^.]{1,80}(?<!\p{L})(?:again|once more|a second time)(?!\p{L})/iu;

/** `Show preview`, for a step that saves: what the button beside it is called that keeps the form, which both pages hold. */
function keeperBeside(ground: Ground): string | undefined {
  const { target, nodesBefore, nodesAfter, asSaid } = ground;
  if (!saving.test(asSaid) || looking.test(asSaid) || !looks.test(target.node?.name.trim() ?? ""))
    return undefined;
  const isThere = (name: string): boolean =>
    nodesAfter.some(
      (node) => node.role === "button" && node.name === name && !node.states.includes("hidden"),
    );
  return nodesBefore.find(
    ({ role, name, states }, at) =>
      role === "button" &&
      saving.test(name) &&
      !looking.test(name) &&
      !states.includes("disabled") &&
      isWithin(nodesBefore, at, formOf(ground)) &&
      isThere(name),
  )?.name;
}
const saving = /^\P{L}{0,3}(?:please )?(?:save|publish|submit|send|post|store|update)(?!\p{L})/iu;
const looking = /(?<!\p{L})(?:preview|compare|diff|show|view)(?!\p{L})/iu;
const looks =
  /^(?:(?:show|see|view) (?:the |my |your )?(?:preview|changes|differences?|diff)|(?:live )?preview|compare(?: versions| changes)?)$/iu;
