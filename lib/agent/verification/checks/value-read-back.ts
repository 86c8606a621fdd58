import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { type Check, type Decision, lookAgain, verified } from "@/lib/agent/verification/check";
import { isAddressAsked } from "@/lib/agent/verification/fit/address-field";
import { elementWords, rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { heldValue, isMasked, sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { asksToSend, endsOtherwise, valueIsAsked } from "@/lib/agent/verification/page/value-asked";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** The field that the step names holds what was typed, and the step asked for no more than that. */
export const valueReadBack: Check = {
  name: "value-read-back",
  applies: ({ action, target }) =>
    action.takesText &&
    (!action.pressesEnter || isAmount(action.value)) &&
    !action.chained &&
    action.value !== undefined &&
    target.after !== undefined,
  check(ground) {
    const { action, target, input, fit, requests } = ground;
    if (action.value === "") return isEmptied(ground) ? emptied(input.secondLook) : undefined;
    if (action.pressesEnter && (!pageStays(ground) || formOf(ground) >= 0)) return undefined;
    if (fit.fit !== "this" || !asksForTyping(ground) || !valueIsAsked(ground)) return undefined;
    if (target.after?.states.includes("invalid") || target.after?.states.includes("readonly"))
      return undefined;
    if (isOnlyAlike(ground)) return undefined;
    if (requests.refused.length > 0 || endsOtherwise(ground) || isObjectedTo(ground)) return undefined;
    const held = heldValue(target.after, input.report);
    if (isFilledSecret(ground))
      return verified(0.9, `The field "${target.after?.name}" was empty, and holds what it does not show.`);
    if (held === undefined || !sameValue(held, action.value ?? "")) return undefined;
    return verified(0.95, `The field "${target.after?.name}" holds "${held.slice(0, 60)}".`);
  },
};

/** `Clear the search field` by putting nothing in it: that is all that such a step wants, and the field has to stay so. */
const isEmptied = ({ verb, fit, action, target, requests, alerts }: Ground): boolean =>
  verb === "clear" &&
  fit.fit === "this" &&
  !action.pressesEnter &&
  (target.node?.value ?? "").trim() !== "" &&
  target.after?.value === "" &&
  !target.after.states.includes("invalid") &&
  requests.refused.length === 0 &&
  !alerts.some(({ tone }) => tone === "error");
const emptied = (isLater: boolean): Decision =>
  isLater
    ? verified(0.95, "The field was filled in, and is empty.")
    : lookAgain(0.9, "The field is empty, and has yet to stay so.");

/** What a field for a password holds is not told; that it was empty before is. */
const isFilledSecret = ({ target }: Ground): boolean =>
  target.node?.inputType === "password" &&
  (target.node.value ?? "") === "" &&
  isMasked(target.after?.value ?? "");

/** `the vaccination date` and the field `VIS date`: each is told by a word that the other knows nothing of. */
function isOnlyAlike(ground: Ground): boolean {
  const { intent, action, target, nodesBefore } = ground;
  const { name, hint } = elementWords(nodesBefore, target.index);
  // What its dialog is called is said of all fields in it.
  const entry = nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? "";
  const known = rootsOf(`${name} ${hint} ${target.node?.nearText ?? ""} ${entry} ${senderOf(ground)}`);
  const said = new Set(intent.words.map(rootOf));
  if (isJoined(intent.field ?? "", name) || isBothNarrowing(intent.field ?? "", name)) return false;
  if (isAddressAsked(action.value ?? "", intent.words, name)) return false;
  if (isInvitation(ground)) return false;
  const isOpen = (words: readonly string[], told: ReadonlySet<string>): boolean =>
    // The `e` of `e-mail` tells nothing.
    words.map(rootOf).some((word) => word !== "e" && !kindWords.has(word) && !told.has(word));
  return isOpen(contentWords(intent.field ?? ""), known) && isOpen(contentWords(name), said);
}

/**
 * `What is on your mind?`, in the one text field of the page: that invites to write, and does not say what is written there. What asks for a thing of its own
 * (`Add a tag…`, `Write a comment…`) is another field than the one for the post that the step says.
 */
const isInvitation = ({ target, nodesBefore }: Ground): boolean => {
  const { role, name = "", placeholder } = target.node ?? {};
  return (
    role === "textbox" &&
    name === placeholder &&
    (asksWhatIsNew.test(name) || asksToWrite.test(name)) &&
    nodesBefore.filter((node) => node.role === role).length === 1
  );
};
const asksWhatIsNew =
  /^[¿ ]{0,2}(?:what(?:['’]?s| is) (?:on your mind|happening|cooking|brewing|going on|new|up)|what are you (?:thinking|doing|up to|working on)|was gibt['’]?s neues|was machst du(?: gerade)?|was beschäftigt dich|quoi de neuf|à quoi pensez-vous|qu[ée] est[áa]s? (?:pensando|pasando|haciendo)|en qué estás pensando|a cosa stai pensando|(?:n?o que|em que) (?:você )?est[áa] (?:pensando|acontecendo))(?: (?:now|today|right now|heute|aujourd['’]hui|hoy|oggi|hoje))?(?:, \p{L}{1,30})? ?\?$/iu;
const asksToWrite =
  /^(?:(?:start |please )?(?:writ(?:e|ing)|typ(?:e|ing))(?: (?:something|anything|here|away|it down|your (?:thoughts|story|post|text)|what(?:['’]?s| is) on your mind)){0,2}|(?:say|share|post) (?:something|anything|your (?:thoughts|story)|what(?:['’]?s| is) on your mind)(?: here)?|(?:any|share your) thoughts|(?:got |have )?(?:something|anything) to (?:say|share)|schreib(?:e|en sie)? (?:etwas|hier)|écri(?:s|vez) (?:quelque chose|ici)|escrib[ea] (?:algo|aquí)|scrivi (?:qualcosa|qui)|escreva (?:algo|aqui)) ?(?:…|\.{3}|\?)$/iu;

/** `the reply box`, and the only text of a form that is sent by `Quick reply`. */
function senderOf(ground: Ground): string {
  const inside = descendantsOf(ground.nodesBefore, formOf(ground));
  const texts = inside.filter(({ role, states }) => role === "textbox" && !states.includes("hidden"));
  const buttons = inside.filter(({ role, name }) => role === "button" && name !== "");
  return formOf(ground) >= 0 && texts.length === 1 && ground.target.node?.inputType === "textarea"
    ? (buttons.at(-1)?.name ?? "")
    : "";
}

/** `the task filter`, and the field `Filter by title or id…`: what stands behind is by what it narrows. */
const isBothNarrowing = (field: string, name: string): boolean =>
  /(?<!\p{L})(?:filter|search)$/iu.test(field.trim()) && /^(?:filter|search)(?!\p{L})/iu.test(name.trim());

/** `the user name`, and the field `Username`. */
const isJoined = (one: string, other: string): boolean =>
  one !== "" && wordsOf(one).join("") === wordsOf(other).join("");

/** The field says since then what is wrong with what it holds. */
const isObjectedTo = ({ alerts }: Ground): boolean =>
  alerts.some(({ tone, validation, near }) => tone === "error" && validation && near);
/** Enter ends a date or a number, as in the field of a calendar; a text may be sent by it. */
const isAmount = (value = ""): boolean => /^[\d\s.,:/-]{1,20}$/.test(value);

/** Typing is all that was asked for by "type"; by "change" only where the form is yet to be saved. */
function asksForTyping(ground: Ground): boolean {
  const { verb } = ground.intent;
  if (asksToSend(ground) || saysEnter(ground)) return false;
  if (verb === "type") return !ground.input.isLastStep || saysTyping.test(ground.asSaid);
  if (isYetToSearch(ground)) return true;
  // A slider stands where it was put to, as a switch does: nothing is sent for it.
  if (ground.target.after?.role === "slider" && scaled.has(verb)) return true;
  if (verb !== "edit") return false;
  // With Enter nothing is left to be done for it.
  if (ground.input.isLastStep) return ground.action.pressesEnter && isKeptAtOnce(ground);
  return formOf(ground) >= 0 || isKeptAtOnce(ground) || (isYetToBeSaved(ground) && !leavesNext(ground));
}

/** `Give the copy the title "Jobs"`, as the last step, wants it kept; `Put "Jobs" in the title field` wants it in the field. */
const saysTyping =
  /(?<!\p{L})(?:type|typing|enter|write|input|fill|key in|put|paste|insert|provide|supply|fields?|box|textbox|text area|textarea|blank|form)(?!\p{L})/iu;

/** `Type "tulips" in the search box` says no more than that, where the button for it is pressed next. */
const isYetToSearch = ({ intent, asSaid, input, action }: Ground): boolean =>
  intent.verb === "search" &&
  types.test(asSaid) &&
  !action.pressesEnter &&
  !input.isLastStep &&
  searches.has(readStepIntent(input.nextStep ?? "").verb);
const types = /^\P{L}{0,3}(?:please )?(?:type|enter|write|input|fill in|key in|put)(?!\p{L})/iu;
const searches: ReadonlySet<StepVerb> = new Set(["click", "submit", "search"]);

/** `Open the next slide` comes after it: what was to be saved is left behind. */
const leavesNext = ({ input }: Ground): boolean =>
  input.nextStep !== undefined && leaving.has(readStepIntent(input.nextStep).verb);
const leaving: ReadonlySet<StepVerb> = new Set(["open", "navigate", "back", "search", "logout"]);

const scaled: ReadonlySet<string> = new Set(["edit", "move", "unknown"]);

/** Fields may stand in no form: the button that saves them stands in the same part of the page. */
const isYetToBeSaved = ({ action, target, nodesAfter }: Ground): boolean =>
  !action.pressesEnter &&
  nodesAfter.some(
    ({ role, name, parent, states }) =>
      role === "button" &&
      !states.includes("disabled") &&
      saving.test(name) &&
      [target.after?.parent, ...ancestorsOf(nodesAfter, target.afterIndex)].includes(parent),
  );
const saving = /^(?:save|apply|update|submit)(?!\p{L})/iu;

/** A step that says Enter itself wants what Enter does. */
const saysEnter = ({ action, asSaid, intent }: Ground): boolean =>
  action.pressesEnter &&
  /(?<!\p{L})(?:enter|return)(?!\p{L})/iu.test(asSaid.replace(/^\s*enter(?= )/iu, "")) &&
  !intent.quoted.some((quote) => /(?<!\p{L})(?:enter|return)(?!\p{L})/iu.test(quote));

/** No form is to be sent for it: the application changed what it keeps as soon as it was typed. */
const isKeptAtOnce = ({ requests }: Ground): boolean =>
  requests.stored.some(({ method }) => /^(?:put|patch)$/i.test(method)) &&
  requests.lost.length + requests.open.length === 0;
