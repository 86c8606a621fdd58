import { type Check, refuted } from "@/lib/agent/verification/check";

/** A session is renewed in passing: refused first and granted then, it is no refusal of the action. */
const signing = /\b(?:auth|oauth2?|token|refresh|session)\b/i;

/** A request that was to change something was refused or broke off, whatever the page says of it. The same request granted later outweighs it. */
export const requestRefused: Check = {
  name: "request-refused",
  applies: ({ requests, action }) => requests.refused.length > 0 && (action.clicks || action.pressesEnter),
  check({ requests, verb }) {
    const open = requests.refused.filter(
      (refusal) =>
        !(signing.test(refusal.urlPath) && verb !== "login" && requests.stored.length > 0) &&
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
