import { type Fact, goalFacts, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold, stem } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";

/** Buttons that stay pressed, at least where they are a plan of places or times to choose from. */
const fewest = 4;

/**
 * `Reserve seats F7 and F8`, on a plan of buttons that stay pressed: each that is called just as the goal says, by its code alone or by that
 * behind its kind (`Seat F7`), is pressed before it is sent. Undefined where one of them is shut or covered: part of what was asked for is not what was asked for.
 */
export function pressedCodes(goal: string, nodes: readonly SnapshotNode[]): ActionAnswer | undefined {
  const plan = nodes.filter(
    ({ states }) =>
      !states.includes("hidden") && (states.includes("pressed") || states.includes("unpressed")),
  );
  if (plan.length < fewest) return undefined;
  const codes = goalFacts(goal).filter(({ kind }) => kind === "code");
  const meant = codes.map((code) => {
    const names = [code.value, ...kindOf(code, codes, goal).map((kind) => `${kind} ${code.value}`)].map(
      called,
    );
    return plan.filter(({ name }) => names.includes(called(name)));
  });
  const all = meant.flat();
  if (
    meant.some(({ length }) => length > 1) ||
    all.some(({ states, occluded }) => occluded || states.includes("disabled"))
  )
    return undefined;
  const next = all.find(({ states }) => states.includes("unpressed"));
  return next && prepare("click", [next.id], `${describe(next)} is one of those that the goal names.`);
}

/** `Seat F7` as the goal says it of `seats F7 and F8`. */
const called = (name: string): string => {
  const [first = "", ...others] = fold(name).trim().split(/\s+/u);
  return [others.length > 0 ? stem(first) : first, ...others].join(" ");
};

/** The word before a code, or before the first one of the list that it stands in. */
function kindOf(code: Fact, codes: readonly Fact[], goal: string): string[] {
  const before = codes.findLast(({ end }) => end <= code.start);
  return before && joining.test(goal.slice(before.end, code.start))
    ? kindOf(before, codes, goal)
    : wordsBefore(goal, code, 1);
}
const joining = /^(?:,|,? ?(?:and|und|et|y|e|en|&|\+)|)\s*$/u;
