import { isSame, partAround, submitOf } from "@/lib/adapters/offline/matching/find-form";
import { pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { describe, prepare } from "./answer";
import { isFilled } from "./controls";
import { type PageContext, topDialog } from "./page-context";

const entering = /^(?:setValue|select|check|uncheck)\("([^"]+)"(?:, "(.*)")?\)$/;
const looksUp = /\b(?:search|filter|find|look ?up)\b/i;

/**
 * Where an action enters something into another part of the page than the one before it, and both parts have a button of their own, what was
 * entered first is sent first: the button of the second part says nothing of it, and what it brings may take it away.
 */
export function sendsFirst(answer: ActionAnswer, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const next = nodes.find(({ id }) => id === entering.exec(answer.action ?? "")?.[1]);
  const before = next && unsent(context);
  if (!next || !before || before === next || isApart(before, next, nodes)) return answer;
  const [one, other] = [partAround(before, nodes), partAround(next, nodes)];
  if (isSame(one, other)) return answer;
  const [first, second] = [
    submitOf(one.inside, one.path, "", before),
    submitOf(other.inside, other.path, "", next),
  ];
  if (!first || !second || first === second || looksUp.test(first.name)) return answer;
  if (first.occluded || first.states.includes("disabled") || wasPressed(first, context)) return answer;
  return prepare("click", [first.id], `${describe(first)} sends what was entered before.`);
}

/** The field that was entered last, where it still holds that. */
function unsent({ nodes, history }: PageContext): SnapshotNode | undefined {
  const [, id, value] = history.map(({ action }) => entering.exec(action)).findLast(Boolean) ?? [];
  const node = nodes.find((one) => one.id === id);
  return node && (value === undefined || isFilled(node, value)) ? node : undefined;
}

/** One lies in the open dialog, the other under it. */
function isApart(one: SnapshotNode, other: SnapshotNode, nodes: readonly SnapshotNode[]): boolean {
  const dialog = topDialog(nodes);
  return dialog !== undefined && [one, other].some(({ path }) => !path.startsWith(pathInside(dialog)));
}

const wasPressed = ({ id }: SnapshotNode, { history }: PageContext): boolean => {
  const last = history.findLastIndex(({ action }) => entering.test(action));
  return history.slice(last + 1).some(({ action }) => action === `click(${JSON.stringify(id)})`);
};
