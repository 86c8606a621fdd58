import { shownEntries } from "@/lib/agent/completion/page/entries";
import { echoes, lastingTexts } from "@/lib/agent/completion/page/places";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { goalNames, namesUnquoted, takesForGood } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";

/** An entry of the list with the heading that it stands under. */
type Placed = { entry: SkeletonNode; heading: string };

/**
 * A list in parts tells under `Monday, early` who is there: what was entered and what the goal names stand in one entry, and what that leaves out is the heading over
 * it. An entry that says itself that it waits is none, nor is one beside another that has more of what the goal says, or under a heading beside such another.
 */
export function underChosenHeading(values: readonly string[], page: PageSnapshot, goal: string): string[] {
  const entered = [...new Set(values.filter((value) => value.trim().length > 1))];
  const all = [...entered, ...namedBeside(entered, goal)];
  const moves = readStepIntent(goal).verb === "move";
  if (entered.length === 0 || takesForGood(goal)) return [];
  const lasting = new Set(lastingTexts(page, goal));
  const placed = shownEntries(page.nodes)
    .map((entry) => ({ entry, heading: headingOver(entry, page.nodes) }))
    .filter(({ entry, heading }) => lasting.has(entry.name) && lasting.has(heading));
  const isWhole = (told: readonly string[]): boolean =>
    !told.some((one) => echoes(page.url, one)) &&
    placed.some((one) => {
      const missing = told.filter((value) => !isHeldBy(value, [one.entry.name]));
      const own = told.filter((value) => !missing.includes(value));
      return (
        missing.length > 0 &&
        own.length > 0 &&
        missing.every((value) => isHeldBy(value, [one.heading])) &&
        !isOutdone(one, told, placed, goal) &&
        !(moves && standsTwice(one, own, placed))
      );
    });
  return [all, entered].find(isWhole)?.map((value) => `"${value}" is shown`) ?? [];
}

/** Whom and what the goal names besides what was entered. */
const namedBeside = (entered: readonly string[], goal: string): string[] =>
  [...goalNames(goal), ...namesUnquoted(goal)].filter(
    (name) => !entered.some((value) => isHeldBy(name, [value]) || isHeldBy(value, [name])),
  );

/** `Two` beside a `Bow` that is free, `Saturday eight` beside `Saturday four`: the goal says the other one. */
function isOutdone(
  { entry, heading }: Placed,
  told: readonly string[],
  placed: readonly Placed[],
  goal: string,
): boolean {
  const values = new Set(told.flatMap(stemsOf));
  const said = new Set(contentStems(goal));
  const sharedBy = (text: string): string[] => contentStems(text).filter((word) => said.has(word));
  const hasMore = (text: string, own: readonly string[]): boolean => {
    const more = sharedBy(text);
    return more.some((word) => !own.includes(word)) && own.every((word) => more.includes(word));
  };
  // What the heading says need not be said in the entry once more.
  const beside = sharedBy(entry.name).filter((word) => !values.has(word));
  const known = [...sharedBy(heading), ...values];
  return (
    placed.some(
      (other) =>
        other.heading === heading &&
        sharedBy(other.entry.name).some((word) => !known.includes(word) && !beside.includes(word)),
    ) || placed.some((other) => hasMore(other.heading, sharedBy(heading)))
  );
}

/** What was moved stands elsewhere still. */
const standsTwice = (
  { entry, heading }: Placed,
  own: readonly string[],
  placed: readonly Placed[],
): boolean =>
  placed.some(
    (other) =>
      other.entry !== entry &&
      other.heading !== heading &&
      own.every((one) => isHeldBy(one, [other.entry.name])),
  );
