import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { tellsNoneFound } from "@/lib/agent/snapshot/none-found";
import type { Ground } from "@/lib/agent/verification/ground";

/** An entry said what is searched for, and none does since: where it stood it is not found. */
function isUnfound({ verb, nodesBefore, nodesAfter }: Ground, value: string): boolean {
  const saying = (nodes: readonly SkeletonNode[]): SkeletonNode[] =>
    nodes.filter(({ name, states }) => !states.includes("hidden") && containsPhrase(name, value));
  return (
    verb === "search" &&
    saying(nodesBefore).some(({ role }) => role === "item" || role === "row") &&
    saying(nodesAfter).every(isField)
  );
}

/** Whether what was looked for is not there, or was looked for amiss, nobody can tell from `No results found`; a link that is called so was found. */
export const isNothingThere = (ground: Ground): boolean => {
  const { action, diff, nodesAfter } = ground;
  const isLink = (line: string): boolean =>
    nodesAfter.some(({ role, name }) => role === "link" && name === line);
  return (
    action.value !== undefined &&
    ((diff?.linesAdded ?? []).some((line) => tellsNoneFound(line) && !isLink(line)) ||
      isUnfound(ground, action.value))
  );
};
