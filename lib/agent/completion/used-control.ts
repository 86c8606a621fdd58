import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { goalNames } from "@/lib/agent/domain/goal-names";
import { isHeldBy } from "@/lib/agent/domain/same-value";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { isSamePlace } from "./entered";
import { entriesOf, entryRoles, isShown } from "./entries";
import type { Ground } from "./ground";

export const controls: ReadonlySet<string> = new Set(["button", "link", "clickable"]);
export const isInDialog = (path: string): boolean => /(?:^|\/)dialog\b/.test(path);

/** A control that stands at what is called so, or in an entry that says all of it. */
export function isAt(
  { role, name }: { role: string; name: string },
  place: string,
  page: PageSnapshot,
): boolean {
  const { nodes } = page;
  return (
    findElements({ role, name, place }, nodes).some(isShown) ||
    entriesOf(place, page).some((entry) =>
      descendantsOf(nodes, nodes.indexOf(entry)).some(
        (one) => one.role === role && one.name === name && isShown(one),
      ),
    )
  );
}

/** The control of the deed, where it stands at the thing that the goal names. */
export function usedAt(
  { target }: ActionRecord,
  then: PageSnapshot,
  goal: string,
): NonNullable<ReadBack["used"]> {
  const [place] = goalNames(goal);
  if (!target?.name || place === undefined || !controls.has(target.role) || isInDialog(target.path))
    return [];
  return isAt(target, place, then) ? [{ role: target.role, name: target.name, place }] : [];
}

/** What the whole began with on this page, at the thing that the goal names: another page or a dialog came between, such as one that asked. */
export function begunWith(deed: ActionRecord, { task, snapshot }: Ground): NonNullable<ReadBack["used"]> {
  const first = task.history.find((record) => !isLookOnly(record));
  const { target, urlAtAction = "" } = first ?? {};
  if (!target?.name || first?.actionId === deed.actionId || !controls.has(target.role)) return [];
  const isAsked = isInDialog(deed.target?.path ?? "") || first?.onlyAsked === true;
  if (!isSamePlace(urlAtAction, snapshot.url)) return [];
  if (isSamePlace(deed.urlAtAction, snapshot.url) && !isAsked) return [];
  const entry = pathParts(target.path).findLast(({ role }) => entryRoles.has(role))?.name ?? "";
  // All that the goal says of it: others may bear the same name.
  const names = goalNames(task.goal).filter((name) => isHeldBy(name, [entry]));
  return names.length === 0 ? [] : [{ role: target.role, name: target.name, place: names.join(" ") }];
}
