import { enteredFor, isSamePlace, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { entryRoles, isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { placeOpener } from "./opened-place";
import { looksSinceLoad, type Opening } from "./reopen";

/** What shows more on this page, once nothing else is to be looked into: the place that a thing was put into, else such a part. */
export const partToOpen = (deed: ActionRecord, ground: Ground): Opening | undefined =>
  placeOpener(deed, ground) ?? foldedPart(deed, ground);

const unfolding = /^(?:show|view|see|open|expand)\s+(?=\S)/iu;

/**
 * `Thursday: 4 of 5 places` over a folded `Names`: who is there stands in the part of the card that is headed by what was chosen. The only thing there that can be
 * unfolded, and no command by its name, is unfolded once.
 */
export function foldedPart(
  deed: ActionRecord,
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): Opening | undefined {
  const looks = looksSinceLoad(task.history);
  if (!looks || takesAway(task.goal) || !isSamePlace(deed.urlAtAction, snapshot.url)) return undefined;
  const values = new Set(valuesOf(enteredFor(deed, task)).map(fold));
  const folded = shownEntries(snapshot.nodes).flatMap((card) => {
    const inside = descendantsOf(snapshot.nodes, snapshot.nodes.indexOf(card as SnapshotNode));
    const isHeaded = inside.some(({ role, name }) => role === "heading" && values.has(fold(name)));
    const hasEntries = inside.some((node) => entryRoles.has(node.role) && isShown(node));
    return isHeaded && !hasEntries ? inside.filter(isFolded) : [];
  });
  const [node, ...more] = folded;
  const isSeen = looks.some(({ target }) => target?.name === node?.name && target?.path === node?.path);
  return node && more.length === 0 && !isSeen
    ? { node, action: { name: "click", args: [node.id] } }
    : undefined;
}

const isFolded = ({ role, name, states, occluded }: SnapshotNode): boolean =>
  role === "button" &&
  states.includes("collapsed") &&
  !states.includes("popup") &&
  !states.includes("disabled") &&
  !states.includes("hidden") &&
  !occluded &&
  readStepIntent(name.replace(unfolding, "")).verb === "unknown" &&
  !startsWithVerb(name.replace(unfolding, ""));
