import type { Ground } from "@/lib/agent/completion/ground";
import { lastingBlocks } from "@/lib/agent/completion/page/blocks";
import { entriesOf, isShown, saysOf } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { doneWords, isDenied } from "@/lib/agent/domain/wording/done-word";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { partDone } from "./entries-done";
import { mayBeOlder } from "./last-of-log";
import { stateByTerms } from "./state-by-terms";
import { isThingToldBy } from "./thing-beside-day";

/** An amount may stand in an entry for something else. */
const inWords = /^\p{L}[\p{L} -]*$/u;

const stateLine =
  /^(?:state|status|stage|phase|zustand|statut|[eé]tat|estado|stato|situação)\s*[:|–-]\s*(\S.*)$/iu;
/** The label on a line of its own, over what it is for. */
const stateLabel = /^(?:state|status|stage|phase|zustand|statut|[eé]tat|estado|stato|situação)\s*:?$/iu;

/** `areLabelled`: what came with the state stands on lines of its own, as under labels. A field called so shows what may be chosen. */
const statesIn = (lines: readonly string[], areLabelled: boolean): string[] =>
  lines.flatMap((line, at) => {
    const told = areLabelled && stateLabel.test(line) ? lines[at + 1] : stateLine.exec(line)?.[1];
    return told === undefined ? [] : [told];
  });

/** The page that is headed by nothing but the thing says `State: archived`, and has it from nowhere but where it is stored. */
function isStateOnPageOf(
  name: string,
  state: string,
  { along, beside }: { along: readonly string[]; beside: readonly string[] },
  { nodes, lines, url }: PageSnapshot,
): boolean {
  const [head, ...others] = nodes.filter((node) => node.role === "heading" && isShown(node));
  const isSaidBeside =
    along.length > 0 && along.every((one) => lines.some((line) => fold(line) === fold(one)));
  const told = statesIn(lines, isSaidBeside);
  const called = head?.name ?? "";
  // What it was said to be beside its state tells as much of it as its whole name does.
  const isTitled = beside.length > 0 && isTitledBy(called, name);
  const isHead = isTitled || (along.length === 0 ? fold(called) === fold(name) : isCalled(called, name));
  return (
    head !== undefined &&
    others.every(({ inputType }) => inputType !== "1") &&
    isHead &&
    ![state, ...along, ...beside].some((one) => echoes(url, one)) &&
    told.length === 1 &&
    told.every(
      (one) =>
        saysJust(one, state, [...along, ...beside]) ||
        (!isTitled && saysJust(one, state, along)) ||
        (isSaidBeside && fold(one) === fold(state)),
    )
  );
}

