import { isPlaceChange } from "@/lib/agent/domain/urls";
import { fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const signIn = /^\P{L}*(?:log|sign)[ -]?in(?!\p{L})/iu;
const session =
  /(?<!\p{L})(?:log|sign)(?:ged|ing|s)?[ -]?(?:in|out|off|on|up)(?!\p{L})|(?<!\p{L})(?:account|register|session|guest)(?!\p{L})/iu;

/** A way to sign in came with the place, and none was there before: whatever the place is called, it is nobody's now. */
export function signedOutThere({ nodesBefore, nodesAfter, asSaid, observed }: Ground): boolean {
  if (observed === undefined || !isPlaceChange(observed.urlChange, true)) return false;
  const isThere = (nodes: Ground["nodesBefore"]): boolean =>
    nodes.some(
      ({ role, name, states }) => controls.has(role) && signIn.test(fold(name)) && !states.includes("hidden"),
    );
  return !session.test(asSaid) && isThere(nodesAfter) && !isThere(nodesBefore);
}
const controls: ReadonlySet<string> = new Set(["link", "button", "clickable", "menuitem"]);
