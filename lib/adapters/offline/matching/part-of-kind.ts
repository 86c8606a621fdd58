import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";

/** The named part of the page around a control, where an equal one stands in a part beside it: cards that are laid out as sections. */
export function partOfKind(
  node: SnapshotNode,
  usable: readonly SnapshotNode[],
): { name: string; path: string } | undefined {
  const own = splitAtPart(node);
  const isBeside = (other: SnapshotNode): boolean => {
    const theirs = splitAtPart(other);
    return (
      other.role === node.role &&
      other.name === node.name &&
      theirs !== undefined &&
      theirs.above === own?.above &&
      theirs.name !== own.name
    );
  };
  return own && usable.some(isBeside) ? { name: own.name, path: own.path } : undefined;
}

function splitAtPart({ path }: SnapshotNode): { above: string; name: string; path: string } | undefined {
  const parts = pathParts(path);
  const at = parts.findLastIndex(({ role, name }) => role === "region" && name !== "");
  const part = parts[at];
  return (
    part && { above: joinParts(parts.slice(0, at)), name: part.name, path: joinParts(parts.slice(0, at + 1)) }
  );
}