/** `Order 7731`: the kind of thing may stand before its number. */
const isCalled = (head: string, name: string): boolean =>
  fold(head).replace(/^\p{L}+ (?:no\.? |nr\.? |#)?(?=\S)/u, "") === fold(name);

/** `HD-1042: VPN keeps disconnecting`: what has a number of its own is called by that first. */
const isTitledBy = (head: string, name: string): boolean =>
  /\p{L}.*\d{2}|\d{4}/u.test(name) &&
  fold(head).startsWith(fold(name)) &&
  /^\s*[:–—·|]\s/u.test(fold(head).slice(fold(name).length));

/** `Cancelled (Ordered by mistake)`: the state, and all that was said with it. */
function saysJust(text: string, state: string, along: readonly string[]): boolean {
  const rest = along.reduce((left, one) => left.replace(fold(one), " "), fold(text));
  return along.every((one) => containsPhrase(text, one)) && wordsOf(rest).join(" ") === fold(state);
}

type Told = Pick<Ground, "task" | "snapshot">;

/**
 * `Mark INV-2043 as paid`, `Publish "Five knots"`, done on a page of its own: the list that a fresh load shows says `Paid`, `Published` of the thing, in every
 * entry that names it, or on its own page. `entered`: what was said with it, which the thing has to show as well where the goal names it by nothing else.
 * `onTheWay`: what was chosen for it on pages before; of what the goal names, an entry of the thing has to say that too.
 */
export function stateTold(
  ground: Told,
  entered: readonly string[] = [],
  onTheWay: readonly string[] = [],
): string[] {
  const { goal } = ground.task;
  const { names, along } = thingsBeside(goal, entered);
  if (names.length > 0) return statesOf(names, { along, beside: [], chosen: [] }, ground);
  const all = goalNames(goal);
  // `Close ticket HD-1042 as a duplicate`: chosen with it, and said of its state.
  const beside = entered.filter(
    (one) => containsPhrase(goal, one) && !all.some((name) => isHeldBy(one, [name])),
  );
  const chosen = all.filter((name) => onTheWay.some((one) => fold(one) === fold(name)));
  const things = all.filter((name) => !chosen.includes(name));
  return things.length > 0
    ? statesOf(things, { along: [], beside, chosen }, ground)
    : statesOf(all, { along: [], beside, chosen: [] }, ground);
}

/** `Cancel order 7731 with the reason 'Ordered by mistake'`: what was entered is quoted, and the thing is what else the goal names. */
export function thingsBeside(
  goal: string,
  entered: readonly string[],
): { names: string[]; along: readonly string[] } {
  const quoted = goalNames(goal);
  const isEntered = (name: string): boolean => entered.some((one) => fold(one) === fold(name));
  if (!quoted.every(isEntered)) return { names: [], along: [] };
  const rest = quoted.reduce((text, one) => text.replace(one, " "), goal).replace(/["'“”‘’„«»]/gu, " ");
  return { names: goalNames(rest), along: quoted };
}

/** `Not running` denies it, and the word may be a part of the thing's own name. */
const stateOf = (text: string, name: string, states: readonly string[]): string | undefined =>
  states.find((state) => !containsPhrase(name, state) && !isDenied(text, state));

/** In a list without markup: the only part that is headed by the thing says what became of it, and with it all that was said `along`. */
function blockState(
  name: string,
  along: readonly string[],
  states: readonly string[],
  { task, snapshot }: Told,
): string | undefined {
  const [own, ...more] = lastingBlocks(snapshot, task.goal).filter(({ head }) => isHeldBy(name, [head]));
  if (!own || more.length > 0) return undefined;
  const isWhole =
    along.every((one) => isHeldBy(one, [own.text])) &&
    isThingToldBy(task.goal, own.text, snapshot, [name, ...along]);
  const said = states.filter((state) => containsPhrase(own.text, state));
  return isWhole ? stateOf(own.text, name, said) : undefined;
}

function statesOf(
  names: readonly string[],
  {
    along,
    beside,
    chosen,
  }: { along: readonly string[]; beside: readonly string[]; chosen: readonly string[] },
  { task, snapshot }: Told,
): string[] {
  const { goal } = task;
  const asked = stateAsked(goal);
  const states = asked === undefined ? [...doneWords(goal)] : [asked].filter((state) => inWords.test(state));
  const byTerms = stateByTerms(names, [...along, ...beside, ...chosen], states, { task, snapshot });
  if (byTerms !== undefined) return [byTerms];
  const waits = waitingFor(goal);
  const isWhole = (entry: SkeletonNode): boolean =>
    [...along, ...chosen].every((one) => saysOf(entry, one, snapshot)) &&
    isThingToldBy(goal, entry.name, snapshot, names);
  return names.flatMap((name) => {
    const own = entriesOf(name, snapshot);
    const partOf = (entry: SkeletonNode): string | undefined =>
      mayBeOlder(own, snapshot, goal) ? undefined : partDone(entry, snapshot, goal);
    const entries = own.map((entry) => ({
      waits: waits(entry.name),
      state: isWhole(entry)
        ? (stateOf(
            entry.name,
            name,
            states.filter((state) => saysOf(entry, state, snapshot)),
          ) ?? partOf(entry))
        : undefined,
    }));
    const [first] = entries;
    if (!first) {
      const told = blockState(name, [...along, ...chosen], states, { task, snapshot });
      if (told !== undefined) return [`"${name}" is "${told}"`, ...along.map((one) => `"${one}" is shown`)];
    }
    const isTold = entries.every((entry) => entry.state !== undefined && !entry.waits);
    const state = first
      ? first.state
      : states.find((one) => isStateOnPageOf(name, one, { along, beside }, snapshot));
    return state && isTold ? [`"${name}" is "${state}"`, ...along.map((one) => `"${one}" is shown`)] : [];
  });
}
