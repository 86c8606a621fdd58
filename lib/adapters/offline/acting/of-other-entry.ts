import { isInRow } from "@/lib/adapters/offline/matching/parts-of-page";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems } from "@/lib/agent/domain/wording/words";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";

/**
 * `Book beds in Stork dorm`, where `Book beds in Heron dorm` was followed for the goal: the same of another entry of the list. Whatever the goal's own thing could
 * not be brought to, is not done to that one.
 */
export function isOfOtherEntry(
  goal: string,
  history: readonly PastAction[],
): (node: SnapshotNode) => boolean {
  const said = new Set(contentStems(goal));
  const followed = history.flatMap(({ action, target = "" }) => {
    const name = action.startsWith("click(") ? /^link "(.*)"$/u.exec(target)?.[1] : undefined;
    return name === undefined ? [] : [contentStems(name)];
  });
  return (node) => {
    if (node.role !== "link" || !isInRow(node)) return false;
    const own = contentStems(node.name);
    return followed.some((words) => {
      const telling = words.filter((word) => !own.includes(word));
      const others = own.filter((word) => !words.includes(word));
      return (
        telling.length > 0 &&
        telling.length < words.length &&
        telling.every((word) => said.has(word)) &&
        others.length > 0 &&
        !others.some((word) => said.has(word))
      );
    });
  };
}
