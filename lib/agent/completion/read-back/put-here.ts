import { type Entered, enteredOnTheWay, valuesOf } from "@/lib/agent/completion/deed/entered";
import { cameSince } from "@/lib/agent/completion/deed/entry-awaited";
import { toldInOpenedPlace } from "@/lib/agent/completion/gathering/opened-place";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { standsOnItsDay } from "./on-its-day";
import { oneMoreEntry } from "./one-more-entry";
import { partTurned } from "./part-turned";
import { sumMoved } from "./sum-moved";

/**
 * The thing with all that was entered, in the part that it went to, in an entry that came with the deed or since, in the part of the list that it was opened from, or on its day: such
 * an entry tells each value as far as the goal does. Where nothing was sent, none of it is stored.
 */
export function putHere(
  kept: ReadBack | undefined,
  { deed, entered, isForm }: { deed: ActionRecord | undefined; entered: readonly Entered[]; isForm: boolean },
  ground: Ground,
): { put: string[]; whole: string[] } {
  const came = isForm ? cameSince(kept?.entryAwaited ?? [], ground.snapshot, ground.task.goal) : [];
  const turned = kept ? partTurned(enteredOnTheWay(deed, ground.task), ground) : [];
  const more = kept ? oneMoreEntry(deed, entered, ground) : [];
  const dated = standsOnItsDay(kept ?? {}, entered, ground);
  const isTold =
    came.length + turned.length + more.length + dated.length > 0 ||
    (!isForm && sumMoved(entered, ground).length > 0);
  return {
    put: [...(kept ? toldInOpenedPlace(entered, ground) : []), ...came, ...turned, ...more, ...dated],
    whole: isTold ? valuesOf(entered) : [],
  };
}
