import { entryAround } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { destinationsOf, goalNames, withoutPlace } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { calledInEntry } from "./called-in-entry";
import { isCountedOtherwise, partsIn } from "./just-thing";

/** `blue kettle` of `Put the blue kettle into the cart`, where the entry of the control that was used is called so, and the goal puts nothing else there. */
export function plainThing(id: string, then: PageSnapshot, goal: string): string | undefined {
  if (goalNames(goal).length > 0 || destinationsOf(goal, true).length === 0) return undefined;
  const called = calledInEntry(id, then, goal);
  const [, ...object] = wordsOf(withoutPlace(commandOf(goal)));
  return called !== undefined && contentWords(object.join(" ")).join(" ") === called ? called : undefined;
}

/** Where such a thing was to go somewhere, lines that came with it tell of another one beside it, or of more of it than was asked for. */
export function tellsOther(
  came: readonly string[],
  id: string,
  [then, now]: readonly [PageSnapshot, PageSnapshot],
  goal: string,
): boolean {
  const thing = plainThing(id, then, goal);
  if (thing === undefined) return false;
  const others = namesBeside(id, then).filter((name) => !containsPhrase(thing, name));
  return came
    .flatMap(partsIn(now))
    .some((part) =>
      containsPhrase(part, thing)
        ? isCountedOtherwise(part, goal)
        : others.some((name) => containsPhrase(part, name)),
    );
}

/** What the entries are headed by that stand beside the one of that control. */
function namesBeside(id: string, { nodes }: PageSnapshot): string[] {
  const own = entryAround(
    nodes.findIndex((node) => node.id === id),
    nodes,
  );
  return nodes.flatMap((node, at) => {
    const entry = node.role === "heading" ? entryAround(at, nodes) : undefined;
    const isBeside = entry && entry !== own && entry.role === own?.role && entry.path === own.path;
    return isBeside ? [node.name] : [];
  });
}
