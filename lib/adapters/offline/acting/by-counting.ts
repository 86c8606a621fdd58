import { onward } from "@/lib/adapters/offline/matching/fill-from-goal";
import { submitOf } from "@/lib/adapters/offline/matching/find-form";
import { isKin } from "@/lib/adapters/offline/matching/kin";
import { isUnder } from "@/lib/adapters/offline/matching/parts-of-page";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { goalFacts, wordsAfter, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { joinParts, pathParts } from "@/lib/agent/snapshot/path-parts";
import { act, cannot, describe, prepare } from "./answer";
import type { PageContext } from "./page-context";

const more =
  /^[+＋]$|^(?:increase|increment|more|one more|plus|add one|up|raise|higher|warmer|louder|mehr|erhöhen|augmenter|aumentar)(?!\p{L})|\s(?:more|up|higher|warmer|louder)$/iu;
const less =
  /^[-−–]$|^(?:decrease|decrement|less|fewer|one less|one fewer|minus|remove one|down|lower|colder|cooler|quieter|weniger|verringern|diminuer|disminuir|reducir)(?!\p{L})|\s(?:less|fewer|down|lower|colder|cooler|quieter)$/iu;
const pressable: ReadonlySet<string> = new Set(["button", "clickable"]);
/** Presses that are made for one number; a larger one is for a field to take. */
const mostSteps = 25;

/** Two controls that count a shown number down and up. */
type Counter = { down: SnapshotNode; up: SnapshotNode; count: number; words: readonly string[] };

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
  const [best = loneCounter(goal, nodes), next] = told;
  if (!best || best.wanted === undefined || next?.score === best.score) return undefined;
  const { counter, wanted } = best;
  const { count, up, down } = counter;
  const presses = history.filter((past) => [up, down].some((node) => isPressOf(past, node, nodes))).length;
  // `50` copies may go by fifty at a time.
  const isRound = count >= 10 && (wanted - count) % 5 === 0;
  if (presses >= mostSteps || (Math.abs(wanted - count) > mostSteps && !isRound)) return undefined;
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
    const isDeed = Math.abs(wanted - count) === 1 && !submit;
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

function countersIn(nodes: readonly SnapshotNode[]): Counter[] {
  return nodes.flatMap((down, at): Counter[] => {
    if (!isUsable(down) || !less.test(down.name.trim())) return [];
    const on = nodes.slice(at + 1, at + 4).findIndex((node) => isUsable(node) && more.test(node.name.trim()));
    const up = on < 0 ? undefined : nodes[at + 1 + on];
    if (!up || up.path !== down.path) return [];
    // The number may be a text between both, which the second one then stands beside.
    const beside = on === 0 && up.nearText !== down.nearText ? [up.nearText ?? ""] : [];
    const between = [
      ...nodes
        .slice(at + 1, at + 1 + on)
        .flatMap(({ name, value, description }) => value ?? [name, description ?? ""]),
      ...beside,
    ];
    const around = pathParts(down.path).at(-1)?.name ?? "";
    const count = [...between, around, betweenSigns.exec(around)?.[1] ?? ""]
      .filter((text) => !isCalledBy(down, text))
      .map(numberIn)
      .find((one) => one !== undefined);
    if (count === undefined) return [];
    const places = pathParts(down.path).map(({ name }) => name.slice(0, placeKept));
    const heading = headingOver(down, nodes);
    const label = [down.name.replace(less, " "), down.nearText ?? "", heading, ...places].join(" ");
    return [{ down, up, count, words: [...new Set(contentStems(label))] }];
  });
}
/**
 * `Bags of lime 20 kg`, between `Fewer bags of lime 20 kg` and its like: a number that the control itself is called by, with the word before or behind it, is not the one
 * that it counts; `2 adults` is, beside `Fewer adults in room 2`.
 */
function isCalledBy({ name }: SnapshotNode, text: string): boolean {
  const [number, ...others] = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (number === undefined || others.length > 0) return false;
  const at = text.indexOf(number);
  const before = wordsOf(text.slice(0, at)).at(-1);
  const [behind] = wordsOf(text.slice(at + number.length));
  return [before && `${before} ${number}`, behind && `${number} ${behind}`].some(
    (part) => part && containsPhrase(name, part),
  );
}

/** An entry is called by all that it holds: only its beginning tells it from others. */
const placeKept = 20;

/** An entry may tell a price as well: `Oak €32 − 2 +`. */
const betweenSigns = /(?:^|\s)[-−–]\s(\d{1,4})\s[+＋](?=\s|$)/u;

const isUsable = ({ role, states }: SnapshotNode): boolean =>
  pressable.has(role) && !states.includes("hidden");

const numberIn = (text: string): number | undefined => {
  const found = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return found.length === 1 ? Number(found[0]?.replace(",", ".")) : undefined;
};

/** The number that the goal says beside the counter's own words, or as what something is to be. */
function wantedOf(goal: string, { words }: Counter): number | undefined {
  const numbers = goalFacts(goal).filter(
    ({ kind, value }) => kind === "number" && /^\d+(?:[.,]\d+)?$/.test(value),
  );
  const isOwn = (word: string): boolean => words.some((one) => isKin(one, stem(word)));
  // `2 bags`; `batch 118 to 19 °C`, of which the first number tells which batch; `bags: 2`.
  const found =
    numbers.find((fact) => wordsAfter(goal, fact, 2).some(isOwn)) ??
    numbers.find((fact) => becoming.has(wordsBefore(goal, fact, 1)[0] ?? "")) ??
    numbers.find((fact) => wordsBefore(goal, fact, 1).some(isOwn));
  return found && Number(found.value.replace(",", "."));
}
const becoming: ReadonlySet<string> = new Set("to at auf à a en".split(" "));

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
