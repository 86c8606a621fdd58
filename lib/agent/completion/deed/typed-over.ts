import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isEntering, isPressing } from "@/lib/agent/domain/deeds";
import { itemsLost } from "@/lib/agent/domain/wording/held-list";
import { fold } from "@/lib/agent/domain/wording/words";
import { isSamePlace } from "./entered";

/** The records without those that put something into a field which held something else before anything was pressed: that went nowhere. */
export const withoutTypedOver = (done: readonly ActionRecord[]): ActionRecord[] =>
  done.filter((record, at) => {
    if (!takesText(record)) return true;
    const later = done.slice(at + 1);
    const end = later.findIndex((other) => isPressing(other) && !isEntering(other));
    const upTo = end < 0 ? later : later.slice(0, end);
    return !upTo.some(
      (other) =>
        takesText(other) &&
        isSamePlace(record.urlAtAction, other.urlAtAction) &&
        isSameField(record, other) &&
        isOther(record, other),
    );
  });

/** What a field held, where the goal was to add to it, and it was entered without. */
export const listsReplaced = (goal: string, done: readonly ActionRecord[]): string[] =>
  done
    .filter(takesText)
    .flatMap(({ action, target }) =>
      itemsLost(goal, target?.name ?? "", target?.value ?? "", String(action.args[1] ?? "")).map(
        (item) => `"${target?.name}" held "${item}", which was to stay.`,
      ),
    );

const takesText = (record: ActionRecord): boolean => isEntering(record) && record.action.name === "setValue";

export const isSameField = (one: ActionRecord, other: ActionRecord): boolean =>
  one.target !== undefined &&
  other.target !== undefined &&
  (one.target.id === other.target.id ||
    (one.target.name === other.target.name && one.target.path === other.target.path));

/** What only goes on with what was typed is no other value. */
const isOther = (one: ActionRecord, other: ActionRecord): boolean =>
  !String(other.action.args[1] ?? "").includes(String(one.action.args[1] ?? ""));

/** What this task typed itself, and then something else over it, was no old name. */
export const wasPutThere = (record: ActionRecord, value: string, history: readonly ActionRecord[]): boolean =>
  history.some(
    (other) =>
      other !== record &&
      isEntering(other) &&
      isSameField(record, other) &&
      fold(String(other.action.args[1] ?? "")) === fold(value),
  );
