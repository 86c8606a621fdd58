import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { leavesNamedPlace, unopenedPlace, withoutCount } from "@/lib/agent/domain/named-place";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, contentWords, stem } from "@/lib/agent/domain/wording/words";
import { cannot, describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import { type PageContext, topDialog } from "./page-context";

/** `In staging, …`: the place that the goal names is opened before anything is done in another one. */
export function toNamedPlace(
  goal: string,
  { nodes, history, digest }: PageContext,
): ActionAnswer | undefined {
  const place = topDialog(nodes) ? undefined : unopenedPlace(goal, nodes, digest.url);
  const node = place && nodes.find(({ id }) => id === place.node.id);
  if (!place || !node || node.occluded || isBegun(history)) return undefined;
  if (place.option === undefined && isReachedFromHere(goal, node, nodes)) return undefined;
  if (place.option !== undefined) {
    const isChosen = history.some(({ action }) => action.startsWith(`select(${JSON.stringify(node.id)},`));
    return isChosen
      ? undefined
      : prepare("select", [node.id, place.option], `${describe(node)} is where it is to be done.`);
  }
  return wasPressed(node, nodes, history)
    ? undefined
    : prepare("click", [node.id], `${describe(node)} is where it is to be done.`);
}

/** `Add capers to shopping list`: a control beside the thing puts it there, so the place need not be opened first. */
function isReachedFromHere(goal: string, place: SnapshotNode, nodes: readonly SnapshotNode[]): boolean {
  const ofPlace = new Set(contentStems(place.name));
  const said = contentStems(goal).filter((word) => !ofPlace.has(word));
  return nodes.some(
    (node) =>
      node.id !== place.id &&
      pressable.has(node.role) &&
      !node.states.includes("hidden") &&
      containsPhrase(node.name, withoutCount(place.name)) &&
      contentWords(node.name).some((word) => said.includes(stem(word))),
  );
}
const pressable: ReadonlySet<string> = new Set(["button", "clickable", "menuitem"]);

/** What was entered and not sent yet would be lost. */
const isBegun = (history: PageContext["history"]): boolean =>
  /^(?:setValue|check|uncheck)\(/.test(
    history.findLast(({ action }) => !action.startsWith("wait("))?.action ?? "",
  );

/** Looking for something leads no further than the place that the goal names: its like in another place is another thing. */
export function stayingInPlace(goal: string, answer: ActionAnswer, { nodes }: PageContext): ActionAnswer {
  const id = answer.prepares ? /^click\("([^"]+)"\)$/.exec(answer.action ?? "")?.[1] : undefined;
  return id !== undefined && leavesNamedPlace(goal, id, nodes)
    ? cannot("Nothing in the place that the goal names is what the step means.")
    : answer;
}
