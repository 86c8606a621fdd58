import { doneWords } from "@/lib/agent/domain/done-word";
import { goalNames } from "@/lib/agent/domain/goal-names";
import { withoutCount } from "@/lib/agent/domain/named-place";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { stateAsked } from "@/lib/agent/domain/state-asked";
import { isBesideChosen, isChosen } from "@/lib/agent/domain/unchosen";
import { fold } from "@/lib/agent/domain/words";
import type { Ground } from "../ground";
import { isNamedOn, isShown } from "../page/entries";
import { echoes } from "../page/places";
import { placeOf } from "./list-link";

/** `Published` beside `Drafts`: called just what the thing is once it is done. */
function isCalledDone({ role, name }: SnapshotNode, goal: string): boolean {
  const called = fold(withoutCount(name));
  return role === "link" && (doneWords(goal).has(called) || fold(stateAsked(goal) ?? "") === called);
}

const looksOf = ({ task }: Pick<Ground, "task">) =>
  task.history.filter(({ purpose }) => purpose === "gather_evidence");

/** The list that was looked at is one of several by state, and the one thing stands in it no more: the one of those that are done. Once. */
export function doneList(
  ground: Pick<Ground, "task" | "snapshot">,
): { href: string; name: string } | undefined {
  const { task, snapshot } = ground;
  const [name, ...more] = goalNames(task.goal);
  const [look, ...others] = looksOf(ground);
  if (look?.action.name !== "navigate" || others.length > 0) return undefined;
  if (name === undefined || more.length > 0 || isNamedOn(name, snapshot)) return undefined;
  const [link, ...links] = snapshot.nodes.filter(
    (node) => isShown(node) && isCalledDone(node, task.goal) && isBesideChosen(node, snapshot.nodes),
  );
  const href = link && links.length === 0 ? placeOf({ ...link, name: "" }, snapshot.url) : undefined;
  return link && href !== undefined ? { href, name: link.name } : undefined;
}

/** It was missing in the list of the others, and is called by just its name in the list of those that are done. */
export function inDoneList({ task, snapshot, load }: Pick<Ground, "task" | "snapshot" | "load">): string[] {
  const { nodes, url } = snapshot;
  const [name = "", ...more] = goalNames(task.goal);
  const looks = looksOf({ task });
  const chosen = nodes.find((node) => isShown(node) && isCalledDone(node, task.goal) && isChosen(node));
  const isLookedUp = looks.length === 2 && looks.at(-1)?.action.name === "navigate" && load !== "none";
  if (!chosen || !isLookedUp || more.length > 0 || name === "" || echoes(url, name)) return [];
  const isSplit = nodes.some(
    (other) => other.role === "link" && isBesideChosen(other, nodes) && other.path === chosen.path,
  );
  return isSplit && calledSo(name, snapshot).length === 1 ? [`"${name}" is in "${chosen.name}"`] : [];
}

const calledSo = (name: string, { nodes }: PageSnapshot): SnapshotNode[] =>
  nodes.filter((node) => entries.has(node.role) && isShown(node) && fold(node.name) === fold(name));
const entries: ReadonlySet<string> = new Set(["link", "row", "item", "clickable", "button"]);
