import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isCalledFor } from "@/lib/agent/domain/called-field";
import { enteredValues } from "@/lib/agent/domain/entered-values";
import { endsInRequest } from "@/lib/agent/domain/wording/asked/asking-tail";
import { asksForSum, isNoSum, isOfKind } from "@/lib/agent/domain/wording/kind-of-field";
import { fold } from "@/lib/agent/domain/wording/words";
import { isSamePlace } from "./entered";
import { misreadValues } from "./misread-values";

type Entry = { name: string; value: string; at: string };

/**
 * Values that went into each other's fields: `Portugal` in `Vendor name` and the vendor in `Country`, a name where a number was to stand, and what the goal never meant as a value. The list shows
 * all of it afterwards, and shows it as what it is not.
 */
export function enteredAmiss(goal: string, done: readonly ActionRecord[]): string[] {
  const entries = done.flatMap((record) =>
    enteredValues(record)
      .filter(({ isText, value }) => isText && value.trim() !== "")
      .map(({ name, value }): Entry => ({ name, value, at: record.urlAtAction })),
  );
  const tooLong = entries
    .filter(({ value }) => endsInRequest(value, goal))
    .map(({ name, value }) => `"${value}" was entered in "${name}", with what the goal only asks for it by.`);
  const amiss = entries
    .filter(
      (one) =>
        (asksForSum(one.name) && isNoSum(one.value)) ||
        entries.some((other) => isSamePlace(one.at, other.at) && areTraded(one, other, goal)),
    )
    .map(({ name, value }) => `"${value}" was entered in "${name}", which is for something else.`);
  return [...tooLong, ...misreadValues(goal, entries), ...scoreTurned(goal, entries), ...amiss];
}

/** `Rovers v Harriers: 3-2`, and the 3 went to the one that the goal names last. */
function scoreTurned(goal: string, entries: readonly Entry[]): string[] {
  const [, first = "", second = ""] = score.exec(goal) ?? [];
  const said = ({ name }: Entry): number => (name === "" ? -1 : fold(goal).indexOf(fold(name)));
  const placeOf = (number: string): number =>
    Math.max(-1, ...entries.filter(({ value }) => value === number).map(said));
  const [own, other] = [placeOf(first), placeOf(second)];
  return first !== second && own >= 0 && other >= 0 && own > other
    ? [`"${first}" was entered for the other of the two.`]
    : [];
}
const isScoreOf = (goal: string, values: readonly string[]): boolean => {
  const [, ...numbers] = score.exec(goal) ?? [];
  return numbers.length > 0 && numbers.every((number) => values.includes(number));
};
const score = /(?<![\d.,:-])(\d{1,3})\s?[-–—:]\s?(\d{1,3})(?![\d.,:-])/u;

/** The value belongs into the other field, and neither of them holds what the goal says for it. Of a result the order tells whose each number is. */
const areTraded = (one: Entry, other: Entry, goal: string): boolean =>
  !isScoreOf(goal, [one.value, other.value]) &&
  suits(other.name, one.value, goal) &&
  !suits(one.name, one.value, goal) &&
  !suits(other.name, other.value, goal);

const suits = (label: string, value: string, goal: string): boolean =>
  isCalledFor(label, value, goal) || isOfKind(label, value, goal);
