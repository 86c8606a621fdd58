import { goalNames } from "@/lib/agent/domain/goal-names";
import { isHeldBy } from "@/lib/agent/domain/same-value";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { type Entered, isChanging } from "./entered";
import { entryAround, isShown, shownEntries } from "./entries";
import { headingRank } from "./places";

/** What a page says of each of several things, and the headings over all of them. */
type Blocks = { blocks: string[]; over: string[] };

/**
 * Some of what was entered for a new thing is shown with other things only, where the page shows the new one as well: `Suppliers` at another contact
 * says nothing of this one.
 */
export function isShownWithOthers(entered: readonly Entered[], page: PageSnapshot, goal: string): boolean {
  const thing = isChanging(goal) ? undefined : thingOf(entered, goal);
  if (thing === undefined) return false;
  const values = entered.flatMap((one) => (one.kind === "element_value" ? [one.value] : []));
  const lists = underHeadings(page).map(({ blocks, over }) => ({
    blocks: blocks.map((lines) => lines.join(" ")),
    over,
  }));
  return [inEntries(page), ...lists]
    .filter(({ blocks }) => blocks.some((block) => isHeldBy(thing, [block])))
    .some((list) => values.some((value) => isOfOthers(value, thing, list)));
}

/** What the goal names and was entered, else what was typed first. */
function thingOf(entered: readonly Entered[], goal: string): string | undefined {
  const typed = entered.flatMap((one) =>
    one.kind === "element_value" && one.element.role === "textbox" && !one.aside ? [one.value] : [],
  );
  return goalNames(goal).find((name) => typed.includes(name)) ?? typed[0];
}

/** What a heading says over all of them is said of each. */
function isOfOthers(value: string, thing: string, { blocks, over }: Blocks): boolean {
  const holding = blocks.filter((block) => isHeldBy(value, [block]));
  return (
    holding.length > 0 &&
    !holding.some((block) => isHeldBy(thing, [block])) &&
    !over.some((heading) => isHeldBy(value, [heading]))
  );
}

const inEntries = ({ nodes }: PageSnapshot): Blocks => ({
  blocks: shownEntries(nodes).map(({ name }) => name),
  over: nodes.flatMap((node, at) =>
    node.role === "heading" && isShown(node) && !entryAround(at, nodes) ? [node.name] : [],
  ),
});

/** For each rank of headings: every one of them with the lines under it, and the headings over them. */
export function underHeadings({ lines }: PageSnapshot): { blocks: string[][]; over: string[] }[] {
  const ranks = [...new Set(lines.map(headingRank))].filter(Number.isFinite);
  return ranks.map((rank) => {
    const blocks: string[][] = [];
    let isInside = false;
    for (const line of lines) {
      const own = headingRank(line);
      isInside = own === rank || (isInside && own > rank);
      if (own === rank) blocks.push([line]);
      else if (isInside) blocks.at(-1)?.push(line);
    }
    return { blocks, over: lines.filter((line) => headingRank(line) < rank) };
  });
}
