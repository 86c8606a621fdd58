import type { Entered } from "@/lib/agent/completion/deed/entered";
import { nextOpener } from "@/lib/agent/completion/gathering/reopen";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShownIn } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { destinationsOf, goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { valuesIn } from "./leaves-open";
import { standsInListCalled } from "./list-called";

/** What stood on a later page of the list is not on its first one, whether it is there still or not. */
export const stoodOnLaterPage = (deed: ActionRecord | undefined, ground: Ground): boolean =>
  takesAway(ground.task.goal) && deed !== undefined && leafsOn(nextOpener(deed, ground)?.node.name ?? "");

/** A page that has to be searched first shows neither the thing that was to be changed nor what it was changed to, whatever became of it. */
export function showsNothingOfIt(entered: readonly Entered[], { task: { goal }, snapshot }: Ground): boolean {
  const about = [...new Set([...goalNames(goal), ...valuesIn(entered)])];
  // A form or a field of that kind.
  const search = snapshot.nodes.some(
    ({ inputType, states }) => inputType === "search" && !states.includes("hidden"),
  );
  const texts = [...snapshot.lines, ...snapshot.nodes.flatMap(({ name, value = "" }) => [name, value])];
  return isChanging(goal) && search && about.length > 0 && !about.some((one) => isShownIn(one, texts));
}

/**
 * What was to be put on a list that is shown stands elsewhere at most. The list may have further pages: that it is lost is not known. `inPlace`: what came up
 * there with the deed, by whatever name. Which list it is was chosen as well, and is no entry of it.
 */
export function isMissingInList(
  entered: readonly Entered[],
  { inPlace = [] }: Partial<ReadBack>,
  { task: { goal }, snapshot }: Ground,
): boolean {
  const place = new Set(destinationsOf(goal, true).flatMap(contentStems));
  const isPlace = (value: string): boolean => {
    const words = contentStems(value);
    return words.length > 0 && words.every((word) => place.has(word));
  };
  const values = valuesIn(entered).filter((value) => !isPlace(value));
  return (
    !isChanging(goal) &&
    !takesAway(goal) &&
    standsInListCalled(values.length > 0 ? values : [...goalNames(goal), ...inPlace], snapshot, goal) ===
      false
  );
}
