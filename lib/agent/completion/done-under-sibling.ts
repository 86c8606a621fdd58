import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { placesOf } from "@/lib/agent/snapshot/node-places";
import { actedOn } from "./reflected";

/**
 * `Remove the song from the playlist 'Sunday drive'`, done while the page showed the playlist `Kitchen`, with `Sunday drive` beside it to be turned to: the thing
 * stands in both. Nothing that was done may speak of the place, and what stands open beside it is marked so, or heads the page.
 */
export function doneUnderSibling(goal: string, done: readonly ActionRecord[]): string[] {
  const names = [...new Set([...goalNames(goal), ...namesUnquoted(goal)])].filter((name) =>
    /\p{L}{3}/u.test(name),
  );
  const untouched = names.filter((name) => !done.some((record) => isHeldBy(name, touchedBy(record))));
  const missed = untouched.find((name) => done.some((record) => isUnderSiblingOf(name, record)));
  return missed === undefined ? [] : [`It was done while another one than "${missed}" was shown.`];
}

const nodesOf = ({ beforeState }: ActionRecord): readonly SkeletonNode[] =>
  beforeState?.semanticSkeleton?.nodes ?? [];

/** What it was done to and with, and where that stood. */
function touchedBy(record: ActionRecord): string[] {
  const nodes = nodesOf(record);
  const own = nodes.find(({ id }) => id === record.target?.id);
  return [
    ...actedOn(record),
    record.target?.path ?? "",
    record.target?.value ?? "",
    ...(own ? placesOf(own, nodes) : []),
  ];
}

/** The page offers that name to turn to, it is not the open one, and one of those beside it is. */
function isUnderSiblingOf(name: string, record: ActionRecord): boolean {
  const nodes = nodesOf(record).filter(({ states }) => !states.includes("hidden"));
  const isCalled = (node: SkeletonNode): boolean => fold(node.name) === fold(name);
  const heads = nodes.filter(({ role }) => role === "heading");
  if (heads.some((node) => isHeldBy(name, [node.name]))) return false;
  const offered = nodes.filter((node) => isTurnedTo(node) && isCalled(node));
  return (
    offered.length > 0 &&
    !offered.some(isOpen) &&
    offered.every((node) =>
      nodes.some(
        (other) =>
          other !== node &&
          other.role === node.role &&
          other.path === node.path &&
          !ofAll.test(other.name.trim()) &&
          (isOpen(other) || (heads.length > 0 && fold(heads[0]?.name ?? "") === fold(other.name))),
      ),
    )
  );
}

const isTurnedTo = (node: SkeletonNode): boolean => isActionable(node) && turned.has(node.role);
const turned: ReadonlySet<string> = new Set(["button", "link", "tab", "clickable", "treeitem", "menuitem"]);

const isOpen = ({ states }: SkeletonNode): boolean =>
  ["current", "selected", "pressed"].some((state) => states.includes(state));

/** Lists what stands in any of them. */
const ofAll =
  /^(?:all|every|any|everything|overview|home|dashboard|start|alle[rs]?|übersicht|tous|toutes|tout|todos|todas|todo|tutti|tutte)(?!\p{L})/iu;
