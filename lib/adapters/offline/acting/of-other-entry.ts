import { isInRow } from "@/lib/adapters/offline/matching/parts-of-page";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems } from "@/lib/agent/domain/wording/words";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { wasPressed } from "./explore";

/**
 * `Book beds in Stork dorm`, where `Book beds in Heron dorm` was followed for the goal: the same of another entry of the list. Whatever the goal's own thing could
 * not be brought to, is not done to that one. Nor is it the entry of another day than any that the goal names.
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
  const days = daysNamed(goal);
  return (node) => {
    if (node.role !== "link" || !isInRow(node)) return false;
    const named = days.length > 0 ? daysNamed(node.name) : [];
    if (named.length > 0 && !named.some((day) => isHeldBy(day, days))) return true;
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

/** Days with a number: a weekday alone may be said of any of them. */
const daysNamed = (text: string): string[] =>
  goalFacts(text)
    .filter(({ kind, value }) => kind === "date" && /\d/.test(value))
    .map(({ value }) => value);

/**
 * `Add Eggs, half a dozen` beside `Add Eggs, a dozen`, which was pressed for the goal and says as much of it: another one of the same kind. Whatever became of the
 * goal's own, it is not made up for by that.
 */
export function isBesidePressed(
  goal: string,
  nodes: readonly SnapshotNode[],
  history: readonly PastAction[],
): (node: SnapshotNode) => boolean {
  const said = new Set(contentStems(goal));
  const pressed = nodes.filter(
    (node) => pressable.has(node.role) && node.name !== "" && wasPressed(node, nodes, history),
  );
  return (node) =>
    pressed.some((one) => {
      if (one === node || one.role !== node.role || shapeOf(one.path) !== shapeOf(node.path)) return false;
      const [own, others] = [contentStems(one.name), contentStems(node.name)];
      const isThing = (word: string): boolean => said.has(word) && word !== own[0];
      return (
        own[0] === others[0] &&
        own.some(isThing) &&
        others.every((word) => !said.has(word) || own.includes(word)) &&
        others.some((word) => !said.has(word) && !own.includes(word))
      );
    });
}
const pressable: ReadonlySet<string> = new Set(["button", "clickable", "menuitem"]);
const shapeOf = (path: string): string =>
  pathParts(path)
    .map(({ role }) => role)
    .join("/");
