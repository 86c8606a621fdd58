import { enteredOnTheWay, isSamePlace, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { Act } from "./gather-evidence";
import { loadAgain } from "./look-again";

/** The page that was looked at does not prove it: the list that its form was opened from, where the work began, told of the thing, and may tell it. */
export function whereItMayStand(
  deed: ActionRecord | undefined,
  { task }: Pick<Ground, "task">,
): Act | undefined {
  const values = valuesOf(enteredOnTheWay(deed, task));
  const first = task.history.find((record) => !isLookOnly(record));
  const isForm = !first?.part || (deed !== undefined && isSamePlace(first.urlAtAction, deed.urlAtAction));
  return values.length > 0 && !isForm ? whereItBegan(task.history) : undefined;
}

/** The page that the deed was done on came in answer to a form, and cannot be asked for: where the work began may show what became of it. Once. */
export function whereItBegan(history: readonly ActionRecord[]): Act | undefined {
  const begun = history.find((record) => !isLookOnly(record))?.urlAtAction;
  const isSeen = history.some(
    ({ purpose, action }) => purpose === "gather_evidence" && action.args[0] === begun,
  );
  return begun === undefined || isSeen || !/^https?:/.test(begun) ? undefined : loadAgain(begun);
}
