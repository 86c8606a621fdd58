import { actedOn } from "@/lib/agent/completion/reflected";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion, ReadBack } from "@/lib/agent/domain/criterion";
import { withoutCount } from "@/lib/agent/domain/named-place";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { placesOf } from "@/lib/agent/snapshot/node-places";

/**
 * `Remove the song from the playlist 'Sunday drive'`, done while the page showed the playlist `Kitchen`, with `Sunday drive` beside it to be turned to: names of the
 * goal that were not open then. The thing may stand in both.
 */
export function siblingOpen(
  deed: ActionRecord,
  then: PageSnapshot,
  goal: string,
): Pick<ReadBack, "siblingOpen"> {
  const nodes = then.nodes.filter(({ states }) => !states.includes("hidden"));
  const own = then.nodes.find(({ id }) => id === deed.target?.id);
  const at = [...touchedBy(deed), ...(own ? placesOf(own, then.nodes) : [])];
  const names = [...new Set([...goalNames(goal), ...namesUnquoted(goal)])].filter(
    (name) => /\p{L}{3}/u.test(name) && !isHeldBy(name, at) && isShut(name, nodes),
  );
  return names.length > 0 ? { siblingOpen: names } : {};
}

/** None of the deeds speaks of such a name: what was done was done at another one. */
export function doneUnderSibling(criteria: readonly Criterion[], done: readonly ActionRecord[]): string[] {
  const touched = done.flatMap(touchedBy);
  const missed = criteria
    .flatMap(({ readBack }) => readBack?.siblingOpen ?? [])
    .filter((name) => !isHeldBy(name, touched));
  return [...new Set(missed)].map((name) => `It was done while another one than "${name}" was shown.`);
}

/** What it was done to and with, and in which entry. */
const touchedBy = (record: ActionRecord): string[] => [
  ...actedOn(record),
  record.target?.path ?? "",
  record.target?.value ?? "",
];

/** The page offers that name to turn to, it is not the open one, and one of those beside it is: marked so, or what the page is headed by. */
function isShut(name: string, nodes: readonly SkeletonNode[]): boolean {
  const heads = nodes.filter(({ role }) => role === "heading");
  if (heads.some((node) => isHeldBy(name, [node.name]))) return false;
  const offered = nodes.filter(
    (node) => turned.has(node.role) && fold(withoutCount(node.name)) === fold(name),
  );
  return (
    offered.length > 0 &&
    !offered.some(isChosen) &&
    offered.every((node) =>
      nodes.some(
        (other) =>
          other !== node &&
          other.role === node.role &&
          other.path === node.path &&
          !ofAll.test(other.name.trim()) &&
          (isChosen(other) || (heads.length > 0 && fold(heads[0]?.name ?? "") === fold(other.name))),
      ),
    )
  );
}

const turned: ReadonlySet<string> = new Set(["button", "link", "tab", "clickable", "treeitem", "menuitem"]);

/** Lists what stands in any of them. */
const ofAll =
  /^(?:all|every|any|everything|overview|home|dashboard|start|alle[rs]?|übersicht|tous|toutes|tout|todos|todas|todo|tutti|tutte)(?!\p{L})/iu;
