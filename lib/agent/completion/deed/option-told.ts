import { shownEntries } from "@/lib/agent/completion/page/entries";
import { lastingTexts } from "@/lib/agent/completion/page/places";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { namesDay } from "@/lib/agent/domain/wording/same-number";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

/** Of an option that says more than the goal asks for, as `Plot 17 (90 m²)`, what the goal says of it is told. A day or a number has no such part: its year alone tells nothing of it. */
export function isToldInPart(value: string, goal: string, told: readonly string[]): boolean {
  if (!/\p{L}/u.test(value) || namesDay(value)) return false;
  const [asked, shown] = [new Set(wordsOf(goal)), new Set(told.flatMap(wordsOf))];
  const part = wordsOf(value).filter((word) => asked.has(word));
  return part.some((word) => /\d|\p{L}{4}/u.test(word)) && part.every((word) => shown.has(word));
}

/**
 * `Members (1840)`, chosen for `Send \'Spring offers\' to the list Members`: what the goal says of the option stands in every entry that has the thing\'s name, and
 * is no part of that name.
 */
export function isToldInEntry(value: string, goal: string, page: PageSnapshot): boolean {
  const names = goalNames(goal).filter((name) => !isHeldBy(name, [value]));
  const lasting = new Set(lastingTexts(page, goal));
  const own = shownEntries(page.nodes).filter(({ name }) => names.every((one) => isHeldBy(one, [name])));
  const withoutNames = (text: string): string =>
    names.reduce((rest, name) => rest.replace(fold(name), " "), fold(text));
  return (
    names.length > 0 &&
    own.length > 0 &&
    own.every(
      (entry) =>
        lasting.has(entry.name) && isToldInPart(value, goal, [withoutNames(entryText(entry, page.nodes))]),
    )
  );
}
