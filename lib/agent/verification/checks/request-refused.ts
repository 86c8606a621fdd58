import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/** A session is renewed in passing: refused first and granted then, it is no refusal of the action. */
const signing = /\b(?:auth|oauth2?|token|refresh|session)\b/i;
/** `AuthService/RefreshToken` says it in two words. */
const isOfSession = (path: string): boolean => signing.test(path.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "));

/** `Go on to the password`: the site was asked whether a name alone will do, said no, and asks for the password now. */
const passwordCame = ({ nodesBefore, nodesAfter }: Ground): boolean =>
  !nodesBefore.some(isPassword) && nodesAfter.some(isPassword);
const isPassword = ({ inputType, states }: SkeletonNode): boolean =>
  inputType === "password" && !states.includes("hidden");

/** A request that was to change something was refused or broke off, whatever the page says of it. The same request granted later outweighs it. */
export const requestRefused: Check = {
  name: "request-refused",
  applies: (ground) =>
    ground.requests.refused.length > 0 &&
    (ground.action.clicks || ground.action.pressesEnter || choosesAtOnce(ground)),
  check(ground) {
    const { requests, verb } = ground;
    const isInPassing = verb !== "login" && (requests.stored.length > 0 || passwordCame(ground));
    const open = requests.refused.filter(
      (refusal) =>
        !(isOfSession(refusal.urlPath) && isInPassing) &&
        !requests.stored.some(
          (event) =>
            event.method === refusal.method &&
            event.urlPath === refusal.urlPath &&
            event.startedAt > refusal.startedAt,
        ),
    );
    const first = open[0];
    if (!first) return undefined;
    return refuted(
      0.95,
      `The request ${first.method} ${first.urlPath} failed${first.status ? ` (${first.status})` : ""}.`,
    );
  },
};

/** Out of any form a choice is stored as soon as it is made, and in one where what it asks for is called as the field is. */
const choosesAtOnce = (ground: Ground): boolean =>
  ground.action.name === "select" && (formOf(ground) < 0 || ground.requests.refused.some(asksFor(ground)));

const asksFor = ({ target }: Ground): ((request: { urlPath: string }) => boolean) => {
  const name = wordsOf(target.node?.name ?? "");
  return ({ urlPath }) => {
    const path = wordsOf(urlPath.replace(/[^\p{L}\p{N}]+/gu, " "));
    return name.length > 0 && name.every((word) => path.includes(word));
  };
};
