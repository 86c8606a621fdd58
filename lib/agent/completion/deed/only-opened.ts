import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { isSamePlace } from "./entered";

/**
 * The last thing that was done, proven, and no more than that it led to fields that were not there before: a link to the page of a form, a button that opens
 * one. No request that stores anything went out.
 */
export function onlyOpened(deed: ActionRecord | undefined, ground: Ground): boolean {
  const { task, snapshot } = ground;
  if (deed?.verdict?.outcome !== "verified" || deed.onlyAsked === true) return false;
  if (doesItself(deed.target?.name ?? "")) return false;
  if (task.history.findLast((record) => !isLookOnly(record))?.actionId !== deed.actionId) return false;
  if (deed.verdict.evidence.some(({ rank }) => rank === "network" || rank === "persisted")) return false;
  const isElsewhere = !isSamePlace(deed.urlAtAction, snapshot.url);
  const before = (deed.beforeState ?? ground.before)?.semanticSkeleton?.nodes;
  const had = new Set((before ?? []).map(fieldKey));
  return snapshot.nodes.some(
    (node) => isOffered(node) && (isElsewhere || (before !== undefined && !had.has(fieldKey(node)))),
  );
}

/** `Delete`, `Add to basket`: nothing is to be filled in for it, whatever fields the page has that it leads to. */
const doesItself = (name: string): boolean =>
  taking.has(readStepIntent(name).verb) ||
  wordsOf(name)
    .slice(1)
    .some((word) => into.has(word));
const taking: ReadonlySet<StepVerb> = new Set(["remove", "archive"]);
const into: ReadonlySet<string> = new Set(["to", "into", "in"]);

const isOffered = (node: SnapshotNode): boolean =>
  isField(node) && node.inputType !== "search" && !node.states.some((state) => shut.has(state));
const shut: ReadonlySet<string> = new Set(["hidden", "disabled", "readonly"]);

const fieldKey = ({ role, name, path }: SnapshotNode): string => `${role} ${name} ${path}`;
