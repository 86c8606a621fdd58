import type { CommandPart } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { containsPhrase, fold, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Command } from "./says-command";

const placing: ReadonlySet<string> = new Set(["for", "on", "at", "in", "of", "from"]);
/** `for Friday` may be a value as well: no tab is opened for it. */
const standing: ReadonlySet<string> = new Set(["on", "at", "in", "of", "from"]);

/** `for Saturday`, said by a heading or by the tab that is open: that is where it is done, and nothing to be entered. */
export const isPageOf = (part: CommandPart, nodes: readonly SnapshotNode[]): boolean =>
  placing.has(part.prep) &&
  (nodes.some((node) => node.role === "heading" && containsPhrase(node.name, part.name)) ||
    nodes.some((node) => isChosen(node) && isTabOf(node, part, nodes)));

/** The tab that a part of the command names as where the thing is, as long as another one is open. */
export function tabTold({ parts }: Command, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const tabs = nodes.filter((node) =>
    parts.some((part) => standing.has(part.prep) && isTabOf(node, part, nodes)),
  );
  const [tab] = tabs;
  return tabs.length === 1 &&
    tab &&
    !isChosen(tab) &&
    nodes.some((node) => isBeside(tab, node) && isChosen(node))
    ? tab
    : undefined;
}

const isBeside = (tab: SnapshotNode, { role, path }: SnapshotNode): boolean =>
  role === "tab" && path === tab.path;

/** `Friday` of `the Friday playlist`, on a page about playlists: all words of the part are said. */
function isTabOf({ role, name }: SnapshotNode, part: CommandPart, nodes: readonly SnapshotNode[]): boolean {
  if (role !== "tab" || name === "" || !containsPhrase(part.name, name)) return false;
  if (fold(name) === fold(part.name)) return true;
  const [own, words] = [new Set(wordsOf(name)), wordsOf(part.name)];
  const kind = words.slice(own.size);
  if (kind.length !== 1 || !words.slice(0, own.size).every((word) => own.has(word))) return false;
  const heads = nodes.filter((node) => node.role === "heading").flatMap((node) => stemsOf(node.name));
  return stemsOf(kind.join(" ")).every((word) => word === "tab" || heads.includes(word));
}
