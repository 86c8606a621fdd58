import { isSamePage } from "@/lib/agent/completion/deed/entered";
import { isTabOfSuch } from "@/lib/agent/completion/gathering/reopen";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Listed } from "@/lib/agent/domain/listed";
import { perObject } from "@/lib/agent/domain/per-object";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames, namesUnquoted, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";
import { listEntries } from "@/lib/agent/snapshot/list-entries";
import { type EntryMark, markOf, readMark } from "@/lib/agent/snapshot/listed";
import { ownSaysLast, saysLast } from "./says-last";

/** `control`: what was used of the entry `own`. */
export type Then = { entries: readonly EntryMark[]; own: EntryMark | undefined; control: string };
export type Now = { node: SkeletonNode; mark: EntryMark; told: string };

const marksIn = perObject(({ entries }: Listed): readonly EntryMark[] => entries.map(readMark));

/** What this page listed when it was first acted on, up to the deed: later more of it may have been unfolded. */
export function listedThen(
  deed: ActionRecord | undefined,
  { task, snapshot, load }: Pick<Ground, "snapshot" | "task" | "load">,
): Then | undefined {
  // Behind a tab that was opened only to look there is another list than the one that was acted on.
  if (load === "none" || isTabOfSuch(task)) return undefined;
  const upTo = task.history.findIndex(({ actionId }) => actionId === deed?.actionId);
  const record = task.history
    .slice(0, upTo + 1)
    .find(({ listed, urlAtAction }) => listed && isSamePage(urlAtAction, snapshot.url));
  if (!record?.listed) return undefined;
  const entries = marksIn(record.listed);
  if (isOtherView(record.urlAtAction, snapshot, entries)) return undefined;
  const own = record.listed.own === undefined ? undefined : entries[record.listed.own];
  return { entries, own, control: record.target?.name ?? "" };
}

/** `/account#kids`, opened from the list at `/account`: another view under the same address, with nothing that is built like an entry of that list. */
const isOtherView = (urlThen: string, { url, nodes }: PageSnapshot, then: readonly EntryMark[]): boolean =>
  fragmentOf(url) !== "" &&
  fragmentOf(url) !== fragmentOf(urlThen) &&
  !entriesIn(nodes).some(({ mark }) => then.some(({ shape }) => shape === mark.shape));
const fragmentOf = (url: string): string => readUrl(url)?.hash.slice(1) ?? "";

export const entriesNow = ({ nodes }: PageSnapshot): readonly Now[] => entriesIn(nodes);

const entriesIn = perObject((nodes: readonly SkeletonNode[]): readonly Now[] =>
  listEntries(nodes).map((node) => ({
    node,
    mark: markOf(node, nodes),
    told: entryText(node, nodes),
  })),
);

/** How many of the entries read like this one, apart from their numbers: those may go on by themselves. */
const countOf = ({ words }: EntryMark, among: readonly EntryMark[]): number =>
  among.filter((other) => other.words === words).length;

function countsOf(marks: readonly EntryMark[]): (mark: EntryMark) => number {
  const counts = new Map<string, number>();
  for (const { words } of marks) counts.set(words, (counts.get(words) ?? 0) + 1);
  return ({ words }) => counts.get(words) ?? 0;
}

/** Those of which there are more in the first list than in the second, each with how many. */
function surplus(of: readonly EntryMark[], over: readonly EntryMark[]): EntryMark[] {
  const [own, others] = [countsOf(of), countsOf(over)];
  return [...new Map(of.map((one) => [one.words, one])).values()].flatMap((one) =>
    Array<EntryMark>(Math.max(0, own(one) - others(one))).fill(one),
  );
}

export const ofSeveral =
  /(?<!\p{L})(?:all|every|each|both|any|entire|everything|everyone|alle[rsn]?|jede[rsn]?|beide[n]?|tous|toutes|chaque|todos|todas|cada|tutt[ie]|ogni|alle|elke|others?|two|three|four|five|six|\d+ (?=\p{Ll}))(?!\p{L})/iu;

/**
 * What was to be made stood on this list before the deed and is there as often as it was, or is there twice since; what was to be moved is there once more. Only a list
 * that was seen before can tell.
 */
