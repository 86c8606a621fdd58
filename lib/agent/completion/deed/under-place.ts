import { isSentence, lastingTexts, linesUnder } from "@/lib/agent/completion/page/places";
import { headingRank } from "@/lib/agent/completion/page/waiting-part";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { destinationsOf, goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import { isJust, partsIn } from "./just-thing";
import { plainThing } from "./plain-thing";

/**
 * `Add Helios to the watchlist`: things of the goal that the one heading called after that place has under it since the deed, in whatever form, and had not
 * before. Elsewhere the page may have named them all along.
 */
export function cameUnderPlace(
  { target }: ActionRecord,
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Pick<ReadBack, "inPlace"> {
  if (takesAway(goal) || !isHeaded(then, goal)) return {};
  // What was kept of a long line may end before the name.
  if (linesUnder(isPlaceOf(goal), then.lines).some((line) => line.endsWith("…"))) return {};
  const plain = target && plainThing(target.id, then, goal);
  const names = plain === undefined ? goalNames(goal) : [plain];
  const before = namedUnder(then, goal, names);
  const inPlace = namedUnder(now, goal, names).filter((name) => !before.includes(name));
  return inPlace.length > 0 ? { inPlace } : {};
}

/** Whether they stand there on a fresh load. */
export function inPlaceKept({ inPlace = [] }: ReadBack, page: PageSnapshot, goal: string) {
  const named = [
    ...namedUnder(page, goal, inPlace),
    ...inPlace.filter((name) => beginsLine(name, page, goal)),
  ];
  const [held, lost] = [true, false].map((isThere) =>
    inPlace
      .filter((name) => named.includes(name) === isThere)
      .map((name) => `"${name}" stands under what it was to go to`),
  );
  return { held: held ?? [], lost: isHeaded(page, goal) ? (lost ?? []) : [] };
}

/** `SPRING15 −15%`: the one line under the place that begins with it tells a number beside it, and nothing else. */
function beginsLine(name: string, page: PageSnapshot, goal: string): boolean {
  const lines = linesUnder(isPlaceOf(goal), page.lines).filter((line) => containsPhrase(line, name));
  const [line = "", ...more] = lines;
  return more.length === 0 && line.startsWith(name) && /^\s[^\p{L}]+$/u.test(line.slice(name.length));
}

const isPlaceOf =
  (goal: string): ((text: string) => boolean) =>
  (text) =>
    destinationsOf(goal, true).includes(contentWords(text).join(" "));

const isHeaded = ({ lines }: PageSnapshot, goal: string): boolean =>
  lines.some((line) => Number.isFinite(headingRank(line)) && isPlaceOf(goal)(line.replace(/\(\d+\)/u, "")));

/** Things that stand there, each once; a sentence about one is said to somebody. */
function namedUnder(page: PageSnapshot, goal: string, names: readonly string[]): string[] {
  const isPlace = isPlaceOf(goal);
  const lasting = new Set(lastingTexts(page, goal));
  const under = linesUnder(isPlace, page.lines);
  const end = under.findIndex((line) => beginsPart(line) && !names.some((name) => isJust(name, line, goal)));
  const parts = (end < 0 ? under : under.slice(0, end))
    .filter((line) => lasting.has(line) && !isSentence(line))
    .flatMap(partsIn(page));
  return names.filter(
    (name) =>
      /\p{L}/u.test(name) && !isPlace(name) && parts.filter((part) => isJust(name, part, goal)).length === 1,
  );
}

/** `Over your limit:` and what is headed so stands under the place, and is another part of it. */
const beginsPart = (line: string): boolean => Number.isFinite(headingRank(line)) || /:\s*$/u.test(line);
