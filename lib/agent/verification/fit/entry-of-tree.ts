import type { NodeRole, SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent, StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * `Open the options of Barn 2`, `Hide Barn 2`: a tree that has what is done to its entries in columns beside it. The entry `Barn 2` says only in which line that
 * is, and nobody can tell of a picture there, or of what the step calls by its word, that it stands in another line.
 */
export function isEntryOfTree(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  { verb, object, container = "", words }: StepIntent,
): boolean {
  const [own, entry] = [nodes[target], nodes[rival]];
  if (!own || !entry || !pressed.has(own.role) || !isOfTree(nodes, rival)) return false;
  if (ancestorsOf(nodes, target).some((at) => nodes[at]?.role === "treeitem" || holdsEntries(nodes, at)))
    return false;
  const called = [...rootsOf(own.name)];
  const [thing, place, said] = [object, container, words.join(" ")].map(rootsOf);
  const name = [...rootsOf(entry.name)];
  const isIn = (those: ReadonlySet<string> | undefined): boolean => name.every((word) => those?.has(word));
  const isOnlyWhere = isIn(place) && !name.some((word) => thing?.has(word));
  return (
    (isOnlyWhere || (!opening.has(verb) && isIn(said))) &&
    called.every((word) => (isOnlyWhere ? thing : said)?.has(word))
  );
}

/** It is an entry of a tree itself, or the link in it that is called just as it. */
const isOfTree = (nodes: readonly SkeletonNode[], at: number): boolean =>
  nodes.some(
    ({ role, parent, name }) =>
      role === "treeitem" && parent === nodes[at]?.parent && fold(name) === fold(nodes[at]?.name ?? ""),
  );

const holdsEntries = (nodes: readonly SkeletonNode[], at: number): boolean =>
  nodes.some(({ role, parent }) => role === "treeitem" && parent === at);

const pressed: ReadonlySet<NodeRole> = new Set(["link", "button", "clickable"]);
/** What is done to an entry by pressing it. */
const opening: ReadonlySet<StepVerb> = new Set(["open", "navigate", "click", "select", "extract", "back"]);