export function isNotOneMore(
  deed: ActionRecord | undefined,
  values: readonly string[],
  ground: Ground,
): boolean {
  const { goal } = ground.task;
  const then = listedThen(deed, ground);
  if (!then) return false;
  if (then.own && readStepIntent(goal).verb === "move") {
    const marks = entriesNow(ground.snapshot).map(({ mark }) => mark);
    return countOf(then.own, marks) > countOf(then.own, then.entries);
  }
  if (values.length === 0 || isChanging(goal) || takesAway(goal)) return false;
  return isNotOneNew({ values, goal }, then, entriesNow(ground.snapshot));
}

/** The list as loaded anew says that the deed was done to others as well: they came to say the same as the one that was meant, or went with it. */
export function doneToOthers(
  deed: ActionRecord | undefined,
  values: readonly string[],
  ground: Ground,
): string[] {
  const { goal } = ground.task;
  const then = listedThen(deed, ground);
  if (!then || ofSeveral.test(goal)) return [];
  const now = entriesNow(ground.snapshot);
  if (values.length > 0 && hasShrunk(then, now, isChanging(goal))) return [asItWas];
  // What is moved, booked or lent may be an entry that was there: of what is made anew there is one more.
  const isOneMore = now.length > then.entries.length || isFull(then, now);
  if (values.length > 0 && !isChanging(goal) && isOneMore) return [];
  const names = [...new Set([...goalNames(goal), ...namesUnquoted(goal)])].filter(
    (name) => !values.some((value) => isHeldBy(name, [value]) || isHeldBy(value, [name])),
  );
  if (names.length === 0) return [];
  const holdsAll = ({ node }: Now): boolean => names.every((name) => isHeldBy(name, [node.name]));
  const isOneOfAll = now.some(holdsAll);
  // `Thursday 18:30` is another one than `Tuesday 18:30`, where one entry has all that the goal names.
  const isMeant = (one: Now): boolean =>
    isOneOfAll ? holdsAll(one) : names.some((name) => isHeldBy(name, [one.node.name]));
  const went = wentAlong(then, now, names.length) && !isOneLeft(deed, then, ground.snapshot);
  return went || changedAlike({ then, now, isMeant }, values, goal) ? [asItWas] : [];
}

/** The list shows nothing of it any more, and with its entry another one went that the goal does not name. */
export function wentWithIt(
  deed: ActionRecord | undefined,
  ground: Pick<Ground, "snapshot" | "task" | "load">,
): boolean {
  const then = listedThen(deed, ground);
  return (
    then !== undefined && !ofSeveral.test(ground.task.goal) && wentAlong(then, entriesNow(ground.snapshot), 1)
  );
}
const asItWas = "what stands beside it is as it was";

export type Made = { values: readonly string[]; goal: string };

/** Made by one deed: one entry with all of it is more than there was. */
function isNotOneNew({ values, goal }: Made, then: Then, now: readonly Now[]): boolean {
  if (now.some((one) => saysLast(one, { values, goal }, then)) || ownSaysLast({ values, goal }, then, now))
    return false;
  const holding = now.flatMap(({ told, mark }) =>
    values.every((value) => isHeldBy(value, [told])) ? [mark] : [],
  );
  const more = surplus(
    now.map(({ mark }) => mark),
    then.entries,
  );
  const fresh = holding.filter(({ words }) => more.some((one) => one.words === words));
  const isTwice = fresh.some((one) => {
    const alike = more.filter(
      (other) => other.shape === one.shape && fresh.some(({ words }) => words === other.words),
    );
    return alike.length > 1 && fresh.filter(({ shape }) => shape === one.shape).length > 1;
  });
  return holding.length > 0 && (fresh.length === 0 || isTwice);
}

/** A long list shows other entries of it, as when it draws only those in view: what is seen of it says nothing of those that were. */
const isOtherPart = (then: readonly EntryMark[], now: readonly EntryMark[]): boolean =>
  now.length > 0 && !now.some(({ text }) => then.some((one) => one.text === text));

/** With the entry whose control was pressed another one of its kind went, and nothing came: no other part of the list is shown. */
function wentAlong(then: Then, now: readonly Now[], things: number): boolean {
  const { entries, own } = then;
  if (!own) return false;
  const marks = now.map(({ mark }) => mark);
  const stand = standBare(then, marks);
  const before = entries.filter((one) => one.shape === own.shape && !stand.has(one.text));
  const after = marks.filter(({ shape }) => shape === own.shape);
  const gone = surplus(before, after);
  const came = surplus(after, before);
  const isLess = gone.length > things && came.length === 0 && gone.some(({ words }) => words === own.words);
  return isLess && !isOtherPart(before, after);
}

