import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { type Check, type Decision, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues, formIsLeft } from "@/lib/agent/verification/page/form-state";
import { valueIsAsked } from "@/lib/agent/verification/page/value-asked";

/** Signing in left the sign-in page for an ordinary one; signing out came back to it. */
export const sessionChanged: Check = {
  name: "session-changed",
  applies: (ground) =>
    (ground.verb === "login" ||
      ground.verb === "logout" ||
      sendsPassword(ground) ||
      registers(ground) ||
      pressesWayOut(ground)) &&
    ground.fit.fit !== "other",
  check(ground) {
    const { kindBefore, kindAfter, observed } = ground;
    if (registers(ground)) return byWayOut(ground);
    const verb = sendsPassword(ground) ? "login" : pressesWayOut(ground) ? "logout" : ground.verb;
    if (verb === "login" && leadsElsewhere(ground)) return undefined;
    if (verb === "login" && offers(ground, asksIn) && !offers(ground, asksOut)) return undefined;
    if (verb === "login" && kindBefore === "login" && kindAfter === "ordinary" && isElsewhere(ground))
      return verified(0.95, "The sign-in page gave way to another page.");
    if (verb === "login" && sendsName(ground))
      return verified(
        0.9,
        "What the name was written in gave way to another page, which does not ask for it.",
      );
    const signsIn = kindAfter === "login" || showsSignIn(ground);
    if (verb === "logout" && kindBefore === "ordinary" && signsIn && observed && !saysOther(ground))
      return verified(0.95, "The page asks to sign in again.");
    const offer =
      verb === "logout" ? offersChanged(ground, leaves, enters) : offersChanged(ground, enters, leaves);
    if (offer === undefined || !(verb === "login" || (verb === "logout" && !saysOther(ground))))
      return undefined;
    return ground.input.secondLook
      ? verified(0.95, `The page offers "${offer}" now, and did not before.`)
      : lookAgain(0.9, `The page offers "${offer}" now, and has yet to go on doing so.`);
  },
};

/** `Click Sign in`, below a name or an address alone: the form is gone, and the place that came has no way in. */
const sendsName = (ground: Ground): boolean =>
  ground.fit.fit === "this" &&
  ground.action.clicks &&
  enters.test(ground.target.node?.name ?? "") &&
  formIsLeft(ground) &&
  enteredValues(ground).length > 0 &&
  ground.kindAfter === "ordinary" &&
  isElsewhere(ground) &&
  !asksOn(ground.nodesAfter) &&
  !offers(ground, asksIn);

/** `No account found`, `Create your account`, `Check your inbox`: nobody is signed in yet. */
export const asksOn = (nodes: readonly SkeletonNode[]): boolean =>
  nodes.some(({ role, name }) => role === "heading" && yetToSign.test(name)) ||
  nodes.some(
    ({ role, inputType }) => role === "textbox" && (inputType === "password" || inputType === "email"),
  );
const yetToSign =
  /(?<!\p{L})(?:no|not|un(?:known|able)|create|invalid|wrong|check|verify|confirm|sign ?up|register|code|password|forgot\p{L}*)(?!\p{L})/iu;

/** `Choose Logout`: the step says no more than what the way out is called. */
const pressesWayOut = ({ verb, target, fit, asSaid }: Ground): boolean =>
  fit.fit === "this" &&
  leaves.test(target.node?.name ?? "") &&
  (((verb === "select" || verb === "click" || verb === "open") &&
    containsPhrase(asSaid, target.node?.name ?? "")) ||
    (verb === "submit" && leavingSaid.test(asSaid)));
/** `Confirm signing out`. */
const leavingSaid = /(?<!\p{L})(?:log|sign)(?:g?ing)?[ -](?:out|off)(?!\p{L})/iu;

/** `Create the account` by `Sign up`, and the site took it. */
const registers = ({ verb, target, requests, fit }: Ground): boolean =>
  (verb === "create" || verb === "submit") &&
  fit.fit === "this" &&
  requests.stored.length > 0 &&
  /^\P{L}{0,3}(?:register|sign ?up|join|create (?:an |my |your )?account)(?!\p{L})/iu.test(
    target.node?.name ?? "",
  );

/** Whoever has an account since then can leave it. */
function byWayOut(ground: Ground): Decision | undefined {
  if (asksForNewName(ground))
    return ground.input.secondLook
      ? verified(0.9, "The site took it, and asks to sign in now.")
      : lookAgain(0.85, "The site took it, and asks to sign in now. It has yet to last.");
  const offer = offersChanged(ground, entersNew, leaves);
  return offer === undefined
    ? undefined
    : ground.input.secondLook
      ? verified(0.95, `The page offers "${offer}" now, and did not before.`)
      : lookAgain(0.9, `The page offers "${offer}" now, and has yet to go on doing so.`);
}

