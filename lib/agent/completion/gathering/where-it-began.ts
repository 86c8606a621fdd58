import { enteredOnTheWay, isSamePlace, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShownIn, lastingTexts } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { Act } from "./gather-evidence";
import { loadAgain } from "./look-again";

/** Nothing of what was entered stands on the page that was looked at: the list that its form was opened from, where the work began, told of the thing, and may tell it. */
export function whereItMayStand(
  deed: ActionRecord | undefined,
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): Act | undefined {
  const values = valuesOf(enteredOnTheWay(deed, task));
  const isSaid = values.some((value) => isShownIn(value, lastingTexts(snapshot, task.goal)));
  const first = task.history.find((record) => !isLookOnly(record));
  const isForm = !first?.part || (deed !== undefined && isSamePlace(first.urlAtAction, deed.urlAtAction));
  return values.length > 0 && !isSaid && !isForm ? whereItBegan(task.history) : undefined;
}

/** The page that the deed was done on came in answer to a form, and cannot be asked for: where the work began may show what became of it. Once. */
export function whereItBegan(history: readonly ActionRecord[]): Act | undefined {
  const begun = history.find((record) => !isLookOnly(record))?.urlAtAction;
  const isSeen = history.some(
    ({ purpose, action }) => purpose === "gather_evidence" && action.args[0] === begun,
  );
  return begun === undefined || isSeen || !/^https?:/.test(begun) ? undefined : loadAgain(begun);
}
