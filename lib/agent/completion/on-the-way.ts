import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import { isEntering } from "@/lib/agent/domain/deeds";
import { isSamePlace } from "./entered";
import type { Ground } from "./ground";

/** What was done on the page of the deed on the way to it. */
const onTheWay = (deed: ActionRecord, { task }: Ground): ActionRecord[] =>
  task.history.filter(
    (record) => record.actionId !== deed.actionId && isSamePlace(record.urlAtAction, deed.urlAtAction),
  );

/**
 * The control of the deed came up with the part that was opened for it, or belongs to what was filled in: it goes when that is put away, whatever has
 * become of it.
 */
export const cameUpOnTheWay = (deed: ActionRecord, ground: Ground): boolean =>
  onTheWay(deed, ground).some(
    (record) => isEntering(record) || (onlyMakesRoom(record) && record.action.name === "click"),
  );

/** What was pressed before it on this page and only asked: the deed answered, and on a fresh load nothing asks, whatever was answered. */
export const askedBefore = (deed: ActionRecord, ground: Ground): ActionRecord[] =>
  onTheWay(deed, ground).filter(({ onlyAsked }) => onlyAsked === true);

/** Values that went into fields without a name. */
export const namelessValues = (deed: ActionRecord, ground: Ground): string[] =>
  onTheWay(deed, ground).flatMap(({ action, target, verdict }) =>
    (action.name === "setValue" || action.name === "select") &&
    target?.name === "" &&
    target.inputType !== "search" &&
    verdict?.outcome === "verified"
      ? [String(action.args[1] ?? "")]
      : [],
  );
