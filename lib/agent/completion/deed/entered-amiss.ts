import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isCalledFor } from "@/lib/agent/domain/called-field";
import { enteredValues } from "@/lib/agent/domain/entered-values";
import { endsInRequest } from "@/lib/agent/domain/wording/asked/asking-tail";
import { asksForSum, isNoSum, isOfKind } from "@/lib/agent/domain/wording/kind-of-field";
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
  return [...tooLong, ...misreadValues(goal, entries), ...amiss];
}

/** The value belongs into the other field, and neither of them holds what the goal says for it. */
const areTraded = (one: Entry, other: Entry, goal: string): boolean =>
  suits(other.name, one.value, goal) &&
  !suits(one.name, one.value, goal) &&
  !suits(other.name, other.value, goal);

const suits = (label: string, value: string, goal: string): boolean =>
  isCalledFor(label, value, goal) || isOfKind(label, value, goal);
