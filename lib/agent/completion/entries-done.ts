import { doneWords, isDenied } from "@/lib/agent/domain/done-word";
import { goalNames } from "@/lib/agent/domain/goal-names";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/words";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";
import { entriesOf } from "./entries";
import { waitingFor } from "./places";

/** `Archive the Atlas migration`: its entry says `Archived` since the deed, and did not before. Only where one entry alone is meant. */
export function entriesDone(
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): { name: string; value: string }[] {
  const done = doneWords(goal);
  const waits = waitingFor(goal);
  return goalNames(goal).flatMap((name) => {
    const full = nameInFull(name, goal, now);
    const [entry, ...more] = entriesOf(full, now);
    const value = entry && more.length === 0 && !waits(entry.name) ? wordOf(entry, now, done) : undefined;
    const was = entriesOf(full, then);
    return value && was.length === 1 && !was.some((one) => wordOf(one, then, done))
      ? [{ name: full, value }]
      : [];
  });
}

/** What its buttons are called is no word of the entry itself. */
const wordOf = (
  entry: SkeletonNode,
  { nodes }: PageSnapshot,
  done: ReadonlySet<string>,
): string | undefined => {
  const { name } = withoutControls(entry, nodes);
  return wordsOf(name).find((word) => done.has(word) && !isDenied(name, word));
};

const mostWords = 4;

/** `Atlas migration` of `the Atlas migration project`: as much of what the goal calls it as an entry bears. */
export function nameInFull(name: string, goal: string, page: PageSnapshot): string {
  const at = fold(goal).indexOf(fold(name));
  const after = at < 0 ? [] : wordsOf(goal.slice(at + name.length)).slice(0, mostWords);
  return after
    .map((_, index) => [name, ...after.slice(0, index + 1)].join(" "))
    .reduce((full, longer) => (entriesOf(longer, page).length > 0 ? longer : full), name);
}
