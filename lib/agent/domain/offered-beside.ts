import type { ActionRecord } from "./action-record";
import type { SkeletonNode } from "./snapshot";

/** A longer list is not kept: it is one of all there are, and not of a few beside each other. */
const mostOffered = 60;

/** What a list or a group of radio buttons offered beside what was chosen of it. Known only while the page before is. */
export function offeredBeside({
  beforeState,
  target,
  chainTargets = [],
}: ActionRecord): Pick<ActionRecord, "offered"> {
  const nodes = beforeState?.semanticSkeleton?.nodes ?? [];
  const chosen = [...(target ? [target] : []), ...chainTargets];
  const offered = [...new Set(chosen.flatMap((one) => optionsBeside(one, nodes)))];
  return offered.length > 0 && offered.length <= mostOffered ? { offered } : {};
}

const optionsBeside = (
  { id, role, path, name }: Pick<SkeletonNode, "id" | "role" | "path" | "name">,
  nodes: readonly SkeletonNode[],
): string[] =>
  role === "radio"
    ? nodes.filter((other) => other.role === role && other.path === path && other.name !== name).map(nameOf)
    : nodes.flatMap((node) => (node.id === id && node.role === "combobox" ? (node.options ?? []) : []));

const nameOf = ({ name }: SkeletonNode): string => name;
