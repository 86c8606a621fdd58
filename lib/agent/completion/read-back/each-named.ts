import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { waitingFor } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/**
 * `Move the tickets of Ann, Bo and Cy to Billing`: each of several that the goal names has one entry, and each of these says the one value that was chosen for all
 * of them. One that is left out leaves it open.
 */
export function eachNamedSays(entered: readonly Entered[], page: PageSnapshot, goal: string): string[] {
  const [value, ...more] = valuesOf(entered);
  if (value === undefined || more.length > 0 || !isHeldBy(value, [goal])) return [];
  const names = goalNames(goal).filter((name) => !isHeldBy(name, [value]) && !isHeldBy(value, [name]));
  const entries = shownEntries(page.nodes).map((entry) => ({
    name: entry.name,
    told: entryText(entry, page.nodes),
  }));
  const found = names.map((name) => entries.filter((entry) => isHeldBy(name, [entry.name])));
  const waits = waitingFor(goal);
  const isEach =
    new Set(found.flat()).size > 1 &&
    found.every(
      ([own, ...others]) =>
        own !== undefined && others.length === 0 && isHeldBy(value, [own.told]) && !waits(own.name),
    );
  return isEach ? names.map((name) => `"${name}" is "${value}"`) : [];
}
