import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { fold } from "@/lib/agent/domain/wording/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import type { Ground } from "@/lib/agent/verification/ground";

const signIn = /^\P{L}*(?:log|sign)[ -]?in(?!\p{L})/iu;
const session =
  /(?<!\p{L})(?:log|sign)(?:ged|ing|s)?[ -]?(?:in|out|off|on|up)(?!\p{L})|(?<!\p{L})(?:account|register|session|guest)(?!\p{L})/iu;

/** A way to sign in came with the place, and none was there before: whatever the place is called, it is nobody's now. */
export function signedOutThere({ nodesBefore, nodesAfter, asSaid, observed }: Ground): boolean {
  if (observed === undefined || !isPlaceChange(observed.urlChange, true) || session.test(asSaid))
    return false;
  if (nodesBefore.some(isSignIn)) return false;
  return nodesAfter.some((node) => isSignIn(node) && !isListedThere(node, nodesAfter, nodesBefore));
}

/** The way out of an account was offered, and the way in is in its place: what was sent came too late for whoever was signed in. */
export function signedOutSince({ nodesBefore, nodesAfter, asSaid }: Ground): boolean {
  if ([session, endsSession, endsPlace, changesAddress].some((one) => one.test(asSaid))) return false;
  return (
    nodesBefore.some(isSignOut) &&
    !nodesBefore.some(isSignIn) &&
    nodesAfter.some((node) => isSignIn(node) && !isListedThere(node, nodesAfter, nodesBefore)) &&
    !nodesAfter.some(isSignOut)
  );
}
/** What may well sign somebody out. */
const endsSession =
  /(?<!\p{L})(?:passwords?|passphrase|pin|two-factor|2fa|devices?|profile|user|user ?names?|me|myself|everywhere|deactivat\p{L}*)(?!\p{L})/iu;
/** What is left or emptied takes the log-in with it: `Reset the site Fern`, and not `Save the site Fern`. */
const endsPlace =
  /(?<!\p{L})(?:delet|remov|eras|wip|clear|reset|restart|leav|clos)\p{L}*(?!\p{L}).{0,40}?(?<!\p{L})(?:workspaces?|organi[sz]ations?|sites?|websites?|apps?|application|data|everything)(?!\p{L})/iu;
/** By the address one signs in. */
const changesAddress =
  /(?<!\p{L})(?:delet|remov|chang|updat|replac|confirm|verif)\p{L}*(?!\p{L})[^"“]{0,40}?(?<!\p{L})e-?mail(?!\p{L})/iu;
const isSignOut = ({ role, name, states }: SkeletonNode): boolean =>
  controls.has(role) && /^\P{L}*(?:log|sign)[ -]?out\P{L}*$/iu.test(fold(name)) && !states.includes("hidden");

const isSignIn = ({ role, name, states }: SkeletonNode): boolean =>
  controls.has(role) && signIn.test(fold(name)) && !states.includes("hidden");
const controls: ReadonlySet<string> = new Set(["link", "button", "clickable", "menuitem"]);

/** One of several entries that the place itself lists, as a page of tools does; a site's own menu holds what stood there before too. */
function isListedThere(
  { path }: SkeletonNode,
  after: readonly SkeletonNode[],
  before: readonly SkeletonNode[],
): boolean {
  const list = listOf(path);
  if (list === undefined) return false;
  const stood = new Set(before.map(({ name }) => name));
  const others = after.filter(
    (node) => controls.has(node.role) && !isSignIn(node) && listOf(node.path) === list,
  );
  return others.length >= severalEntries && !others.some(({ name }) => stood.has(name));
}
const severalEntries = 3;

/** The list that a control's own entry stands in. */
function listOf(path: string): string | undefined {
  const parts = pathParts(path);
  return parts.at(-1)?.role === "item" ? joinParts(parts.slice(0, -1)) : undefined;
}
