import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";

/**
 * A list of names, from which the form of one of them was opened: its entry did not say what the field held then, so that it does not say what it holds now tells nothing. The
 * form itself does.
 */
export function isUntoldHere(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): boolean {
  const part = task.history.find(
    (record) => record.part && !isLookOnly(record) && isSamePlace(record.urlAtAction, snapshot.url),
  )?.part;
  const olds = entered.map((one) =>
    one.kind === "element_value" && one.was !== undefined && one.was !== one.value ? one.was : "",
  );
  const isTold = (old: string): boolean =>
    old === "" || isHeldBy(old, [...(part?.lines ?? []), part?.over ?? ""]);
  return part !== undefined && olds.length > 0 && !olds.some(isTold);
}
