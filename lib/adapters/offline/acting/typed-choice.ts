import type { Entry } from "@/lib/adapters/offline/matching/choices-from-goal";
import { isSentByButton } from "@/lib/adapters/offline/matching/find-form";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { act, describe, prepare } from "./answer";
import { enter } from "./controls";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/** A list that dropped open under a field offers just what was typed: until it is chosen it may not count, and it lies over the rest. */
export function offeredFor(
  entries: readonly Entry[],
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const typed = entries.filter(
    ({ kind, node }) => kind !== "mark" && kind !== "unmark" && node.states.includes("expanded"),
  );
  const offers = nodes.filter(({ role, states }) => role === "option" && !states.includes("hidden"));
  const same = offers.filter(({ name }) => typed.some(({ value }) => fold(value) === fold(name)));
  // `Europe/Lisbon` where Lisbon was typed.
  const holding = offers.filter(({ name }) => typed.some(({ value }) => containsPhrase(name, value)));
  return [same, holding].find((list) => list.length === 1)?.[0];
}

/**
 * A field that offers what it takes once something is typed, and that no button sends: what the goal says is typed, and chosen from what is offered. Undefined
 * where there is none, or it holds that already.
 */
export function typedChoice(
  entries: readonly Entry[],
  nodes: readonly SnapshotNode[],
  context: PageContext,
  isLast: () => boolean,
): ActionAnswer | undefined {
  const open = entries.filter(
    ({ node, kind }) =>
      kind === "text" &&
      node.role === "combobox" &&
      node.states.includes("editable") &&
      !isSentByButton(node, nodes),
  );
  const offered = offeredFor(open, nodes);
  if (offered && !wasPressed(offered, nodes, context.history))
    return isLast()
      ? act("click", [offered.id], `${describe(offered)} is what it is to be.`, 0.8)
      : prepare("click", [offered.id], `${describe(offered)} is what the goal says.`);
  const empty = open.find(({ node, value }) => !containsPhrase(node.value ?? "", value));
  const answer = empty && enter(empty.node, empty.value, 0.8, { ...context, skipsHeld: true });
  return answer?.decision === "act" ? { ...answer, prepares: true } : undefined;
}

/** The list dropped open under a field of a form that a button sends. */
export const isSentLater = (nodes: readonly SnapshotNode[]): boolean =>
  nodes.some(
    (node) =>
      node.role === "combobox" &&
      node.states.includes("expanded") &&
      node.states.includes("editable") &&
      isSentByButton(node, nodes),
  );
