import { entryAround, isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isActionable, type PageSnapshot, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { takesForGood } from "@/lib/agent/domain/wording/goal-names";
import { fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** What an entry says before its first control: what it asks once it was pressed stands behind that. */
function ownText(entry: SkeletonNode, nodes: PageSnapshot["nodes"]): string {
  const text = fold(entry.name);
  const starts = descendantsOf(nodes, nodes.indexOf(entry))
    .filter((node) => isActionable(node) && node.name !== "")
    .map(({ name }) => text.lastIndexOf(fold(name)))
    .filter((at) => at >= 0);
  return text.slice(0, Math.min(text.length, ...starts)).trim();
}

const fewestSigns = 3;

/** Entries of that kind which begin alike: the one may say more than the other by now. */
const entriesLike = (role: string, text: string, { nodes }: PageSnapshot): SkeletonNode[] =>
  nodes.filter((node) => {
    if (node.role !== role || !isShown(node)) return false;
    const own = ownText(node, nodes);
    return own.length >= fewestSigns && (own.startsWith(text) || text.startsWith(own));
  });

/**
 * The entry that one of these was pressed in is gone: what it said, and how many said so before. Where others bear the name that the goal gives, as another
 * reminder of the same animal, the name being gone could not tell it.
 */
export function rowGone(
  pressed: readonly ActionRecord[],
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Pick<ReadBack, "rowGone"> {
  if (!takesForGood(goal)) return {};
  for (const { target } of pressed) {
    const at = then.nodes.findIndex(({ id, role }) => id === target?.id && role === target.role);
    const entry = entryAround(at, then.nodes);
    if (at < 0 || !entry) continue;
    const text = ownText(entry, then.nodes);
    const count = entriesLike(entry.role, text, then).length;
    const isGone = text.length >= fewestSigns && entriesLike(entry.role, text, now).length < count;
    return isGone ? { rowGone: { role: entry.role, text, count } } : {};
  }
  return {};
}

/** On a fresh load there are as many such entries again. */
export const rowIsBack = ({ rowGone: row }: ReadBack, page: PageSnapshot): string[] =>
  row && entriesLike(row.role, row.text, page).length >= row.count ? [`"${row.text}" is gone`] : [];
