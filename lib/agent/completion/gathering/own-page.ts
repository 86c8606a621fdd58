import { thingsBeside } from "@/lib/agent/completion/deed/state-told";
import type { Ground } from "@/lib/agent/completion/ground";
import { entriesOf, isShown } from "@/lib/agent/completion/page/entries";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** The list was looked at, and tells too little of the thing: the one link of its entry, which leads to its own page. */
export function ownPageLink(
  { task, snapshot }: Ground,
  entered: readonly string[],
): SnapshotNode | undefined {
  const looks = task.history.filter(({ purpose }) => purpose === "gather_evidence");
  const [only, ...more] = thingsBeside(task.goal, entered).names;
  if (looks.length !== 1 || looks[0]?.action.name !== "navigate" || !only || more.length > 0)
    return undefined;
  const [entry, ...others] = entriesOf(only, snapshot);
  if (!entry || others.length > 0) return undefined;
  const at = snapshot.nodes.findIndex(({ id }) => id === entry.id);
  const inside = new Set(descendantsOf(snapshot.nodes, at).map(({ id }) => id));
  const links = snapshot.nodes.filter((node) => node.role === "link" && inside.has(node.id) && isShown(node));
  const [link] = links;
  return links.length === 1 ? link : undefined;
}
