import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { contentStems, contentWords, stem, wordsOf } from "@/lib/agent/domain/wording/words";

const hasMenu = ({ role, states }: SnapshotNode): boolean =>
  (role === "button" || role === "clickable") && states.includes("popup") && !states.includes("hidden");

/** `Move Oak staircase` and `Move Ash shelving`: menus that are called alike, each after a thing of its own. */
function alikeWith(node: SnapshotNode, nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const [first, ...more] = wordsOf(node.name);
  if (more.length === 0 || !hasMenu(node)) return [];
  return nodes.filter((one) => hasMenu(one) && one.name !== node.name && wordsOf(one.name)[0] === first);
}

/** The menu of one thing of several holds nothing that the page itself lacks. */
export const isMenuOfThing = (node: SnapshotNode, nodes: readonly SnapshotNode[]): boolean =>
  alikeWith(node, nodes).length > 0;

const sharedWith = (goal: string): ((node: SnapshotNode) => number) => {
  const words = new Set(contentStems(goal));
  return ({ name }) => contentWords(name).filter((word) => words.has(stem(word))).length;
};

/**
 * The menu of a thing that has fewer words of the goal than another. Of two that have as many, and as many others, it is
 * not known which is to be taken away: the menu of neither is opened.
 */
export function isMenuOfOther(goal: string, node: SnapshotNode, nodes: readonly SnapshotNode[]): boolean {
  const shared = sharedWith(goal);
  const own = shared(node);
  const isTaken = takesAway(goal) && own > 0;
  return alikeWith(node, nodes).some(
    (one) =>
      shared(one) > own ||
      (isTaken && shared(one) === own && contentWords(one.name).length === contentWords(node.name).length),
  );
}

/** The menu that is open belongs to another thing than the one that the goal says: one that is called alike has more of the goal's words. */
export function opensAnother(goal: string, nodes: readonly SnapshotNode[]): boolean {
  const open = nodes.filter((node) => hasMenu(node) && node.states.includes("expanded"));
  const shared = sharedWith(goal);
  return open.some((node) => alikeWith(node, nodes).some((one) => shared(one) > shared(node)));
}
