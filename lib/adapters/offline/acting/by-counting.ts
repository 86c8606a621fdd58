import {
  type Counter,
  countedEach,
  countersIn,
  less,
  more,
  wantedOf,
} from "@/lib/adapters/offline/matching/counters";
import { onward } from "@/lib/adapters/offline/matching/fill-from-goal";
import { submitOf } from "@/lib/adapters/offline/matching/find-form";
import { isKin } from "@/lib/adapters/offline/matching/kin";
import { isUnder } from "@/lib/adapters/offline/matching/parts-of-page";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { act, cannot, describe, prepare } from "./answer";
import type { PageContext } from "./page-context";

/** Presses that are made for one number; a larger one is for a field to take. */
const mostSteps = 25;
/** Nobody presses that often beside a field for the number. */
const mostBesideField = 5;

/**
 * A number that no field takes, only controls for one less and one more: it is counted to what the goal says, and then stored by the button
 * of the part that it stands in. Undefined where the page has no such number, or the goal says none for it.
 */
export function byCounting(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history }: PageContext,
): ActionAnswer | undefined {
  const said = contentStems(goal);
  // `Study`, of which the goal says just that, before `Studio`.
  const saidOf = ({ words }: Counter): number =>
    words
      .filter((word) => telling.test(word) && said.some((one) => isKin(one, word)))
      .reduce((sum, word) => sum + (said.includes(word) ? 1.1 : 1), 0);
  const told = countersIn(nodes)
    .map((counter) => ({ counter, score: saidOf(counter), wanted: wantedOf(goal, counter) }))
    .filter(({ score, wanted }) => score > 0 && wanted !== undefined)
    .sort((a, b) => b.score - a.score);
  const [best = loneCounter(goal, nodes), next] = oneByOne(goal, nodes) ?? told;
  if (!best || best.wanted === undefined || next?.score === best.score) return undefined;
  const { counter, wanted } = best;
  const { count, up, down } = counter;
  const presses = history.filter((past) => [up, down].some((node) => isPressOf(past, node, nodes))).length;
  // `50` copies may go by fifty at a time.
  const isRound = count >= 10 && (wanted - count) % 5 === 0;
  const distance = Math.abs(wanted - count);
  if (presses >= mostSteps || (distance > mostSteps && !isRound)) return undefined;
  if (counter.isTyped && presses === 0 && distance > mostBesideField) return undefined;
  const isCounted = presses > 0;
  const submit = submitAround(counter, nodes, commandVerb(goal));
  if (count > 0 && !isCounted && !submit && isByHowMany(goal) && !history.some(isAdding))
    return cannot(
      `${describe(up)} counts from ${count} on: it is not said whether ${wanted} more or in all are meant.`,
    );
  const way = wanted > count ? up : down;
  // It goes by more at a time than is left.
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const isPast = last !== undefined && isPressOf(last, way === up ? down : up, nodes);
  if (wanted !== count && isPast) return undefined;
  if (wanted !== count) {
    if (way.states.includes("disabled")) return undefined;
    // Where nothing stores it afterwards, each press does, and the last one is the deed.
    const isDeed = distance === 1 && !submit;
    return isDeed
      ? act("click", [way.id], `${describe(way)} makes it ${wanted}.`, 0.8)
      : prepare("click", [way.id], `${describe(way)} brings ${count} nearer to ${wanted}.`);
  }
  if (isCounted && submit && onward.test(submit.name.trim()))
    return prepare("click", [submit.id], `${describe(submit)} leads to the next part.`);
  return isCounted && submit
    ? act("click", [submit.id], `${describe(submit)} stores the ${wanted}.`, 0.8)
    : undefined;
}

/** Where the goal counts several things, and each has a counter of its own: the next one that does not show its number. */
function oneByOne(goal: string, nodes: readonly SnapshotNode[]) {
  const all = countedEach(goal, nodes);
  const open = all.find(({ counter, wanted }) => counter.count !== wanted) ?? all.at(-1);
  const areApart = new Set(all.map(({ counter }) => counter)).size === all.length;
  return open && all.length > 1 && areApart ? [{ ...open, score: 1 }] : undefined;
}

/** By its id, or by its name where the page has drawn it anew and no other one is called so. */
const isPressOf = (
  { action, target }: PageContext["history"][number],
  { id, role, name }: SnapshotNode,
  nodes: readonly SnapshotNode[],
): boolean =>
  action === `click(${JSON.stringify(id)})` ||
  (action.startsWith("click(") &&
    target === `${role} "${name}"` &&
    nodes.filter((node) => node.role === role && node.name === name).length === 1);

/** `150 A5 flyers`, of which the form only says `Copies`: its one counter is for the one number that the goal counts. */
function loneCounter(goal: string, nodes: readonly SnapshotNode[]) {
  const [counter, ...others] = countersIn(nodes);
  const counts = goalFacts(goal).filter(
    (fact) =>
      fact.kind === "number" &&
      /^\d+$/.test(fact.value) &&
      /^ (?:\p{Lu}\d )?\p{Ll}{3}/u.test(goal.slice(fact.end)),
  );
  const [count, ...more] = counts;
  return counter && others.length === 0 && count && more.length === 0
    ? { counter, score: 1, wanted: Number(count.value) }
    : undefined;
}

/** The number itself, and its unit, tell of no counter which one is meant. */
const telling = /\p{L}{2}|\d{3}/u;

/** `Add two child seats`, not `set the child seats to two`: what is there already counts as well. */
const isByHowMany = (goal: string): boolean => /^(?:add|remove|take|delete)$/iu.test(commandVerb(goal));
/** What a press of `Add` brought up was not there before. */
const isAdding = ({ action, target = "" }: PageContext["history"][number]): boolean =>
  action.startsWith("click(") && /^(?:button|clickable) ".*(?<!\p{L})add(?!\p{L})/iu.test(target);

/** The button that stores it, in the innermost part around it that has one. */
function submitAround(
  { up, down }: Counter,
  nodes: readonly SnapshotNode[],
  verb: string,
): SnapshotNode | undefined {
  const parts = pathParts(up.path);
  for (let depth = parts.length; depth >= 0; depth--) {
    const path = joinParts(parts.slice(0, depth));
    const inside = nodes.filter((node) => node !== up && node !== down && isUnder(path, node));
    const plain = inside.filter(({ name }) => !more.test(name.trim()) && !less.test(name.trim()));
    const submit = submitOf(plain, "", verb);
    if (submit) return submit;
  }
  return undefined;
}
