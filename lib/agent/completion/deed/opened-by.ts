import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isEntering } from "@/lib/agent/domain/deeds";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import { isSamePlace } from "./entered";
import { isInDialog, regionOf } from "./used-control";

/**
 * The control that says what is to be done, and by which the dialog of the deed was opened, which only asked. Nothing was entered there: whether that
 * control is there again on a fresh load tells whether it was done.
 */
export function openedBy(
  deed: ActionRecord,
  history: readonly ActionRecord[],
  now: Pick<PageSnapshot, "url">,
  goal: string,
): ActionRecord["target"] {
  if (!isInDialog(deed.target?.path ?? "")) return undefined;
  const way = history.slice(
    0,
    history.findIndex(({ actionId }) => actionId === deed.actionId),
  );
  const opener = way.findLast(({ target }) => target !== undefined && !isInDialog(target.path));
  if (!opener?.target || !isSamePlace(opener.urlAtAction, now.url)) return undefined;
  if (way.slice(way.indexOf(opener)).some(isEntering)) return undefined;
  const verbOf = (text: string): string | undefined => contentStems(text)[0];
  return verbOf(opener.target.name) === verbOf(goal) ? opener.target : undefined;
}

/**
 * Such a control in the entry of a thing that the goal names, or in a part of the page of its own, as under a tab: where that entry and that part are not
 * shown it is not there anyway.
 */
export function openerInPlace(opener: ActionRecord["target"], goal: string): NonNullable<ReadBack["used"]> {
  if (!opener) return [];
  const { role, name } = opener;
  const entry = entryPart(opener.path)?.name;
  const under = regionOf(opener.path);
  const things = goalNames(goal).filter((one) => isHeldBy(one, [entry ?? ""]));
  const place = entry === undefined ? under : things.join(" ");
  return place ? [{ role, name, place, ...(under === undefined ? {} : { under }) }] : [];
}

/** It stands where it stands on every fresh load. */
export const isInNoPlace = ({ path }: NonNullable<ActionRecord["target"]>): boolean =>
  entryPart(path) === undefined && regionOf(path) === undefined;