/** Another page came that signs in, with its fields empty, and the form for somebody new is gone. */
const asksForNewName = ({ observed, kindAfter, nodesAfter, target, alerts }: Ground): boolean =>
  observed !== undefined &&
  isPlaceChange(observed.urlChange, true) &&
  kindAfter === "login" &&
  !alerts.some(({ tone }) => tone === "error") &&
  nodesAfter.some(({ role, name }) => role === "button" && enters.test(name)) &&
  !nodesAfter.some(({ role, name }) => role === "button" && name === target.node?.name) &&
  nodesAfter.every(({ role, value = "" }) => role !== "textbox" || value.trim() === "");

/** `Forgot password?`, `Create an account`: on a page that signs in, a link that is not called so leads away from it. */
const leadsElsewhere = ({ kindBefore, target }: Ground): boolean =>
  kindBefore === "login" && target.node?.role === "link" && !enters.test(target.node.name);

const enters = /^\W*(?:log|sign)[ -]?(?:in|on)(?!\p{L})/iu;
const entersNew = /^\W*(?:(?:log|sign)[ -]?(?:in|on|up)|register)(?!\p{L})/iu;
const leaves = /^\W*(?:log|sign)[ -]?(?:out|off)(?!\p{L})/iu;
/** The way in gave way to the way out, or the other way round, wherever the form stands: the page had a control of the one kind only, and has one of the other kind only. */
function offersChanged(
  { nodesBefore, nodesAfter, alerts }: Ground,
  from: RegExp,
  to: RegExp,
): string | undefined {
  const offered = (nodes: readonly SkeletonNode[], way: RegExp): string | undefined =>
    nodes.find((node) => isActionable(node) && !node.states.includes("hidden") && way.test(node.name))?.name;
  const isAsked = offered(nodesBefore, from) !== undefined && offered(nodesBefore, to) === undefined;
  if (!isAsked || alerts.some(({ tone }) => tone === "error")) return undefined;
  return offered(nodesAfter, from) === undefined ? offered(nodesAfter, to) : undefined;
}

/** `Type the password and confirm with Enter`: the sign-in is sent by that. */
const sendsPassword = (ground: Ground): boolean => {
  const { verb, action, target, asSaid } = ground;
  return (
    verb === "type" &&
    action.pressesEnter &&
    target.node?.inputType === "password" &&
    valueIsAsked(ground) &&
    !/(?<!\p{L})(?:cancel|without|not|abort)(?!\p{L})/iu.test(asSaid) &&
    /(?<!\p{L})(?:enter|return|confirm|submit|send|(?:log|sign)[ -]?in)(?!\p{L})/iu.test(
      asSaid.replace(/^\s*enter(?= )/iu, ""),
    )
  );
};

/** A control that is called something else may have come upon a session that was over. */
const saysOther = ({ fit, target }: Ground): boolean =>
  fit.fit !== "this" &&
  `${target.node?.name ?? ""}${target.node?.testId ?? ""}` !== "" &&
  !leaving.test(`${target.node?.name ?? ""} ${target.node?.description ?? ""} ${target.node?.testId ?? ""}`);
const leaving = /(?<!\p{L})(?:log|sign|exit|quit|leave|session|account|yes|ok|confirm)(?!\p{Ll}{4})/iu;

/** The place that came up offers it still, as a page does that knows nobody. */
const offers = ({ nodesAfter }: Ground, called: RegExp): boolean =>
  nodesAfter.some(
    (node) => isActionable(node) && !node.states.includes("hidden") && called.test(node.name.trim()),
  );
const asksIn = /^(?:log|sign)[ -]?in$/i;
const asksOut = /^(?:log|sign)[ -]?(?:out|off)(?!\p{L})/iu;

const isElsewhere = ({ observed, diff, nodesBefore }: Ground): boolean =>
  observed !== undefined &&
  (isPlaceChange(observed.urlChange, true) ||
    (diff !== undefined && diff.disappeared.length > nodesBefore.length / 2));

/** A control for signing in that was not there before. */
const showsSignIn = ({ diff, nodesAfter }: Ground): boolean =>
  (diff?.appeared.some((index) => signIn.test(nodesAfter[index]?.name ?? "")) ?? false) ||
  // The control that signs out is the one that signs in now.
  (diff?.changed.some(({ name }) => signOut.test(name?.from ?? "") && signIn.test(name?.to ?? "")) ?? false);
const signIn = /^(?:log|sign) ?in\b/i;
const signOut = /^(?:log|sign) ?(?:out|off)\b/i;
