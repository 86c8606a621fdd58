import { entriesOrCardsOf, saysOf } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { fold } from "@/lib/agent/domain/wording/words";
import { isSamePlace } from "./entered";
import { entriesDone, nameInFull } from "./entries-done";

const offered: ReadonlySet<string> = new Set(["option", "menuitem", "button", "clickable", "link"]);

/** The entry of the thing says what it was to become, and did not before, but for the menu that offered it. */
export function valuesTold(
  deed: ActionRecord,
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): { name: string; value: string }[] {
  const value = stateAsked(goal);
  if (!isSamePlace(then.url, now.url)) return [];
  if (!value) return entriesDone(then, now, goal);
  const says = (page: PageSnapshot, name: string): boolean =>
    entriesOrCardsOf(name, page).some((entry) => saysOf(entry, value, page));
  const isOffered = offered.has(deed.target?.role ?? "") && isHeldBy(value, [deed.target?.name ?? ""]);
  // Of several that share the name another one may have been so before.
  const isNew = (name: string): boolean =>
    (isOffered && entriesOrCardsOf(name, then).length < 2) || !says(then, name);
  return goalNames(goal)
    .map((name) => nameInFull(name, goal, then))
    .filter((name) => fold(name) !== fold(value) && says(now, name) && isNew(name))
    .map((name) => ({ name, value }));
}
