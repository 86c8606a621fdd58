import { shownEntries } from "@/lib/agent/completion/page/entries";
import { waitingFor } from "@/lib/agent/completion/page/places";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { valueSpans, weekday } from "@/lib/agent/domain/wording/value-spans";
import { containsPhrase, contentStems, stem, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { markOf } from "@/lib/agent/snapshot/listed";
import type { Then } from "./since-listed";

/** `Green coat, hall B → Jonas Weber`: the one entry with what was entered has every word that the goal says behind its command, and says nothing else of it. */
export function saysAllOfGoal(
  told: readonly string[],
  { nodes }: PageSnapshot,
  goal: string,
  then: Then | undefined,
): boolean {
  const [, ...words] = contentStems(goal);
  if (words.length < fewestWords || told.length < 2) return false;
  const waits = waitingFor(goal);
  const [entry, ...more] = shownEntries(nodes).filter(({ name }) => {
    const stems = new Set(stemsOf(name));
    return (
      !waits(name) && words.every((word) => stems.has(word)) && told.every((one) => isHeldBy(one, [name]))
    );
  });
  if (!entry || more.length > 0 || toneOfText(entry.name) === "error") return false;
  const text = entryText(entry, nodes);
  return (
    !(then?.entries ?? []).some((one) => one.text === markOf(entry, nodes).text) &&
    !wordsOf(text).some((word) => isDenied(text, word)) &&
    !told.some((one) => isTakenFrom(one, text) && !isTakenFrom(one, goal)) &&
    saysNothingElse(entry, nodes, goal)
  );
}

/** `from Jonas Weber`: what was to go to him went from him. */
const isTakenFrom = (one: string, text: string): boolean =>
  ["from", "by", "off", "without"].some((word) => containsPhrase(text, `${word} ${one}`));

/** Beyond the goal, days and figures it has but what all of its list have too: `shoes` would be another thing, `returned by` the contrary. */
function saysNothingElse(entry: SkeletonNode, nodes: readonly SkeletonNode[], goal: string): boolean {
  const known = new Set([...stemsOf(goal), ...[...doneWords(goal)].map(stem)]);
  const beside = shownEntries(nodes).filter(
    ({ role, parent }) => role === entry.role && parent === entry.parent,
  );
  // The first row may be what heads the columns.
  const others = (entry.role === "row" ? beside.slice(1) : beside).filter((other) => other !== entry);
  const isOfAll = (word: string): boolean =>
    others.length > 0 && others.every((other) => stemsOf(entryText(other, nodes)).includes(word));
  const said = entryText(entry, nodes);
  const undated = valueSpans(said)
    .map(({ start, end }) => said.slice(start, end))
    .filter((span) => /\d/.test(span))
    .reduce((text, span) => text.replace(span, " "), said);
  return stemsOf(undated)
    .filter((word) => !known.has(word) && !/\d/.test(word) && !day.test(word))
    .every((word) => plain.has(word) || (isOfAll(word) && !undoing.has(word)));
}
const day = new RegExp(`^${weekday}$`, "u");
const plain: ReadonlySet<string> = new Set(
  "a an and at for in is of on since the to was".split(" ").map(stem),
);
/** Of a list of what came back, all say it. */
const undoing: ReadonlySet<string> = new Set(
  "back last previously reserved returned until".split(" ").map(stem),
);
/** Beside what was entered, more than one word has to tell the thing from others. */
const fewestWords = 5;