/**
 * Where just one may be chosen, as in a vote, the controls of all go with the deed. As many entries as before, of which the one that was meant says more than another number:
 * what the others said to the letter is still there.
 */
function standBare({ entries, own }: Then, now: readonly EntryMark[]): ReadonlySet<string> {
  const isTurned = own !== undefined && !now.some(({ words }) => words === own.words);
  const bare = now.filter(({ shape }) => shape !== own?.shape);
  return new Set(isTurned && now.length === entries.length ? bare.map(({ text }) => text) : []);
}

/** One alone is no list where nothing marks it as one: its control, like the one that was pressed, tells that it is there. */
function isOneLeft(deed: ActionRecord | undefined, { entries, own }: Then, { nodes }: PageSnapshot): boolean {
  const [verb = ""] = wordsOf(deed?.target?.name ?? "");
  const alike = entries.filter(({ shape }) => shape === own?.shape);
  const left = nodes.filter(
    ({ role, name, states }) =>
      role === deed?.target?.role && wordsOf(name)[0] === verb && !states.includes("hidden"),
  );
  return verb !== "" && alike.length === 2 && left.length === 1;
}

/** What was only to be changed or made took others away: by more than one the list has fewer entries, and all that came is what was made or changed. */
function hasShrunk({ entries }: Then, now: readonly Now[], changes: boolean): boolean {
  const marks = now.map(({ mark }) => mark);
  const [gone, came] = [surplus(entries, marks), surplus(marks, entries)];
  return came.length <= 1 && gone.length - (changes ? came.length : 0) > 1 && marks.length > 0;
}

/** A part of a long list, of as many as fit: one came at one end and the one at the other end went to the next part. */
function isFull({ entries }: Then, now: readonly Now[]): boolean {
  const marks = now.map(({ mark }) => mark);
  const [gone, ...others] = surplus(entries, marks);
  const [came, ...more] = surplus(marks, entries);
  if (!gone || !came || others.length + more.length > 0 || gone.shape !== came.shape) return false;
  const [before, after] = [entries, marks].map((all) =>
    all.filter(({ shape }) => shape === came.shape).map(({ words }) => words),
  );
  if (!before || !after || before.length < leastFull) return false;
  const last = before.length - 1;
  const isAt = (came: number, gone: number): boolean => Math.abs(came - gone) >= last - 1;
  const [cameAt, goneAt] = [after.indexOf(came.words), before.lastIndexOf(gone.words)];
  return isAt(cameAt, goneAt) && (goneAt === last || goneAt <= 1);
}
/** Of fewer, what went from one end and came at the other may be one that was changed and sorted anew. */
const leastFull = 4;

type Lists = { then: Then; now: readonly Now[]; isMeant(one: Now): boolean };

/** Entries beside the one that is meant say now what it was to say, and did not before, or have its control now in place of theirs. */
function changedAlike({ then, now, isMeant }: Lists, values: readonly string[], goal: string): boolean {
  const meant = now.filter(isMeant);
  const asked = stateAsked(goal);
  const done = asked === undefined ? [...doneWords(goal)] : wordsOf(asked).slice(0, 1);
  const says = (told: string): boolean =>
    values.length > 0
      ? values.every((value) => isHeldBy(value, [told]))
      : done.some((word) => wordsOf(fold(told)).includes(word) && !isDenied(told, word));
  // Where the control went from the entry that is meant, it has to be gone from others as well.
  const ofShape = (marks: readonly EntryMark[]): number =>
    marks.filter(({ shape }) => shape === then.own?.shape).length;
  const went = ofShape(then.entries) - ofShape(now.map(({ mark }) => mark));
  const isKept = values.length > 0 || meant.some(({ mark }) => mark.shape === then.own?.shape);
  const hadControl = isKept || !then.own || went > 1;
  return now.some((one) => {
    if (isMeant(one)) return false;
    const { mark, told } = one;
    const beside = meant.filter((other) => other.mark.shape === mark.shape);
    const same = then.entries.filter(({ text, words }) =>
      values.length > 0 ? text === mark.text : words === mark.words,
    );
    if (same.length === 0)
      return beside.length > 0 && says(told) && hadControl && now.length <= then.entries.length;
    return (
      same.every(({ controls }) => controls !== mark.controls) &&
      beside.some((other) => other.mark.controls === mark.controls) &&
      mark.controls !== noControls
    );
  });
}
const noControls = markOf(
  { id: "", role: "row", name: "", states: [], parent: -1, path: "", frame: "" },
  [],
).controls;
