import { isSamePage } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { entryAround, isShown, saysOf } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase } from "@/lib/agent/domain/wording/words";

/**
 * Done on a page of the thing's own, and read again in the list: the one entry that leads to that page, and bears all that the goal names, says that it was done.
 * Where others bear the same names (`Iveta Novak`, `Brno`), only where it leads tells which of them is the thing.
 */
export function entryLeadsThere(
  deed: ActionRecord | undefined,
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): string[] {
  const { goal } = task;
  const names = goalNames(goal);
  if (!deed || names.length === 0 || isSamePath(deed.urlAtAction, snapshot.url)) return [];
  const links = linksTo(deed.urlAtAction, snapshot);
  const [entry, ...others] = new Set(links.map((link) => link.entry));
  if (!entry || others.length > 0 || waitingFor(goal)(entry.name)) return [];
  if (!names.every((name) => saysOf(entry, name, snapshot) && !echoes(snapshot.url, name))) return [];
  const state = [...doneWords(goal)].find(
    (word) =>
      saysOf(entry, word, snapshot) &&
      !isDenied(entry.name, word) &&
      !links.some(({ name }) => containsPhrase(name, word)),
  );
  const told = names.map((name) => `"${name}"`).join(" with ");
  return state === undefined ? [] : [`${told} is "${state}"`];
}

/** What the page's own way there, as one in its header, stands in is no entry. */
const linksTo = (url: string, { nodes, url: base }: PageSnapshot): { name: string; entry: SkeletonNode }[] =>
  nodes.flatMap((node, at) => {
    if (node.role !== "link" || !isShown(node) || node.href === undefined) return [];
    const href = readUrl(node.href, base)?.href;
    const entry = href !== undefined && isSamePage(href, url) ? entryAround(at, nodes) : undefined;
    return entry ? [{ name: node.name, entry }] : [];
  });

const isSamePath = (a: string, b: string): boolean => readUrl(a, b)?.pathname === readUrl(b, b)?.pathname;
