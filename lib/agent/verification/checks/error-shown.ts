import { isPlaceChange } from "@/lib/agent/domain/urls";
import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { awaitsSending } from "@/lib/agent/verification/change/awaits-sending";
import { failedReads } from "@/lib/agent/verification/change/failed-reads";
import {
  type NewAlert,
  refusesDeed,
  saysNotKept,
  tellsOfConflict,
} from "@/lib/agent/verification/change/new-alerts";
import { isOfOtherQuestion } from "@/lib/agent/verification/change/of-other-question";
import { type Check, refuted } from "@/lib/agent/verification/check";
import { tellsFailure } from "@/lib/agent/verification/doubts/fault-beside";
import type { Ground } from "@/lib/agent/verification/ground";
import { formIsLeft, formOf } from "@/lib/agent/verification/page/form-state";
import { isOfBox, toggleRoles } from "@/lib/agent/verification/page/toggle-state";

/**
 * The page refuses what was done: a new error in the form, dialog or row of the action or about what the step names; or a new validation message anywhere
 * while the form is still there. An error elsewhere may belong to something else and decides nothing.
 */
export const errorShown: Check = {
  name: "error-shown",
  applies: ({ alerts, action }) =>
    alerts.some(({ tone }) => tone === "error") && (action.clicks || action.pressesEnter),
  check(ground) {
    const error = ground.alerts.find(
      (alert) => alert.tone === "error" && (refuses(alert, ground) || isOfBoxInVain(alert, ground)),
    );
    return error && refuted(0.9, `The page says: "${error.text.slice(0, 160)}"`);
  },
};

/** Plain text counts only where something was submitted; what opened may speak of requirements of all kinds. */
function refuses(alert: NewAlert, ground: Ground): boolean {
  const { near, validation, bare } = alert;
  if (isOfOtherQuestion(alert.text, ground) || isOfThePlace(alert, ground) || isFound(alert, ground))
    return false;
  if ((ground.action.persistent && saysNotKept(alert)) || deniesName(alert, ground)) return true;
  if (!bare && (refusesDeed(alert.text, ground) || (tellsOfConflict(alert.text) && isStillThere(ground))))
    return true;
  if (isAboutErrors(ground) && !validation) return false;
  // What was asked of the site for it broke, and nothing was stored.
  if (!bare && ground.requests.stored.length === 0 && failedReads(ground).length > 0) return true;
  if (!bare && formCameBack(ground)) return true;
  if (!validation && warnsOfForm(ground)) return false;
  if (bare && !submitting.has(ground.verb) && !pressesInForm(ground)) return false;
  return (near && !bare) || (validation && isStillThere(ground) && !formIsLeft(ground));
}

/** `The blue shoes are too small`, an entry of the list that was searched for `blue shoes`. */
const isFound = ({ text }: NewAlert, { verb, action, nodesAfter }: Ground): boolean =>
  seeking.has(verb) &&
  (action.value ?? "").trim() !== "" &&
  containsPhrase(text, action.value ?? "") &&
  nodesAfter.some(({ role, name }) => (role === "row" || role === "item") && name.includes(text));
const seeking: ReadonlySet<string> = new Set(["search", "filter", "type"]);

/** Another place came, and what is marked there as an alert tells of what stands there: it only looks like an error (`3 bills are overdue`), or is long prose. */
function isOfThePlace({ text, validation }: NewAlert, ground: Ground): boolean {
  const { observed, requests, verb } = ground;
  if (observed === undefined || !isPlaceChange(observed.urlChange, ground.action.navigates) || validation)
    return false;
  const isTaken = requests.stored.length > 0 && requests.refused.length === 0 && formIsLeft(ground);
  return (isTaken && toneOfText(text) !== "error") || (!submitting.has(verb) && text.length > proseChars);
}
/** Characters of a text that nobody would call a message. */
const proseChars = 200;

/** The box that was to be ticked went over, as it does by itself, and all that came of it is a message that something failed. */
const isOfBoxInVain = ({ text, bare }: NewAlert, ground: Ground): boolean =>
  ground.action.clicks &&
  ground.action.persistent &&
  ground.fit.fit === "this" &&
  toggleRoles.has(ground.target.node?.role ?? "") &&
  !awaitsSending(ground) &&
  !bare &&
  tellsFailure(text) &&
  ground.requests.stored.length + ground.requests.open.length === 0 &&
  [...ground.effects.related, ...ground.effects.elsewhere].every((one) => isOfBox(one, ground));

/** `Click Process entry`: whatever the button of the form is called. */
const pressesInForm = ({ verb, target }: Ground): boolean =>
  (verb === "click" || verb === "unknown") &&
  target.node?.role === "button" &&
  (target.node.inputType === "submit" || /(?:^|\/)form(?=[:/]|$)/u.test(target.node.path));

/** The site answered what was sent with the page of the form itself, as it does where it takes nothing; what it has taken it answers with the way to another page. */
const formCameBack = (ground: Ground): boolean =>
  submitting.has(ground.verb) &&
  formOf(ground) >= 0 &&
  isStillThere(ground) &&
  (ground.input.report.networkEvents ?? []).some(
    ({ method, resourceType, status }) =>
      method.toUpperCase() === "POST" && resourceType?.toLowerCase() === "document" && status === 200,
  );
const isStillThere = ({ target, nodesAfter }: Ground): boolean =>
  target.afterIndex >= 0 ||
  nodesAfter.some(
    ({ role, name, states }) =>
      role === target.node?.role && name === target.node.name && !states.includes("hidden"),
  );

/** A form that came up warns of what stands in it, and nothing was sent that could be refused. */
const warnsOfForm = ({ verb, diff, nodesAfter, requests }: Ground): boolean =>
  !submitting.has(verb) &&
  requests.refused.length + requests.lost.length === 0 &&
  (diff?.appeared ?? []).some((at) => fields.has(nodesAfter[at]?.role ?? ""));
const fields: ReadonlySet<string> = new Set(["textbox", "combobox"]);

/** `The bill was not approved`, by the button `Approve`. */
function deniesName({ text, tone }: NewAlert, { target, action }: Ground): boolean {
  const [deed = ""] = wordsOf(target.node?.name ?? "");
  if (tone !== "error" || !action.clicks || deed.length < shortestDeed) return false;
  const said = ` ${wordsOf(text).join(" ")} `;
  return pastForms(deed).some((past) =>
    ["not", "not be", "not been", "never"].some((no) => said.includes(` ${no} ${past} `)),
  );
}
const shortestDeed = 4;

/** The step itself speaks of errors: that the page shows some is what was asked for. `failed_logins` is what a thing is called. */
export const isAboutErrors = ({ input }: Ground): boolean => {
  const said = (input.step?.description ?? input.action.stepDescription ?? "").replace(/\S*_\S*/gu, " ");
  return toneOfText(said) === "error" || asksForMessage.test(said);
};
/** `Display the notification`: whatever it looks like. */
const asksForMessage =
  /^(?:show|display|open|trigger|bring up|pop up|raise|fire|launch|see|view) (?:the |an? |one )?(?:[\p{L}-]+ ){0,3}(?:notification|alert|toast|banner|snack ?bar|warning)(?!\p{L})/iu;

const submitting: ReadonlySet<string> = new Set([
  "submit",
  "continue",
  "login",
  "create",
  "add",
  "edit",
  "send",
  "search",
]);
