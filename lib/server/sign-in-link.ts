import { sameSecret } from "@/lib/server/api-key";

export type SignInLink = {
  path: string;
  /** True once, for the right token. */
  redeem(token: string): boolean;
};

/** The link that is printed at start. It lets one browser in; whoever finds it later in a scroll-back gets nothing. */
export function createSignInLink(token: string): SignInLink {
  let used = false;
  return {
    path: `/api/sign-in?token=${encodeURIComponent(token)}`,
    redeem(given) {
      if (used || !sameSecret(given, token)) return false;
      used = true;
      return true;
    },
  };
}
