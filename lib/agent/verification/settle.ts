import { isBusy } from "@/lib/agent/domain/snapshot";
import type { Decision } from "./check";
import { doubtOfLasting, doubtOfMeaning } from "./doubts";
import type { Ground } from "./ground";

/** An effect that is to last is believed at the second look: what a page shows at once it may take back when its server objects. */
export function settled(ground: Ground, decision: Decision, check: string): Decision {
  if (decision.outcome !== "verified") return decision;
  const finding = { ground, check, reason: decision.reason };
  const other = doubtOfMeaning(finding);
  if (other !== undefined) return { outcome: "undecided", confidence: 0.5, reason: other };
  if (!mustLast(ground) && !choosesByMark(ground, check) && !isYetToLoad(ground)) return decision;
  const unsure = doubtOfLasting(finding);
  if (unsure !== undefined)
    return { outcome: "undecided", confidence: 0.5, reason: `${decision.reason} ${unsure}` };
  if (ground.input.secondLook) return decision;
  return {
    outcome: "undecided",
    confidence: decision.confidence,
    reason: `${decision.reason} It has yet to last.`,
    reobserve: true,
  };
}

/** The step says so, or the action sent something to be stored, answered or not. Going to another page shows what is there. */
export const mustLast = (ground: Ground): boolean => {
  const { action, requests, observed } = ground;
  return (
    action.persistent ||
    (requests.stored.length + requests.open.length + requests.lost.length > 0 &&
      observed?.urlChange === "none") ||
    choosesForEntry(ground)
  );
};

/** Another page came up, and a part of it says that it is still being loaded: it may say yet that there is nothing to be had. */
const isYetToLoad = ({ observed, nodesAfter, input }: Ground): boolean =>
  !input.secondLook && observed !== undefined && observed.urlChange !== "none" && nodesAfter.some(isBusy);

/** A chip or a card that is marked as chosen, and that nothing was sent for: it may be marked off again by what goes wrong behind it. */
const choosesByMark = ({ verb, action, target, observed }: Ground, check: string): boolean =>
  check === "toggle-read-back" &&
  verb === "select" &&
  action.clicks &&
  observed?.urlChange === "none" &&
  (target.node?.role === "clickable" || target.node?.role === "item");

/** The choice changed what entries of a list say: it is kept somewhere. */
const choosesForEntry = ({ verb, action, effects, nodesAfter, observed }: Ground): boolean =>
  verb === "select" &&
  action.clicks &&
  observed?.urlChange === "none" &&
  effects.elsewhere.some(
    ({ kind, afterIndex }) =>
      kind === "name_changed" && entryRoles.has(nodesAfter[afterIndex ?? -1]?.role ?? ""),
  );
const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);
