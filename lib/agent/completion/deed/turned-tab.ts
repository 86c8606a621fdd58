import type { ReadBack } from "@/lib/agent/domain/criterion";
import { withoutCount } from "@/lib/agent/domain/named-place";
import type { PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { isChosen } from "@/lib/agent/domain/unchosen";

/** The tab that the page turned to with the deed. */
export function tabTurned(then: PageSnapshot, now: PageSnapshot): Pick<ReadBack, "tab"> {
  const chosen = ({ nodes }: PageSnapshot): SkeletonNode[] =>
    nodes.filter((node) => node.role === "tab" && isChosen(node));
  const known = new Set(chosen(then).map(({ path, name }) => `${path} ${name}`));
  const [tab, ...more] = chosen(now).filter(({ path, name }) => !known.has(`${path} ${name}`));
  return tab && more.length === 0 ? { tab: { name: tab.name, path: tab.path } } : {};
}

/** The tab that was shown after the deed, and is not now: the page may have turned to it by itself. */
export function turnedTab(
  criteria: Task["criteria"],
  nodes: PageSnapshot["nodes"],
): SnapshotNode | undefined {
  const tabs = criteria.flatMap(({ readBack }) => readBack?.tab ?? []);
  const [node, ...more] = nodes.filter(
    (one) =>
      one.role === "tab" &&
      !isChosen(one) &&
      !one.states.includes("hidden") &&
      tabs.some(({ path, name }) => path === one.path && withoutCount(name) === withoutCount(one.name)),
  );
  return more.length === 0 ? node : undefined;
}
