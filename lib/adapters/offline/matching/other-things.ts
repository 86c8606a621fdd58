import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { becomesIn, goalFacts } from "../reading/goal-facts";

type Place = { place: string; path: string };

const begins = (text: string, name: string): boolean => `${fold(text)} `.startsWith(`${fold(name)} `);

/**
 * Tells the entries of a list that are about another thing: one beside them is called just what the goal says, and they have only a part of its name (`M8 hex
 * bolt` where the goal says `M6 hex bolt`). Also when nothing is left to press at the right one.
 */
export function otherThings(goal: string, nodes: readonly SnapshotNode[]): (entry: Place) => boolean {
  const names = goalFacts(goal)
    .filter(
      (fact) =>
        (fact.kind === "name" || fact.kind === "said") && fact.value.includes(" ") && !becomesIn(goal, fact),
    )
    .map(({ value }) => value);
  const things = nodes
    .filter(({ role, states }) => (role === "row" || role === "item") && !states.includes("hidden"))
    .flatMap(({ name, path }) =>
      names.filter((one) => begins(name, one)).map((one) => ({ name: one, path })),
    );
  return ({ place, path }) => {
    const beside = joinParts(pathParts(path).slice(0, -1));
    const own = new Set(wordsOf(place));
    return (
      !names.some((name) => begins(place, name)) &&
      things.some((thing) => {
        const words = wordsOf(thing.name);
        return (
          thing.path === beside &&
          words.some((word) => own.has(word)) &&
          !words.every((word) => own.has(word))
        );
      })
    );
  };
}
