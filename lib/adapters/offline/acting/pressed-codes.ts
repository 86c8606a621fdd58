import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";

/** Buttons that stay pressed, at least where they are a plan of places or times to choose from. */
const fewest = 4;

/**
 * `Reserve seats F7 and F8`, on a plan of buttons that stay pressed: each that is called just as the goal says is pressed before it is sent. Undefined where one of
 * them is shut or covered: part of what was asked for is not what was asked for.
 */
export function pressedCodes(goal: string, nodes: readonly SnapshotNode[]): ActionAnswer | undefined {
  const plan = nodes.filter(
    ({ states }) =>
      !states.includes("hidden") && (states.includes("pressed") || states.includes("unpressed")),
  );
  if (plan.length < fewest) return undefined;
  const codes = goalFacts(goal).filter(({ kind }) => kind === "code");
  const meant = codes.map(({ value }) => plan.filter(({ name }) => fold(name) === fold(value)));
  const all = meant.flat();
  if (
    meant.some(({ length }) => length > 1) ||
    all.some(({ states, occluded }) => occluded || states.includes("disabled"))
  )
    return undefined;
  const next = all.find(({ states }) => states.includes("unpressed"));
  return next && prepare("click", [next.id], `${describe(next)} is one of those that the goal names.`);
}
