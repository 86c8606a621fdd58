import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, fold } from "@/lib/agent/domain/wording/words";
import type { EntryMark } from "@/lib/agent/snapshot/listed";
import { entriesNow, listedThen, type Now } from "./since-listed";
import { areBothMeant, isDoneToSome, tickedRows } from "./ticked-rows";

/**
 * The list as loaded anew has as many entries as before the deed, and beside the one that was meant another of its kind reads otherwise: in its words, or by a number
 * that the one that was meant says since as well. Numbers alone go on by themselves, and what only one can be is taken from the other. Where the goal says that others
 * stay as they are (`Set the attic to 40, the other rooms keep their rate`), any number of theirs counts that is another one since. What was
 * ticked for the deed and is named as well was meant, and all of that has to be done.
 */
export function changedWithIt(
  deed: ActionRecord | undefined,
  ground: Pick<Ground, "snapshot" | "task" | "load" | "keepsOthers">,
  entered: readonly Entered[] = [],
): boolean {
  const { goal } = ground.task;
  const then = listedThen(deed, ground);
  if (!then) return false;
  const now = entriesNow(ground.snapshot);
  if (now.length !== then.entries.length) return false;
  const came = without(now, then.entries).filter(({ told }) => !entered.some((one) => isRowOf(one, told)));
  const ticked = tickedRows(entered, ground.snapshot);
  const rows = came.map(({ node }) => node);
  if (isDoneToSome(ticked, rows, goal)) return true;
  if (ofSeveral.test(goal.toLowerCase()) || exclusive.test(goal)) return false;
  const gone = without(
    then.entries.map((mark) => ({ mark })),
    now.map(({ mark }) => mark),
  );
  const own = ownOf(came, goal);
  if (!own) return false;
  const stays = now.filter((one) => !came.includes(one));
  const areKept = ground.keepsOthers === true && isChanging(goal);
  return came.some((other) => {
    if (other === own || other.mark.shape !== own.mark.shape || passing.test(other.told)) return false;
    if (areBothMeant(own.node, other.node, ticked, goal)) return false;
    const isCount = gone.some(({ mark }) => mark.words === other.mark.words);
    return isCount ? areKept || sharesNumber(own, other, stays) : areKept || isOneOf(other, now);
  });
}

/** `Bed: C4`, in a record: the row of a field says what was put into it, and was meant like the rows of the others. */
const isRowOf = (one: Entered, told: string): boolean => {
  const label = fold(one.element.name ?? "").trim();
  const row = fold(told).trim();
  return (
    one.kind === "element_value" &&
    label !== "" &&
    row.startsWith(label) &&
    isHeldBy(one.value, [row.slice(label.length)])
  );
};

/** Entries that read as none of the others do, each as often as there are more of it. */
function without<One extends { mark: EntryMark }>(some: readonly One[], others: readonly EntryMark[]): One[] {
  const left = others.map(({ text }) => text);
  return some.filter(({ mark }) => {
    const at = left.indexOf(mark.text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Of those that bear a name of the goal the one that has the most of its words: `Mule`, and not `Big Mule`, which says more. */
function ownOf(came: readonly Now[], goal: string): Now | undefined {
  const names = [...goalNames(goal), ...namesUnquoted(goal)];
  const said = new Set(contentStems(goal));
  const scored = came
    .filter(({ node }) => isShown(node) && names.some((name) => isHeldBy(name, [node.name])))
    .map((one) => {
      const words = [...new Set(contentStems(one.told))];
      return { one, score: words.filter((word) => said.has(word)).length - words.length / 100 };
    });
  return scored.sort((a, b) => b.score - a.score)[0]?.one;
}

const numbersIn = (text: string): string[] => fold(text).match(/\d[\d.,:]*\d/gu) ?? [];

/** What others that stayed as they were say as well tells nothing. */
function sharesNumber(own: Now, other: Now, stays: readonly Now[]): boolean {
  const known = new Set(stays.flatMap(({ told }) => numbersIn(told)));
  const told = new Set(numbersIn(other.told));
  return stays.length > 0 && numbersIn(own.told).some((number) => told.has(number) && !known.has(number));
}

/** Entries of a list have controls of one form; a sum under it has none of them. */
const isOneOf = ({ mark }: Now, now: readonly Now[]): boolean =>
  now.filter((one) => one.mark.shape === mark.shape).length > 2;

const ofSeveral =
  /(?<!\p{L})(?:all|every|each|both|any|entire|everything|everyone|alle[rsn]?|jede[rsn]?|beide[n]?|tous|toutes|chaque|todos|todas|cada|tutt[ie]|ogni|elke|others?|rest)(?!\p{L})|(?<!(?:to|by|at|for|with|from|of|on|um|auf|à|de|a)\s)(?<![\p{L}\p{N}.,])(?:two|three|four|five|six|\d+) \p{Ll}+s(?!\p{L})/u;
/** What one has, another loses. */
const exclusive =
  /(?<!\p{L})(?:default|primary|main|standard|current|active|only|favou?rite|featured|top|first|next|swap|switch places|exchange|instead|priority|standaard|haupt\p{L}*|par défaut|principal|predeterminad[oa]|predefinit[oa])(?!\p{L})/iu;
const passing =
  /(?<!\p{L})(?:ago|just now|seconds?|minutes?|in \d+ (?:min|h)|left|remaining|vor \d|gerade|il y a|hace|fa|geleden|online|offline|typing)(?!\p{L})/iu;
