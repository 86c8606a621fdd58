import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { targetOf } from "@/lib/agent/snapshot/action-target";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Act } from "./gather-evidence";

/** Asks for a page anew. */
export const loadAgain = (url: string): Act => ({
  kind: "act",
  // Opening the address is a GET, whatever brought the page; one with a fragment would only be scrolled to.
  action: url.includes("#") ? { name: "reload", args: [] } : { name: "navigate", args: [url] },
  actionType: "navigation",
  thought: "Loading the page again to see whether it was really stored.",
  certainty: 1,
});

/** Goes to a place of the site where the thing is kept. */
export const lookUp = ({ href, name }: { href: string; name: string }): Act => ({
  kind: "act",
  action: { name: "navigate", args: [href] },
  actionType: "navigation",
  thought: `Looking it up in "${name.slice(0, 60)}" to see whether it was really stored.`,
  certainty: 1,
});

/** Opens a part of the page to see what is in it. */
export function lookInto(
  snapshot: PageSnapshot,
  { node, action }: { node: SnapshotNode; action: BrowserAction },
  how = "",
): Act {
  const target = targetOf(snapshot, action);
  return {
    kind: "act",
    action,
    actionType: "generic",
    ...(target ? { target } : {}),
    thought: `Opening "${node.name.slice(0, 60)}"${how} to see whether it was really stored.`,
    certainty: 1,
  };
}
