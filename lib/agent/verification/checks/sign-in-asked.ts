import { isActionable } from "@/lib/agent/domain/snapshot";
import { leadsTo } from "@/lib/agent/domain/urls";
import { fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** A sign-in page came up where none was asked for: the session is over, or the place needs an account. */
export const signInAsked: Check = {
  name: "sign-in-asked",
  applies: (ground) =>
    ground.kindAfter === "login" ||
    ground.kindAfter === "expired" ||
    isAskedInDialog(ground) ||
    isSentToSignIn(ground) ||
    isSignedOut(ground),
  check(ground) {
    const { kindBefore, kindAfter } = ground;
    if (isTurnedAway(ground))
      return refuted(0.85, "The site took what was entered, and asks to sign in again.");
    if (kindBefore === "login" || kindBefore === "expired" || wantsToSign(ground)) return undefined;
    if (ground.nodesBefore.some(({ inputType }) => inputType === "password") || isPlaceItself(ground))
      return undefined;
    return refuted(
      0.9,
      kindAfter === "expired" || isSignedOut(ground) || isSentToSignIn(ground)
        ? "The session has ended."
        : "The site asks to sign in instead.",
    );
  },
};

/** The link led where it says, to the page that is headed by its name: there is a form like that on it. */
const isPlaceItself = ({ action, before, fit, input, target, nodesAfter }: Ground): boolean =>
  action.destination !== undefined &&
  before !== undefined &&
  fit.fit === "this" &&
  leadsTo(input.after.url, action.destination, before.url) &&
  nodesAfter.some(
    ({ role, name, states }) =>
      role === "heading" &&
      !states.includes("hidden") &&
      name !== "" &&
      fold(name) === fold(target.node?.name ?? ""),
  );

/** A dialog that is called by it came over the page (`Sign in to save jobs`), with fields to write in or the way to them. */
const isAskedInDialog = ({ action, diff, nodesAfter }: Ground): boolean =>
  action.clicks &&
  (diff?.appeared ?? []).some(
    (at) =>
      nodesAfter[at]?.role === "dialog" &&
      /^(?:please )?(?:sign|log) ?in(?!\p{L})/iu.test(nodesAfter[at]?.name.trim() ?? "") &&
      descendantsOf(nodesAfter, at).some(
        ({ role, name }) =>
          role === "textbox" || ((role === "button" || role === "link") && signing.test(name.trim())),
      ),
  );

/** What the page sent was answered with the way to the sign-in page, and that came in place of an answer. */
const isSentToSignIn = ({ requests, input }: Ground): boolean =>
  requests.stored.some(
    ({ status = 0, startedAt, resourceType }) =>
      status >= 300 &&
      resourceType?.toLowerCase() !== "document" &&
      (input.report.networkEvents ?? []).some(
        (event) =>
          event.method.toUpperCase() === "GET" &&
          event.startedAt >= startedAt &&
          event.resourceType?.toLowerCase() === resourceType?.toLowerCase() &&
          signInPath.test(event.urlPath),
      ),
  );
const signInPath = /\/(?:log-?in|sign-?in|sign_in|log_in|session\/new|sessions\/new)(?=$|[/?#.])/iu;

const signing = /^(?:sign|log) ?in(?!\p{L})/iu;

/** Where the way out was offered, the way in stands now, and nothing was sent that may end a session. */
const isSignedOut = ({ action, requests, nodesBefore, nodesAfter }: Ground): boolean => {
  const offers = (nodes: Ground["nodesBefore"], way: RegExp): boolean =>
    nodes.some((node) => isActionable(node) && !node.states.includes("hidden") && way.test(node.name.trim()));
  return (
    action.clicks &&
    requests.stored.length === 0 &&
    offers(nodesBefore, leaving) &&
    !offers(nodesBefore, entering) &&
    offers(nodesAfter, entering) &&
    !offers(nodesAfter, leaving)
  );
};
const leaving = /^(?:sign|log) ?out$/iu;
const entering = /^(?:sign|log) ?in$/iu;

/** The form to sign in was sent, and the page that the server answered with is that form again, without the password. */
const isTurnedAway = ({
  verb,
  fit,
  kindBefore,
  kindAfter,
  target,
  nodesBefore,
  diff,
  requests,
}: Ground): boolean =>
  verb === "login" &&
  fit.fit === "this" &&
  target.index >= 0 &&
  kindBefore === "login" &&
  kindAfter === "login" &&
  requests.stored.some(({ resourceType }) => resourceType?.toLowerCase() === "document") &&
  (diff?.changed ?? []).some(
    ({ before, value }) =>
      nodesBefore[before]?.inputType === "password" && value !== undefined && value.to === "",
  );

const signWords = [
  "login",
  "logout",
  "signup",
  "sign",
  "log",
  "account",
  "password",
  "authentication",
  "authenticate",
  "authorize",
  "authorise",
  "authorization",
  "authorisation",
  "credential",
].map(rootOf);

const wantsToSign = ({ intent, verb }: Ground): boolean => {
  if (verb === "login" || verb === "logout") return true;
  const words = rootsOf(intent.words.join(" "));
  return signWords.some((word) => words.has(word));
};
