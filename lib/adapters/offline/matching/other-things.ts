import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { becomesIn, goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, fold, stem, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { isKin } from "./kin";

type Place = { place: string; path: string };

const begins = (text: string, name: string): boolean => `${fold(text)} `.startsWith(`${fold(name)} `);

/**
 * Tells the entries of a list that are about another thing: one beside them is called just what the goal says, and they have only a part of its name (`M8 hex
 * bolt` where the goal says `M6 hex bolt`). Also when nothing is left to press at the right one.
 */
export function otherThings(goal: string, nodes: readonly SnapshotNode[]): (entry: Place) => boolean {
  const names = thingsNamed(goal);
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

const thingsNamed = (goal: string): string[] =>
  goalFacts(goal)
    .filter(
      (fact) =>
        (fact.kind === "name" || fact.kind === "said") && fact.value.includes(" ") && !becomesIn(goal, fact),
    )
    .map(({ value }) => value);

/**
 * Tells the entries that have nothing of the goal but what is to be done (`Book` at `Yoga` for `Book me into Lead Basics`), where the page shows nothing of
 * the name that the goal says. An entry that says no more than its controls, as one of a menu, is about nothing of its own. What is new stands nowhere yet, and
 * `Invite` at `Team members` is where it is made.
 */
export function sharesDeedOnly(
  goal: string,
  nodes: readonly SnapshotNode[],
): (place: string, own: readonly SnapshotNode[]) => boolean {
  const names = thingsNamed(goal);
  const isShown = (name: string): boolean =>
    nodes.some((node) => containsPhrase(`${node.name} ${node.nearText ?? ""}`, name));
  const verb = stem(commandVerb(goal));
  if (names.length === 0 || makesAnew(goal) || names.some(isShown)) return () => false;
  const said = new Set(contentStems(goal));
  return (place, own) => {
    const words = contentStems(place);
    const named = new Set(own.flatMap(({ name }) => stemsOf(name)));
    const shared = [...words, ...named].filter((word) => said.has(word));
    return shared.every((word) => isKin(word, verb)) && words.some((word) => !named.has(word));
  };
}

/** `Invite Ida Falk`: what it names is not there yet. */
export const makesAnew = (goal: string): boolean =>
  makesNew.has(stem(commandVerb(goal))) && !takesOne.test(goal);

const makesNew: ReadonlySet<string> = new Set(
  "invite add register hire create make onboard recruit appoint".split(" ").map(stem),
);
/** `Register me for Knot Basics`, `Add Rye loaf to the cart`: one that is there already. */
const takesOne = /(?<!\p{L})(?:me|us|myself|ourselves|cart|basket|bag|trolley)(?!\p{L})/iu;
