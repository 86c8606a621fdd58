import type { Ground } from "@/lib/agent/completion/ground";
import { entryAround, entryRoles, isNamedOn, isShown } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { withoutCount } from "@/lib/agent/domain/named-place";
import type { PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { isBesideChosen, isChosen } from "@/lib/agent/domain/unchosen";
import { doneWords } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { fold } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { placeOf } from "./list-link";

/** `Published` beside `Drafts`: called just what the thing is once it is done. */
function isCalledDone({ role, name }: SnapshotNode, goal: string): boolean {
  if (role !== "link") return false;
  const called = fold(withoutCount(name));
  return doneWords(goal).has(called) || fold(stateAsked(goal) ?? "") === called;
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

/** It was missing in the list of the others, and one entry is called by just its name in the list of those that are done, and says nothing else of itself. */
export function inDoneList({ task, snapshot, load }: Pick<Ground, "task" | "snapshot" | "load">): string[] {
  const { nodes, url } = snapshot;
  const [name = "", ...more] = goalNames(task.goal);
  const looks = looksOf({ task });
  const isLookedUp = looks.length === 2 && looks.at(-1)?.action.name === "navigate" && load !== "none";
  if (!isLookedUp || more.length > 0 || name === "" || echoes(url, name)) return [];
  const chosen = nodes.find((node) => isShown(node) && isCalledDone(node, task.goal) && isChosen(node));
  if (!chosen) return [];
  const isSplit = nodes.some(
    (other) => other.role === "link" && isBesideChosen(other, nodes) && other.path === chosen.path,
  );
  const [entry, ...others] = calledSo(name, snapshot);
  if (!isSplit || !entry || others.length > 0) return [];
  const isDone = !waitingFor(task.goal)(entry.text) && toneOfText(entry.text) !== "error";
  return isDone && !isOfNamesake(entry.hrefs, task) ? [`"${name}" is in "${chosen.name}"`] : [];
}

type Called = { text: string; hrefs: string[] };

/** What is called just so: a row or item, or a link or button without one around it. */
function calledSo(name: string, { nodes }: PageSnapshot): Called[] {
  const found = new Map<SkeletonNode, Called>();
  for (const [at, node] of nodes.entries()) {
    if (!called.has(node.role) || !isShown(node) || fold(node.name) !== fold(name)) continue;
    const entry = entryRoles.has(node.role) ? node : (entryAround(at, nodes) ?? node);
    const known = found.get(entry) ?? { text: `${entry.name} ${node.nearText ?? ""}`, hrefs: [] };
    found.set(entry, { ...known, hrefs: [...known.hrefs, ...(node.href ? [node.href] : [])] });
  }
  return [...found.values()];
}
const called: ReadonlySet<string> = new Set(["link", "row", "item", "clickable", "button"]);

/** `/news/7` where it was done on `/news/23`: another one of that name. */
function isOfNamesake(hrefs: readonly string[], { history }: Pick<Task, "history">): boolean {
  const done = history.findLast((record) => !isLookOnly(record));
  const own = numbersIn(done?.urlAtAction ?? "");
  return hrefs
    .map(numbersIn)
    .some((ids) => ids.length > 0 && own.length > 0 && !ids.some((id) => own.includes(id)));
}
const numbersIn = (address: string): string[] =>
  address
    .replace(/^[a-z]+:\/\/[^/]+/iu, "")
    .replace(/[?#].*$/u, "")
    .split("/")
    .filter((part) => /\d/.test(part));
