import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isEntering } from "@/lib/agent/domain/deeds";
import {
  isActionable,
  type PageSnapshot,
  type SkeletonNode,
  type SnapshotNode,
} from "@/lib/agent/domain/snapshot";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { entryPart, joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { entryRoles, shownEntries } from "./page/entries";
import { actedOn } from "./reflected";

/**
 * `Move Ida Falk to the evening class`, and all that was opened and chosen for it was in the row of Bo Lind, beside hers: a list of choices says the same in every
 * row. Nothing that was done may speak of the thing, and its entry stands in the list of the one that was worked in.
 */
export function doneAtAnotherEntry(
  goal: string,
  done: readonly ActionRecord[],
  page: PageSnapshot,
): string[] {
  const acted = done.flatMap((record) => [
    ...actedOn(record),
    record.target?.path ?? "",
    record.target?.value ?? "",
    record.urlAtAction,
    record.beforeState?.title ?? "",
  ]);
  const put = done.flatMap(valuesPut);
  const all = [...new Set([...goalNames(goal), ...namesUnquoted(goal)])];
  const names = all.filter((name) => /\p{L}{3}/u.test(name) && !isHeldBy(name, put));
  const telling = [...names, ...all.filter((name) => longNumber.test(name) && !isHeldBy(name, put))];
  const untouched = names.filter((name) => !isHeldBy(name, acted));
  const worked = done.flatMap(({ target }) => entryOf(target?.path ?? ""));
  const entries = shownEntries(page.nodes);
  const missed = untouched.find((name) =>
    worked.some(
      ({ path, role, text, isInside }) =>
        !telling.some((one) => isHeldBy(one, [text])) &&
        !goesOnWith(name, { path, role, text }, entries) &&
        entries.some(
          (entry) =>
            entry.role === role &&
            entry.path === path &&
            isHeldBy(name, [entry.name]) &&
            !(isInside && isMereText(entry, page)),
        ),
    ),
  );
  return missed === undefined ? [] : [`It was done in another entry than that of "${missed}".`];
}

/** What was entered or chosen: its name tells what became of a thing, and not which one it was. */
const valuesPut = (record: ActionRecord): string[] => [
  ...(isEntering(record) ? [String(record.action.args[1] ?? ""), ...switched(record)] : []),
  ...(record.target?.role === "option" ? [record.target.name] : []),
];
const switched = ({ target }: ActionRecord): string[] => (target?.role === "radio" ? [target.name] : []);

/** A number that tells one thing from another. */
const longNumber = /^\d{3,}$/u;
/** A path names an entry by its beginning. */
const longName = 40;

/** `Half-size cello hired by Greenfield Scho`: what was cut off of it, the entry itself says. */
const goesOnWith = (name: string, { path, role, text }: Worked, entries: readonly SkeletonNode[]): boolean =>
  text.length >= longName &&
  entries.some(
    (entry) =>
      entry.role === role &&
      entry.path === path &&
      entry.name.startsWith(text) &&
      isHeldBy(name, [entry.name]),
  );
type Worked = { role: string; path: string; text: string };

/** The innermost entry that a path names, with the path of the list that it is in, and whether that is an entry itself. */
function entryOf(path: string): (Worked & { isInside: boolean })[] {
  const entry = entryPart(path);
  const parts = pathParts(path);
  const above = entry ? parts.slice(0, parts.lastIndexOf(entry)) : [];
  const isInside = above.some(({ role }) => entryRoles.has(role));
  return entry ? [{ role: entry.role, path: joinParts(above), text: entry.name, isInside }] : [];
}

/** `Ficus, lent to Nora Hale`, beside `until June · Extend` in one card: a part of it in which nothing can be done is no other thing. */
const isMereText = (entry: SkeletonNode, { nodes }: PageSnapshot): boolean =>
  !descendantsOf(nodes, nodes.indexOf(entry as SnapshotNode)).some(isActionable);
