import { type Check, refuted } from "../check";
import type { Ground } from "../ground";
import { rootsOf } from "../word-roots";

/** A sign-in page came up where none was asked for: the session is over, or the place needs an account. */
export const signInAsked: Check = {
  name: "sign-in-asked",
  applies: ({ kindAfter }) => kindAfter === "login" || kindAfter === "expired",
  check(ground) {
    const { kindBefore, kindAfter } = ground;
    if (kindBefore === "login" || kindBefore === "expired" || wantsToSign(ground)) return undefined;
    if (ground.nodesBefore.some(({ inputType }) => inputType === "password")) return undefined;
    return refuted(
      0.9,
      kindAfter === "expired" ? "The session has ended." : "The site asks to sign in instead.",
    );
  },
};

const signWords = ["login", "logout", "signup", "sign", "log", "account", "password", "authentication"];

const wantsToSign = ({ intent, verb }: Ground): boolean => {
  if (verb === "login" || verb === "logout") return true;
  const words = rootsOf(intent.words.join(" "));
  return signWords.some((word) => words.has(word));
};
