import { headsOfOthers } from "@/lib/adapters/offline/matching/entry-of-another";
import { likeness } from "@/lib/adapters/offline/matching/likeness";
import { isMenuOfThing } from "@/lib/adapters/offline/matching/menu-of-another";
import { bearsIdentifier, missedIdentifier } from "@/lib/agent/domain/identifiers";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { entryPart, pathParts } from "@/lib/agent/snapshot/path-parts";

/** Controls that show more of a list when they are pressed again and again; more pages than this are not leafed through for one thing. */
const mostPages = 12;
const foldable: ReadonlySet<string> = new Set(["button", "clickable", "treeitem", "link", "tab", "menuitem"]);
const onward: ReadonlySet<string> = new Set(["button", "link", "clickable"]);

const isUsable = (node: SnapshotNode): boolean =>
  !node.occluded && !node.states.includes("hidden") && !node.states.includes("disabled");

/** By its id, or, when a page that was drawn anew gave it another one, by what it is called. */
const timesClicked = ({ id, role, name }: SnapshotNode, history: readonly PastAction[]): number =>
  history.filter(
    ({ action, target }) =>
      action === `click(${JSON.stringify(id)})` ||
      (name !== "" && action.startsWith("click(") && target === `${role} "${name}"`),
  ).length;

/**
 * What to press next to see more of the page, where something is not on it as posted: a part that is folded, a tab that is not shown, the head
 * of a section, the next page of a list. Each once, in the order of the page; pages go on. What the goal tells its thing by comes first, by a code, a name or a day, and
 * the part of another thing of that kind (`C-117` for `C-118`, `Menu for 2 August` for `9 August`) never.
 */
export function hiddenPart(
  nodes: readonly SnapshotNode[],
  history: readonly PastAction[],
  goal = "",
): SnapshotNode | undefined {
  const usable = nodes.filter((node) => isUsable(node) && missedIdentifier(goal, node.name) === undefined);
  const fresh = usable.filter((node) => timesClicked(node, history) === 0);
  const folded = fresh.filter((node) => isFolded(node) && !isMenuOfThing(node, nodes));
  // Entries that are called by another's name hold nothing of the goal's thing, which a further page may list.
  const others = headsOfOthers(goal, { nodes, texts: history.flatMap(({ target }) => target ?? []) });
  const page = folded.some((node) => others.includes(node)) ? nextPage(usable, history) : undefined;
  const parts = page ? folded.filter((node) => !others.includes(node)) : folded;
  return (
    parts.find(({ name }) => bearsIdentifier(goal, name)) ??
    meantPart(parts, nodes, goal) ??
    fresh.find((node) => node.role === "tab" && !node.states.includes("selected")) ??
    fresh.find(isSectionHead) ??
    nextPage(usable, history)
  );
}

/**
 * Of parts that may hold it the one that bears the most of the goal's names, or whose whole name the goal says, else the first; none that is called like one that does, but for its numbers.
 */
export function meantPart(
  parts: readonly SnapshotNode[],
  nodes: readonly SnapshotNode[],
  goal = "",
): SnapshotNode | undefined {
  const names = goalNames(goal);
  const told = ({ name }: SnapshotNode): number =>
    names.filter((one) => isHeldBy(one, [name])).length + (isSaidWhole(name, goal) ? 1 : 0);
  const shapeOf = ({ role, name }: SnapshotNode): string => `${role} ${name.replace(/\d+/g, "9")}`;
  const meant = new Set(nodes.filter((node) => foldable.has(node.role) && told(node) > 0).map(shapeOf));
  return parts
    .filter((node) => told(node) > 0 || !meant.has(shapeOf(node)))
    .reduce<SnapshotNode | undefined>(
      (best, node) => (best === undefined || told(node) > told(best) ? node : best),
      undefined,
    );
}

/** `North Wing`, of `the desk 2 in North Wing`; a word by itself tells it only where it has a capital there. */
const isSaidWhole = (name: string, goal: string): boolean =>
  /^\p{Lu}.*\p{L}{2}/u.test(name) && goal.includes(name.trim()) && containsPhrase(goal, name);

const isFolded = (node: SnapshotNode): boolean =>
  foldable.has(node.role) && node.states.includes("collapsed") && !isOfEntry(node);

/** The menu or the details of one entry of a list, which hold nothing of what is not in the list. An entry that is just its own head is a part of the page. */
function isOfEntry({ role, name, path }: SnapshotNode): boolean {
  const entry = entryPart(path);
  if (!entry || role === "treeitem") return false;
  return entry.role === "row" || wordsOf(entry.name).some((word) => !wordsOf(name).includes(word));
}

/** A heading that reacts to clicks and leads nowhere else opens or closes what stands under it. */
function isSectionHead({ role, name, path }: SnapshotNode): boolean {
  const above = pathParts(path).at(-1);
  return role === "clickable" && above?.role === "heading" && above.name === name.slice(0, above.name.length);
}

/** The control that leads on in a list of several pages, as long as there may be more of it. */
export function nextPage(
  nodes: readonly SnapshotNode[],
  history: readonly PastAction[],
): SnapshotNode | undefined {
  const next = nodes.find(
    ({ role, name }) =>
      onward.has(role) &&
      (likeness("next", name) >= 0.85 || likeness("next page", name) >= 0.85 || leafsOn(name)),
  );
  if (next) return timesClicked(next, history) < mostPages ? next : undefined;
  return numberedPage(nodes, history);
}

/** `1 2 3`: pages by number, side by side; each that was not opened yet, in order. */
function numberedPage(
  nodes: readonly SnapshotNode[],
  history: readonly PastAction[],
): SnapshotNode | undefined {
  const numbers = nodes.filter(
    ({ role, name }) => onward.has(role) && /^(?:page )?\d{1,3}$/i.test(name.trim()),
  );
  const rows = numbers.filter(
    (node) =>
      !pathParts(node.path).some(({ role }) => role === "row") &&
      numbers.some((one) => one !== node && one.path === node.path),
  );
  const isRow = rows.every(
    ({ name }, at) => at === 0 || numberIn(name) === numberIn(rows[at - 1]?.name ?? "") + 1,
  );
  if (rows.length < 2 || !isRow || numberIn(rows[0]?.name ?? "") !== 1) return undefined;
  return rows
    .slice(1)
    .find(
      ({ role, name, states }) =>
        !states.includes("current") && !history.some(({ target }) => target === `${role} "${name}"`),
    );
}

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0]);
