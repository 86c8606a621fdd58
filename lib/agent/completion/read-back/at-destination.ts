import { type Entered, enteredOnTheWay, valuesOf } from "@/lib/agent/completion/deed/entered";
import { valuesSaid } from "@/lib/agent/completion/deed/entry-awaited";
import { stateTold } from "@/lib/agent/completion/deed/state-told";
import { inDoneList } from "@/lib/agent/completion/gathering/done-list";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { echoes, lastingTexts, waitingFor } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { destinationsOf, goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, fold, stemsOf } from "@/lib/agent/domain/wording/words";
import { entryLeadsThere } from "./entry-leads-there";
import { goneFromList } from "./gone-from-list";
import { isWholeEntry } from "./read-kept";
import { saysAllOfGoal } from "./says-all-of-goal";
import { listedThen, type Then } from "./since-listed";
import { takenChoices } from "./taken-choice";

/** The page calls itself what the goal says that a thing is to go to. `at`: `in the basket` is said of such a place too. */
export function isDestination({ title, nodes }: PageSnapshot, goal: string, at = false): boolean {
  const places = destinationsOf(goal, at);
  const heading = nodes.find((node) => node.role === "heading" && isShown(node))?.name;
  return [title, heading ?? ""].some((text) => places.includes(contentWords(text).join(" ")));
}

/**
 * The thing that was opened to enter it, in the one entry of the place it was to go to, with all of it: `2 × Chestnut honey` in the basket. Two
 * entries of it may be a deed that was done twice. `usedIn`: what the entry is called by in which the control of the deed stood.
 */
export function entryAtDestination(
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  { snapshot, task }: Ground,
  usedIn?: string,
): string[] {
  const { goal } = task;
  const places = destinationsOf(goal, true);
  const values = valuesOf(entered).filter((value) => !places.includes(contentWords(value).join(" ")));
  const opened = openedThing(deed, task);
  const thing = opened ?? (usedIn !== undefined && isSpokenOf(usedIn, goal) ? usedIn : undefined);
  // What is moved was elsewhere before; what is put there may have been there all along.
  const isTold = values.length > 0 || readStepIntent(goal).verb === "move";
  if (thing === undefined || !isTold || !isDestination(snapshot, goal, true)) return [];
  const entries = shownEntries(snapshot.nodes);
  const texts = entries.length > 0 ? entries.map(({ name }) => name) : snapshot.lines;
  const lasting = new Set(lastingTexts(snapshot, goal));
  const [entry, ...others] = texts.filter((text) => isHeldBy(thing, [text]) && lasting.has(text));
  const isWhole = entry !== undefined && values.every((value) => isHeldBy(value, [entry]));
  // It was chosen from among others, of which one may be called by more words.
  if (opened === undefined && (entry === undefined || goesOn(entry, thing))) return [];
  return isWhole && others.length === 0 ? [thing, ...values].map((text) => `"${text}" is shown`) : [];
}

/** `2 × Chestnut honey with comb` is not what is called `Chestnut honey`. */
const goesOn = (entry: string, name: string): boolean =>
  /^ \p{L}/u.test(fold(entry).slice(fold(entry).indexOf(fold(name)) + fold(name).length));

/**
 * Told of the thing itself where it was looked for: the state that it was to have, or all that was entered for it. `isElsewhere`: on another page than the form,
 * also one that the deed led to and that was loaded anew.
 */
export const foundAgain = (
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  ground: Ground,
  {
    isLookUp,
    isElsewhere = isLookUp,
    saidBefore = [],
    usedIn,
  }: { isLookUp: boolean; isElsewhere?: boolean; saidBefore?: readonly string[]; usedIn?: string },
): string[] =>
  ground.task.evidenceGathered
    ? [
        ...goneFromList(ground),
        ...inDoneList(ground),
        ...takenChoices(entered, ground),
        ...toldAnew(isElsewhere ? entryLeadsThere(deed, ground) : [], saidBefore),
        ...toldAnew(
          stateTold(ground, valuesOf(entered), valuesOf(enteredOnTheWay(deed, ground.task))),
          saidBefore,
        ),
        ...(isElsewhere ? entryAtDestination(deed, entered, ground, usedIn) : []),
        ...(isElsewhere
          ? allInOneEntry(
              entered.length > 0 ? entered : enteredOnTheWay(deed, ground.task),
              ground,
              listedThen(deed, ground),
            )
          : []),
      ]
    : [];

/** What the page said of the thing before the deed as well says nothing of the deed, nor does what it says along with that. */
const toldAnew = (told: readonly string[], saidBefore: readonly string[]): readonly string[] =>
  told.some((one) => saidBefore.includes(one)) ? [] : told;

/**
 * One entry has all that the goal names and all that was entered, in the goal's words where an option says more than it: fewer than three things may be said of
 * another one too. An entry that says of itself that it waits is none. `then`: what was listed there before.
 */
export function allInOneEntry(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
  then?: Then,
): string[] {
  const told = [...new Set([...goalNames(task.goal), ...valuesSaid(entered, task.goal)].map(fold))];
  const isEcho = told.some((one) => echoes(snapshot.url, one));
  if (isEcho || entered.length === 0) return [];
  const isThere =
    told.length >= fewestTold
      ? isWholeEntry(told, withoutWaiting(snapshot, task.goal))
      : saysAllOfGoal(told, snapshot, task.goal, then);
  return isThere ? told.map((text) => `"${text}" is shown`) : [];
}
const fewestTold = 3;

const withoutWaiting = (page: PageSnapshot, goal: string): PageSnapshot => {
  const waits = waitingFor(goal);
  return { ...page, nodes: page.nodes.filter(({ name }) => !waits(name)) };
};

/** `two enamel mugs` are of what is listed as `Enamel mug`. */
const isSpokenOf = (name: string, goal: string): boolean =>
  containsPhrase(goal, name) || containsPhrase(stemsOf(goal).join(" "), stemsOf(name).join(" "));

/** What was opened on the way to the deed, where the goal speaks of it; else the one thing that it names. */
function openedThing(deed: ActionRecord | undefined, { goal, history }: Task): string | undefined {
  const at = history.findIndex(({ actionId }) => actionId === deed?.actionId);
  const opened = history
    .slice(0, Math.max(0, at))
    .filter(({ action, target }) => action.name === "click" && target?.role === "link")
    .map(({ target }) => target?.name ?? "")
    .filter((name) => contentWords(name).length > 0 && isSpokenOf(name, goal));
  const places = destinationsOf(goal, true);
  const names = goalNames(goal).filter((name) => !places.includes(contentWords(name).join(" ")));
  return opened.at(-1) ?? (names.length === 1 ? names[0] : undefined);
}
