import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { saysDone } from "./done-names";

/**
 * `Discontinue Losartan`: the entry of that name left its list, and one of that name says by the step's word that it was done, where none did before
 * (`Losartan 50mg Discontinued`).
 */
export function isListedAsDone(ground: Ground): boolean {
  const { fit, intent, diff, before, nodesBefore, nodesAfter, alerts } = ground;
  const names = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)];
  if (fit.fit !== "this" || names.length === 0 || alerts.some(({ tone }) => tone === "error")) return false;
  const isNamed = (text: string): boolean => {
    const words = new Set(wordsOf(text));
    return names.every((word) => words.has(word));
  };
  // What holds several entries says of all of them what one of them is.
  const entriesOf = (nodes: readonly SkeletonNode[]): number[] =>
    [...nodes.keys()].filter(
      (at) =>
        entryRoles.has(nodes[at]?.role ?? "") &&
        isNamed(nodes[at]?.name ?? "") &&
        !nodes.some((node, other) => other !== at && entryRoles.has(node.role) && isWithin(nodes, other, at)),
    );
  const isDone = (node: SkeletonNode | undefined): boolean =>
    node !== undefined && saysDone(ground, node.name);
  const tells = (line: string): boolean => isNamed(line) && saysDone(ground, line);
  const [was, is] = [entriesOf(nodesBefore), entriesOf(nodesAfter)];
  if (was.some((at) => isDone(nodesBefore[at])) || (before?.semanticSkeleton?.textDigest ?? []).some(tells))
    return false;
  const left = was.filter((at) => (diff?.match.toAfter[at] ?? -1) < 0);
  const listed = is.filter((at) => isDone(nodesAfter[at])).length;
  // A list that is no list by its markup is read by its lines.
  const told = (diff?.linesAdded ?? []).filter(tells).length;
  return left.length === 1 && (listed === 1 || (listed === 0 && told === 1));
}
const entryRoles: ReadonlySet<string> = new Set(["item", "row", "treeitem"]);
