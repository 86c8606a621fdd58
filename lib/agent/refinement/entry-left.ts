import type { ActionRecord, ActionTarget } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readGoalAsks } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fieldOfOtherEnd } from "@/lib/agent/domain/wording/span-ends";
import { contentWords } from "@/lib/agent/domain/wording/words";
import { betterEntry } from "@/lib/agent/snapshot/better-entry";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/** What it is to be, or where it is to go: another entry may be there already. */
const becoming = /(?<=\S\s.*)\s(?:to|as|into|onto|als|zu|auf|à|en|a|como|come)\s.*$/iu;

/**
 * With an action on a control that stands in several entries of a list: the entry that has all the goal's words that this one has, and more; of controls that are
 * called after their things, the one that is called after more of the goal. It is kept as one that was offered and not chosen, and the goal is not done until it was.
 */
export function withEntryLeft(
  record: ActionRecord,
  goal: string,
  nodes: readonly SnapshotNode[],
): ActionRecord {
  const { action, target } = record;
  if (!target || !readGoalAsks(goal).stores) return record;
  const asked = goal.replace(becoming, "");
  const left =
    (action.name === "click" ? otherEntry(asked, target, nodes) : undefined) ??
    namesake(asked, record, nodes) ??
    otherEnd(asked, record, nodes);
  return left ? { ...record, unchosen: [...(record.unchosen ?? []), left] } : record;
}

function otherEntry(asked: string, { id }: ActionTarget, nodes: readonly SnapshotNode[]): string | undefined {
  const meant = betterEntry([...new Set(contentWords(asked).slice(1))], id, nodes);
  return meant && entryPart(meant.path)?.name;
}

/** `Closes` beside `Opens`, where the goal speaks of closing. */
function otherEnd(
  asked: string,
  { action, target }: ActionRecord,
  nodes: readonly SnapshotNode[],
): string | undefined {
  if (!target || !entering.has(action.name)) return undefined;
  const others = nodes.filter(
    ({ id, role, inputType, states }) =>
      id !== target.id &&
      role === target.role &&
      inputType === target.inputType &&
      !states.includes("hidden"),
  );
  return others[
    fieldOfOtherEnd(
      asked,
      target.name,
      others.map(({ name }) => name),
    ) ?? -1
  ]?.name;
}

/** `Target for House B` beside `Target for House A`: the one control of its kind that is called after more of what the goal names. */
function namesake(
  asked: string,
  { action, target }: ActionRecord,
  nodes: readonly SnapshotNode[],
): string | undefined {
  const isOfThing = entering.has(action.name) || (action.name === "click" && target?.role === "button");
  if (!target || !isOfThing) return undefined;
  const names = goalNames(asked);
  const namesOf = (label: string): string[] => names.filter((one) => isHeldBy(one, [label]));
  const kindOf = (label: string): string[] =>
    contentWords(label).filter((word) => !names.some((one) => isHeldBy(word, [one])));
  const held = namesOf(target.name);
  const [only, ...more] = nodes.filter(({ role, name, states }) => {
    if (role !== target.role || states.includes("hidden") || states.includes("disabled")) return false;
    const theirs = namesOf(name);
    return (
      theirs.length > held.length &&
      held.every((one) => theirs.includes(one)) &&
      kindOf(name).length > 0 &&
      kindOf(name).every((word) => kindOf(target.name).includes(word))
    );
  });
  return more.length === 0 ? only?.name : undefined;
}
const entering: ReadonlySet<string> = new Set(["setValue", "select", "check", "uncheck"]);
