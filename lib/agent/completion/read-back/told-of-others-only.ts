import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { goalNames, takesForGood } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import type { Kept } from "./read-kept";
import { entriesNow, listedThen } from "./since-listed";

/**
 * `Put Ines on the night shift`, whose button went, and her entry says what it did before the deed, while that of Omar in the same list says `Night`: the list tells such
 * things, and of her it does not. That a control is gone proves nothing then.
 */
export function isToldOfOthersOnly(
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  kept: Kept,
  ground: Ground,
): boolean {
  const { task, snapshot } = ground;
  const isBare = entered.length === 0 && kept.told.length === 0 && kept.texts.length === 0;
  if (!isBare || !deed || takesForGood(task.goal) || !isSamePlace(deed.urlAtAction, snapshot.url))
    return false;
  const { own } = listedThen(deed, ground) ?? {};
  const entries = own ? entriesNow(snapshot) : [];
  const still = entries.filter(({ mark }) => mark.text === own?.text);
  const [entry, ...more] = still;
  if (!entry || more.length > 0) return false;
  const values = [...goalNames(task.goal), stateAsked(task.goal) ?? ""].filter(
    (value) => value !== "" && !isHeldBy(value, [entry.told]),
  );
  return values.some((value) =>
    entries.some(
      ({ node, told }) =>
        node !== entry.node &&
        node.role === entry.node.role &&
        node.parent === entry.node.parent &&
        isHeldBy(value, [told]),
    ),
  );
}
