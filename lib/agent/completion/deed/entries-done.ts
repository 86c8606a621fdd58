import { entriesOf } from "@/lib/agent/completion/page/entries";
import { isSentence, waitingFor } from "@/lib/agent/completion/page/places";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { doneWords, goesOn, isDenied } from "@/lib/agent/domain/wording/done-word";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { headingOver } from "@/lib/agent/snapshot/node-places";

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
    const [was, ...others] = entriesOf(full, then);
    if (!was || others.length > 0 || wordOf(was, then, done)) return [];
    if (value) return [{ name: full, value }];
    const part = entry && more.length === 0 ? partDone(entry, now, goal) : undefined;
    return part && part !== headingOver(was, then.nodes) && !partDone(was, then, goal)
      ? [{ name: full, value: part }]
      : [];
  });
}

/** `Archive` over what was archived, `Pinned at the top` over what was pinned: the part of the page that it stands in now. */
export function partDone(entry: SkeletonNode, { nodes }: PageSnapshot, goal: string): string | undefined {
  const [verb = ""] = wordsOf(commandOf(goal));
  const heading = headingOver(entry, nodes);
  const words = wordsOf(heading);
  const [first = ""] = words;
  if (ofSeveral.test(heading) || waitingFor(goal)(heading)) return undefined;
  // `Archive` is where things are archived; `To pay` and `Requests to approve` are where they wait for it.
  const isAlone = words.length === 1;
  const isDone = doneWords(goal).has(first) && (isAlone || !goesOn(first));
  return isDone || (isAlone && first === verb) ? heading : undefined;
}

/** `Current and archived`: over all of them; the `e` of `e-mails` joins nothing. */
const ofSeveral =
  /[&/+]|(?<!\p{L})(?:all|and|or|alle|und|oder|tous|toutes|et|ou|todos|todas|y|o|e|tutti)(?![\p{L}-])/iu;

/** What its buttons are called is no word of the entry itself, nor is what it tells the user in a whole sentence: `Hold placed. We will write to you.` is gone later. */
const wordOf = (
  entry: SkeletonNode,
  { nodes, lines }: PageSnapshot,
  done: ReadonlySet<string>,
): string | undefined => {
  const name = entryText(entry, nodes);
  const own = lines.slice(...(entry.textLines ?? [0, 0]));
  const isTold = (word: string): boolean => {
    const saying = own.filter((line) => wordsOf(line).includes(word));
    return saying.length > 0 && saying.every(isSentence);
  };
  return wordsOf(name).find((word) => done.has(word) && !isDenied(name, word) && !isTold(word));
};

const mostWords = 4;

/**
 * `Atlas migration` of `the Atlas migration project`: as much of what the goal calls it as an entry bears. What its open menu offers is none of it
 * (`Remove from list`), and no name ends with a word such as `from`.
 */
export function nameInFull(name: string, goal: string, page: PageSnapshot): string {
  const at = fold(goal).indexOf(fold(name));
  const after = at < 0 ? [] : wordsOf(goal.slice(at + name.length)).slice(0, mostWords);
  const isBorne = (longer: string): boolean =>
    entriesOf(longer, page).some((entry) => isHeldBy(longer, [entryText(entry, page.nodes)]));
  return after
    .map((_, index) => after.slice(0, index + 1))
    .filter((more) => contentWords(more.at(-1) ?? "").length > 0)
    .map((more) => [name, ...more].join(" "))
    .reduce((full, longer) => (isBorne(longer) ? longer : full), name);
}
