import { type Entered, typedAndChosen } from "@/lib/agent/completion/deed/entered";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { entryAround, isShown, shownEntries } from "./entries";
import { headingRank } from "./waiting-part";

/** What a page says of each of several things, and the headings over all of them. */
type Blocks = { blocks: string[]; over: string[] };

/**
 * Some of what was entered or chosen for a new thing is shown with other things only, where the page shows the new one as well: `Suppliers` at another contact
 * says nothing of this one.
 */
export function isShownWithOthers(entered: readonly Entered[], page: PageSnapshot, goal: string): boolean {
  const thing = isChanging(goal) ? undefined : thingOf(entered, goal);
  if (thing === undefined) return false;
  const values = typedAndChosen(entered);
  if (values.some((value) => isInOtherColumn(value, thing, page))) return true;
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

function inEntries({ nodes }: PageSnapshot): Blocks {
  const entries = shownEntries(nodes);
  const heads = entries.filter((entry) => isHead(entry, entries));
  const headings = nodes.filter(
    (node, at) => node.role === "heading" && isShown(node) && !entryAround(at, nodes),
  );
  return {
    blocks: entries.map(({ name }) => name),
    over: [...headings, ...heads].map(({ name }) => name),
  };
}

/** `Birch` heads a column of the plan, and the thing stands in the cell of another one. */
function isInOtherColumn(value: string, thing: string, { lines }: PageSnapshot): boolean {
  const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.trim());
  const rows = lines.filter((line) => line.includes("|")).map(cellsOf);
  // Only the first row of a table can be its head.
  const firsts = lines.filter((line, at) => line.includes("|") && !lines[at - 1]?.includes("|")).map(cellsOf);
  const named = firsts.find((cells) => cells.some((cell) => fold(cell) === fold(value)));
  const head = rows.find((cells) => cells.join("|") === named?.join("|"));
  const at = head?.findIndex((cell) => fold(cell) === fold(value)) ?? -1;
  if (!head || head.some((cell) => /\d/.test(cell))) return false;
  const places = rows.flatMap((cells) => {
    // What the rows are called may have no name over it.
    const shift = cells.length - head.length;
    // What a row is called stands under no column.
    const own = cells.findIndex((cell) => fold(cell) === fold(thing));
    return cells === head || own < 1 || shift < 0 || shift > 1 ? [] : [own - shift];
  });
  return places.length > 0 && !places.includes(at);
}

/** What the columns of a plan are called: its first row, of words alone where every other row has numbers, as times or days. */
function isHead(entry: SkeletonNode, entries: readonly SkeletonNode[]): boolean {
  const [first, ...rest] = entries.filter(({ role, parent }) => role === "row" && parent === entry.parent);
  return (
    first === entry && rest.length > 0 && !/\d/.test(entry.name) && rest.every(({ name }) => /\d/.test(name))
  );
}

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
