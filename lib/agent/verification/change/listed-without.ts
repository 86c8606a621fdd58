import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { timesShown } from "@/lib/agent/verification/change/named-change";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameBefore } from "@/lib/agent/verification/page/place";
import type { NetworkEvent } from "@/lib/contracts/interact-request";

/** A session is renewed in passing. */
const signing = /(?:^|[/_-])(?:auth|oauth2?|token|refresh|session)(?:$|[/?_-])/i;
const isDeleting = ({ method }: NetworkEvent): boolean => method.toUpperCase() === "DELETE";

/** All that was sent deletes, but for what renews the session. */
export function isToldToDelete(stored: readonly NetworkEvent[]): boolean {
  const own = stored.filter(({ urlPath }) => !signing.test(urlPath));
  return own.length > 0 && own.every(isDeleting);
}

/** `POST /checks/7/remove/`: the address says what is posted to it. */
const removing = /\/(?:remove|delete|destroy)\/?(?:\?|$)/i;
/** Entries of a list that is told by them. */
const fewest = 2;

/** A form was posted that deletes by its address, and the page of the thing that the goal names gave way to a list of others without it. */
export function isListedWithout(ground: Ground): boolean {
  const { requests, input, nodesAfter, alerts } = ground;
  const own = requests.stored.filter(({ urlPath }) => !signing.test(urlPath));
  const called = selfNameBefore(ground);
  const names = goalNames(input.goal).filter((name) => containsPhrase(called, name));
  const listed = nodesAfter.filter(
    ({ role, states }) => (role === "row" || role === "item") && !states.includes("hidden"),
  );
  return (
    own.length === 1 &&
    own.every(({ urlPath }) => removing.test(urlPath)) &&
    names.length > 0 &&
    names.every((name) => timesShown(name, nodesAfter, input.after.lines) === 0) &&
    listed.length >= fewest &&
    !alerts.some(({ tone }) => tone === "error")
  );
}
