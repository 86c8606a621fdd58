import { choicesIn, type Entry } from "@/lib/adapters/offline/matching/choices-from-goal";
import { isSentByButton } from "@/lib/adapters/offline/matching/find-form";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { shownStatesIn, tickedIn } from "@/lib/adapters/offline/matching/shown-states";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { toggle } from "./controls";
import type { PageContext } from "./page-context";

type Turn = { node: SnapshotNode; on: boolean };

/**
 * The one switch that takes effect at once and that the goal means: turned on or off as the goal says of it, the way that stands for the state which the goal
 * gives its entry, or the choice that it says of a group by name.
 */
export function switchOf(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  return turned(byState(goal, nodes) ?? byName(goal, nodes) ?? byGroup(goal, nodes), nodes, context);
}

/** The box of one thing in a list of such boxes, on the page that the goal is about. */
export function boxOf(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  return turned(turnIn(tickedIn(goal, nodes.filter(isField))), nodes, context);
}

function turned(
  turn: Turn | undefined,
  nodes: readonly SnapshotNode[],
  context: PageContext,
): ActionAnswer | undefined {
  if (!turn || turn.node.states.includes("disabled") || isSentByButton(turn.node, nodes)) return undefined;
  const answer = toggle(turn.node, turn.on, 0.85, { ...context, skipsHeld: true });
  return answer.decision === "act" ? answer : undefined;
}

const byState = (goal: string, nodes: readonly SnapshotNode[]): Turn | undefined =>
  turnIn(shownStatesIn(goal, nodes.filter(isField)));

function turnIn([entry, ...more]: readonly Entry[]): Turn | undefined {
  return entry && more.length === 0 ? { node: entry.node, on: entry.kind === "mark" } : undefined;
}

const leastCertain = 0.6;

function byName(goal: string, nodes: readonly SnapshotNode[]): Turn | undefined {
  const [want, ...more] = readGoal(goal);
  if (want?.do !== "tick" || want.target.every || more.length > 0) return undefined;
  const switches = nodes.filter(({ role }) => role === "switch" || role === "checkbox");
  const found = findElement(want.target, switches, { need: "tick", around: nodes });
  return found && found.certainty >= leastCertain ? { node: found.best, on: want.on } : undefined;
}

/** `Have my assessment notices sent by post`: `By post`, of the ways for `Assessment notices`. */
function byGroup(goal: string, nodes: readonly SnapshotNode[]): Turn | undefined {
  const said = new Set(contentStems(goal));
  const radios = nodes.filter(({ role, states }) => role === "radio" && !states.includes("hidden"));
  const meant = choicesIn(goal, radios).filter(({ node }) => {
    const label = contentStems(pathParts(node.path).at(-1)?.name ?? "");
    return label.length > 0 && label.every((word) => said.has(word));
  });
  const [only, ...more] = meant;
  return only?.kind === "mark" && more.length === 0 ? { node: only.node, on: true } : undefined;
}
