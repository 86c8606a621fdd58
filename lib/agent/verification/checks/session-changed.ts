import { isPlaceChange } from "@/lib/agent/domain/urls";
import { type Check, verified } from "../check";
import type { Ground } from "../ground";

/** Signing in left the sign-in page for an ordinary one; signing out came back to it. */
export const sessionChanged: Check = {
  name: "session-changed",
  applies: ({ verb, fit }) => (verb === "login" || verb === "logout") && fit.fit !== "other",
  check(ground) {
    const { verb, kindBefore, kindAfter, observed } = ground;
    if (verb === "login" && kindBefore === "login" && kindAfter === "ordinary" && isElsewhere(ground))
      return verified(0.95, "The sign-in page gave way to another page.");
    const signsIn = kindAfter === "login" || showsSignIn(ground);
    if (verb === "logout" && kindBefore === "ordinary" && signsIn && observed && !saysOther(ground))
      return verified(0.95, "The page asks to sign in again.");
    return undefined;
  },
};

/** A control that is called something else may have come upon a session that was over. */
const saysOther = ({ fit, target }: Ground): boolean =>
  fit.fit !== "this" &&
  `${target.node?.name ?? ""}${target.node?.testId ?? ""}` !== "" &&
  !leaving.test(`${target.node?.name ?? ""} ${target.node?.description ?? ""} ${target.node?.testId ?? ""}`);
const leaving = /(?<!\p{L})(?:log|sign|exit|quit|leave|session|account|yes|ok|confirm)(?!\p{Ll}{4})/iu;

const isElsewhere = ({ observed, diff, nodesBefore }: Ground): boolean =>
  observed !== undefined &&
  (isPlaceChange(observed.urlChange, true) ||
    (diff !== undefined && diff.disappeared.length > nodesBefore.length / 2));

/** A control for signing in that was not there before. */
const showsSignIn = ({ diff, nodesAfter }: Ground): boolean =>
  diff?.appeared.some((index) => /^(?:log|sign) ?in\b/i.test(nodesAfter[index]?.name ?? "")) ?? false;
