import { findOpener } from "@/lib/adapters/offline/matching/find-opener";
import { isKin } from "@/lib/adapters/offline/matching/kin";
import { asksMore } from "@/lib/adapters/offline/matching/opening-words";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { missedIdentifier } from "@/lib/agent/domain/identifiers";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { missedNumber } from "@/lib/agent/domain/wording/numbered";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems } from "@/lib/agent/domain/wording/words";
import type { PageContext } from "./page-context";

const titlesOf = (nodes: readonly SnapshotNode[]): string[] =>
  nodes
    .filter(
      ({ role, inputType, states }) => role === "heading" && inputType === "1" && !states.includes("hidden"),
    )
    .map(({ name }) => name);

/** The page of room 212, or of `#212`, where the goal is about 214: whatever it offers is done to another thing there. */
export const isOfAnother = (
  goal: string,
  { nodes, digest }: Pick<PageContext, "nodes" | "digest">,
): boolean =>
  missedNumber(goal, [...digest.title.split(/\s[-–—|·:]\s/u), ...titlesOf(nodes)]) !== undefined ||
  missedIdentifier(goal, titlesOf(nodes).join("\n")) !== undefined;

/** `Lift 3 out of order`, where the goal is about lift 7: a control of another one of that kind, also where the goal's own is not on the page yet. */
export const bearsOtherNumber = (goal: string, { name }: SnapshotNode): boolean =>
  missedNumber(goal, [name]) !== undefined;

const telling: ReadonlySet<string> = new Set(["name", "said", "code", "number"]);

/** What the page is headed by, where that names the goal's thing. */
function headedByThing(goal: string, nodes: readonly SnapshotNode[]): string[] {
  const things = goalFacts(goal).filter(({ kind }) => telling.has(kind));
  return titlesOf(nodes).filter((title) => things.some(({ value }) => isHeldBy(value, [title])));
}

/** On the page of the thing itself: the words of its name have led here and tell none of its controls, and the button that the goal says for the rest does it. */
export function openerOnItsPage(
  goal: string,
  nodes: readonly SnapshotNode[],
  isLeftOut: (node: SnapshotNode) => boolean,
  followed: readonly string[],
): ReturnType<typeof findOpener> {
  const titles = headedByThing(goal, nodes);
  const opener =
    titles.length === 0 ? undefined : findOpener(goal, nodes, isLeftOut, [...followed, ...titles]);
  if (opener?.node.role !== "button" || opener.node.states.includes("popup")) return opener;
  const said = contentStems(goal);
  const own = contentStems(opener.node.name);
  const isSaid = own.every((word) => said.some((one) => isKin(one, word)));
  return { ...opener, does: isSaid && !asksMore(opener.node.name) };
}

/** `INV-1042 to Brightwater Plumbing`: on the page that is headed by the number, the name beside it only says whose it is. */
export function saidOfThing(goal: string, nodes: readonly SnapshotNode[]): string[] {
  const facts = goalFacts(goal);
  const things = facts.filter(
    ({ kind, value }) =>
      (kind === "code" || kind === "number") && titlesOf(nodes).some((title) => isHeldBy(value, [title])),
  );
  return things.flatMap(({ end }) => {
    const [next] = facts.filter(({ kind, start }) => kind === "name" && start > end);
    return next && joining.test(goal.slice(end, next.start)) ? [next.value] : [];
  });
}
const joining =
  /^[\s,(]*(?:(?:to|of|for|from|by|with|an|für|von|de|du|para|del?|per|di|voor|van)\s+)?(?:the\s+)?$/iu;
