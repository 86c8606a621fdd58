import { goalNames } from "@/lib/agent/domain/goal-names";
import { isHeldBy } from "@/lib/agent/domain/same-value";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { shownEntries } from "../page/entries";
import { echoes, lastingTexts, standsUnderOtherHeading } from "../page/places";
import { type Entered, valuesOf } from "./entered";

/** One word alone may come and go with anything. */
const fewestTold = 2;

/**
 * What the goal names and what was entered for it, where no entry on the page held all of that before the deed: an entry that does later came with it. Of an
 * option that says more than the goal (`Electricity E-20931`), what the goal says of it.
 */
export function entryAwaited(then: PageSnapshot, entered: readonly Entered[], goal: string): string[] {
  const names = goalNames(goal);
  const values = valuesOf(entered).flatMap((value) => {
    const said = names.filter((name) => containsPhrase(value, name));
    return said.length > 0 ? said : [value];
  });
  const all = [...new Map([...values, ...names].map((one) => [fold(one), one])).values()];
  const told = all.filter((one) => !all.some((other) => other !== one && isHeldBy(one, [other])));
  return values.length > 0 && told.length >= fewestTold && holding(told, then).length === 0 ? told : [];
}

/** The one entry that holds all of it on a fresh load of the page where it was not before; two of them may be a deed that was done twice. */
export function cameSince(told: readonly string[], page: PageSnapshot, goal: string): string[] {
  const [entry, ...more] = told.length < fewestTold ? [] : holding(told, page);
  const isThere =
    entry !== undefined &&
    more.length === 0 &&
    toneOfText(entry.name) !== "error" &&
    lastingTexts(page, goal).includes(entry.name) &&
    !told.some((one) => echoes(page.url, one)) &&
    !standsUnderOtherHeading(entry.name, page, goal);
  return isThere ? told.map((one) => `"${one}" is shown`) : [];
}

/** The innermost entries that say all of it, apart from what their buttons are called. */
function holding(told: readonly string[], { nodes }: PageSnapshot): SkeletonNode[] {
  const all = shownEntries(nodes).filter((entry) =>
    told.every((one) => isHeldBy(one, [withoutControls(entry, nodes).name])),
  );
  return all.filter(
    (entry) => !descendantsOf(nodes, nodes.indexOf(entry)).some((node) => all.includes(node)),
  );
}
