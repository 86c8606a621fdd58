import { type Fact, goalFacts, wordsAfter, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";
import { perObject } from "@/lib/agent/domain/per-object";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { isKin } from "./kin";

export const more =
  /^[+＋]$|^(?:increase|increment|more|one more|plus|add one|up|raise|higher|warmer|louder|mehr|erhöhen|augmenter|aumentar|(?:an?|one) \p{L}{2,20} more)(?!\p{L})|\s(?:more|up|higher|warmer|louder)$/iu;
export const less =
  /^[-−–]$|^(?:decrease|decrement|less|fewer|one less|one fewer|minus|remove one|down|lower|colder|cooler|quieter|weniger|verringern|diminuer|disminuir|reducir|(?:an?|one) \p{L}{2,20} (?:less|fewer))(?!\p{L})|\s(?:less|fewer|down|lower|colder|cooler|quieter)$/iu;
const pressable: ReadonlySet<string> = new Set(["button", "clickable"]);

/** Two controls that count a shown number down and up. `isTyped`: it stands in a field with a name, which takes it as well. */
export type Counter = {
  down: SnapshotNode;
  up: SnapshotNode;
  count: number;
  words: readonly string[];
  isTyped: boolean;
};

export const countersIn = perObject((nodes: readonly SnapshotNode[]): readonly Counter[] =>
  nodes.flatMap((down, at): Counter[] => {
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
    const isTyped = nodes.slice(at + 1, at + 1 + on).some(isWritable);
    return [{ down, up, count, words: [...new Set(contentStems(label))], isTyped }];
  }),
);
const isWritable = (node: SnapshotNode): boolean =>
  isField(node) &&
  node.inputType === "number" &&
  node.name !== "" &&
  !["readonly", "disabled", "hidden"].some((state) => node.states.includes(state));

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

const numbersOf = (goal: string): Fact[] =>
  goalFacts(goal).filter(({ kind, value }) => kind === "number" && /^\d+(?:[.,]\d+)?$/.test(value));

const ownWord =
  ({ words }: Counter) =>
  (word: string): boolean =>
    words.some((one) => isKin(one, stem(word)));

const amountOf = ({ value }: Fact): number => Number(value.replace(",", "."));

/** The number that the goal says beside the counter's own words, or as what something is to be. */
export function wantedOf(goal: string, counter: Counter): number | undefined {
  const numbers = numbersOf(goal);
  const isOwn = ownWord(counter);
  // `2 bags`; `batch 118 to 19 °C`, of which the first number tells which batch; `bags: 2`.
  const found =
    numbers.find((fact) => wordsAfter(goal, fact, 2).some(isOwn)) ??
    numbers.find((fact) => becoming.has(wordsBefore(goal, fact, 1)[0] ?? "")) ??
    numbers.find((fact) => wordsBefore(goal, fact, 1).some(isOwn));
  return found && amountOf(found);
}
const becoming: ReadonlySet<string> = new Set("to at auf à a en".split(" "));

/** `two goats and one sledge`: numbers that each stand right before the word of one counter, and of no other one. */
export const countedEach = (
  goal: string,
  nodes: readonly SnapshotNode[],
): { counter: Counter; fact: Fact; wanted: number }[] =>
  numbersOf(goal).flatMap((fact) => {
    const [counter, ...others] = countersIn(nodes).filter((one) =>
      wordsAfter(goal, fact, 1).some(ownWord(one)),
    );
    return counter && others.length === 0 ? [{ counter, fact, wanted: amountOf(fact) }] : [];
  });

/** A counter shows that number: no field has to take it any more. */
export const isCountedTo = (goal: string, nodes: readonly SnapshotNode[], { start }: Fact): boolean =>
  countedEach(goal, nodes).some(
    ({ counter, fact, wanted }) => fact.start === start && counter.count === wanted,
  );
