import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { readGoalAsks } from "@/lib/agent/domain/goal-asks";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentWords } from "@/lib/agent/domain/words";
import { betterEntry } from "@/lib/agent/snapshot/better-entry";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/** What it is to be, or where it is to go: another entry may be there already. */
const becoming = /(?<=\S\s.*)\s(?:to|as|into|onto|als|zu|auf|à|en|a|como|come)\s.*$/iu;

/**
 * With an action on a control that stands in several entries of a list: the entry that has all the goal's words that this one has, and more. It is kept as one
 * that was offered and not chosen, and the goal is not done until it was.
 */
export function withEntryLeft(
  record: ActionRecord,
  goal: string,
  nodes: readonly SnapshotNode[],
): ActionRecord {
  const { action, target } = record;
  if (action.name !== "click" || !target || !readGoalAsks(goal).stores) return record;
  const words = [...new Set(contentWords(goal.replace(becoming, "")).slice(1))];
  const meant = betterEntry(words, target.id, nodes);
  const entry = meant && entryPart(meant.path)?.name;
  return entry ? { ...record, unchosen: [...(record.unchosen ?? []), entry] } : record;
}
