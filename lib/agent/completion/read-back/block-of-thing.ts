import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { lastingBlocks } from "@/lib/agent/completion/page/blocks";
import { echoes } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";

/**
 * `Move my appointment with Dr. Halim to 14 June at 10:30`: on another page than the form, in a list without markup, the one part that is headed by what the goal
 * names says all that was entered, and is the only part that names it.
 */
export function blockOfThing(entered: readonly Entered[], page: PageSnapshot, goal: string): string[] {
  const values = [...new Set(valuesOf(entered))].filter((value) => value.trim().length > 1);
  const names = goalNames(goal).filter((name) => !values.some((value) => isHeldBy(name, [value])));
  if (values.length === 0 || names.length === 0 || values.some((value) => echoes(page.url, value))) return [];
  const blocks = lastingBlocks(page, goal);
  const [own, ...more] = blocks.filter(({ text }) => names.every((name) => isHeldBy(name, [text])));
  if (!own || more.length > 0 || !names.some((name) => isHeldBy(name, [own.head]))) return [];
  const said = own.text.slice(own.head.length);
  return values.every((value) => isHeldBy(value, [said]))
    ? [`"${own.head}" is ${values.map((value) => `"${value}"`).join(", ")}`]
    : [];
}
