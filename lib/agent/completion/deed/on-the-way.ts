import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import { isEntering } from "@/lib/agent/domain/deeds";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { isSamePlace } from "./entered";
import { isInDialog } from "./used-control";

/** What was done on the page of the deed on the way to it. */
const onTheWay = (deed: ActionRecord, { task }: Ground): ActionRecord[] =>
  task.history.filter(
    (record) => record.actionId !== deed.actionId && isSamePlace(record.urlAtAction, deed.urlAtAction),
  );

/**
 * The control of the deed came up with the part or the thing that was opened for it, or belongs to what was filled in: it goes when that is put away,
 * whatever has become of it.
 */
export const cameUpOnTheWay = (deed: ActionRecord, ground: Ground): boolean =>
  onTheWay(deed, ground).some(
    (record) =>
      isEntering(record) ||
      (record.action.name === "click" &&
        (onlyMakesRoom(record) || isOfThing(record, ground.task.goal) || broughtUp(record, deed))),
  );

/** The thing itself was pressed, as an entry of a list is chosen: what can be done to it came to stand at it only then. */
function isOfThing({ target }: ActionRecord, goal: string): boolean {
  const words = contentStems(target?.name ?? "");
  const [verb, ...rest] = stemsOf(goal);
  const said = new Set(rest.filter((word) => word !== verb));
  return (
    target?.role !== "button" &&
    words.length > 0 &&
    words.every((word) => said.has(word)) &&
    readStepIntent(target?.name ?? "").verb === "unknown"
  );
}

/** The control of the deed was not on the page before this, nor perhaps the part that it stands in. A dialog that asks belongs to what it asks about. */
const broughtUp = ({ verdict, onlyAsked }: ActionRecord, { target }: ActionRecord): boolean =>
  target !== undefined &&
  !onlyAsked &&
  !isInDialog(target.path) &&
  (verdict?.observations ?? []).some(
    (text) => text === `${target.role} "${target.name}" appeared` || partCame.test(text),
  );
const partCame = / appeared with \d+ elements? in it$/;

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
