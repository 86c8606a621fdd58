import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord, ActionTarget } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** What can be pressed, or stands for what it opens. */
export const leading: ReadonlySet<string> = new Set(["link", "tab", "item", "row", "clickable", "menuitem"]);

/** The control that was pressed then, on the page as it is now. */
export function sameControl({ target }: ActionRecord, { nodes }: PageSnapshot): SnapshotNode | undefined {
  if (!target) return undefined;
  const usable = nodes.filter(
    ({ role, name, states, occluded }) =>
      role === target.role &&
      name === target.name &&
      !occluded &&
      !states.includes("hidden") &&
      !states.includes("disabled"),
  );
  const likely = usable.length > 1 ? usable.filter(({ path }) => path === target.path) : usable;
  return likely.length === 1 ? likely[0] : usable.length === 0 ? entryLike(target, nodes) : undefined;
}

/** An entry that was opened reads otherwise since it was changed: the one at its place that shares most of its words, and more than any other. */
function entryLike(
  { role, name, path }: ActionTarget,
  nodes: PageSnapshot["nodes"],
): SnapshotNode | undefined {
  const words = wordsOf(name);
  if (!leading.has(role) || words.length < fewestWords) return undefined;
  const shared = (node: SnapshotNode): number => {
    const own = new Set(wordsOf(node.name));
    return words.filter((word) => own.has(word)).length;
  };
  const [best, next] = nodes
    .filter((node) => node.role === role && node.path === path && !node.states.includes("hidden"))
    .sort((a, b) => shared(b) - shared(a));
  if (!best || shared(best) * 2 < words.length) return undefined;
  return next && shared(next) === shared(best) ? undefined : best;
}
const fewestWords = 3;

/** It stands in the very entry that is to be gone: that is there, and nothing that is opened in it makes it less so. */
export function isOfGone(
  control: SnapshotNode,
  deed: ActionRecord,
  { task, snapshot: { nodes } }: Pick<Ground, "task" | "snapshot">,
): boolean {
  const assertions = [
    ...task.criteria.flatMap((one) => one.assertions),
    ...(deed.expectedOutcome?.assertions ?? []),
  ];
  return assertions.some(
    (one) =>
      one.kind === "element" &&
      one.state === "absent" &&
      findElements(one.element, nodes).some(
        (entry) => entry === control || descendantsOf(nodes, nodes.indexOf(entry)).includes(control),
      ),
  );
}
