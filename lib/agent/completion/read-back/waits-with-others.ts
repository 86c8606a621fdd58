import { isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { waitingFor } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { deedAwaited } from "@/lib/agent/domain/wording/deed-awaited";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";

/**
 * What the thing's own entry, or the page that is headed by it, says of what was asked for: that it waits with somebody. Whenever that was said first, it is
 * not done yet, and a control that is gone from there only cannot ask again.
 */
export function waitsWithOthers(page: PageSnapshot, goal: string): string[] {
  const isAwaited = deedAwaited(goal);
  const told = textsOfThing(page, goal).find(isAwaited);
  return told === undefined ? [] : [`"${told}" no longer waits`];
}

/**
 * `Your status: On the waiting list`, on the thing's own page or in its own entry: what stands behind the label is less than what was asked for. A button that is gone
 * from there proves nothing then.
 */
export const hasLesserState = (page: PageSnapshot, goal: string): boolean => {
  const isLesser = waitingFor(goal);
  return textsOfThing(page, goal).some((text) => isLesser(stateIn.exec(text)?.[1] ?? ""));
};
/** Behind a label, or by itself as `On the waiting list`; what a link to such things is called has no small word before it. */
const stateIn = /(?:[\p{L}\p{N}]\s?:\s*|^(?=(?:On|In|Under)\s))(\p{L}[^:.!?\n]{2,30})$/u;

/** Of several entries those that have the most of what the goal names. */
export function textsOfThing({ nodes, lines }: PageSnapshot, goal: string): readonly string[] {
  const names = goalNames(goal);
  const named = (text: string): number => names.filter((one) => isHeldBy(one, [text])).length;
  const entries = shownEntries(nodes).map(({ name }) => ({ name, count: named(name) }));
  const most = Math.max(0, ...entries.map(({ count }) => count));
  if (most > 0) return entries.flatMap(({ name, count }) => (count === most ? [name] : []));
  const isHeaded = nodes.some((node) => node.role === "heading" && isShown(node) && named(node.name) > 0);
  return isHeaded ? lines : [];
}
