import { isOfAlike } from "@/lib/agent/completion/deed/chosen-beside";
import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import { besideForm, listLink } from "@/lib/agent/completion/gathering/list-link";
import { nextListPage } from "@/lib/agent/completion/gathering/next-list-page";
import { nextOpener, openersOf } from "@/lib/agent/completion/gathering/reopen";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import { isShownIn, textsOf } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { destinationsOf, goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { isToldOfOtherHead } from "./head-of-another";
import { valuesIn } from "./leaves-open";
import { standsInListCalled } from "./list-called";

/** What stood on a later page of the list is not on its first one, whether it is there still or not. */
export const stoodOnLaterPage = (deed: ActionRecord | undefined, ground: Ground): boolean =>
  takesAway(ground.task.goal)
    ? deed !== undefined && leafsOn(nextOpener(deed, ground)?.node.name ?? "")
    : namesNobodyMeant(deed, ground);

/** The list was leafed through to somebody whom the goal calls by the full name, and this page shows that name nowhere: what it says, it says of others. */
function namesNobodyMeant(deed: ActionRecord | undefined, { task, snapshot }: Ground): boolean {
  const names = goalNames(task.goal).filter((name) => fullName.test(name));
  const isLeafed =
    deed !== undefined &&
    openersOf(deed, task.history, task.goal).some(({ target }) => leafsOn(target?.name ?? ""));
  return isLeafed && names.length > 0 && !names.some((name) => isShownIn(name, textsOf(snapshot)));
}
const fullName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u;

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
function isMissingInList(
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

/**
 * `Booking: no new booking`, where the answer to the form told it once: the page shows nothing of it any more, holds nothing else, and leads to the list of such
 * things, which can tell.
 */
function isToldOnce(
  entered: readonly Entered[],
  { posted }: Partial<ReadBack>,
  deed: ActionRecord | undefined,
  ground: Ground,
): boolean {
  const { load, snapshot, task } = ground;
  const about = [...new Set([...goalNames(task.goal), ...valuesIn(entered)])];
  const isAnswer = posted === true && load === "in_place" && !isChanging(task.goal) && !takesAway(task.goal);
  if (!deed || !isAnswer || entered.length === 0 || isSamePlace(deed.urlAtAction, snapshot.url)) return false;
  const isBare = !snapshot.nodes.some((node) => holding.has(node.role) && isShown(node));
  const isShownNoMore = !about.some((one) => isShownIn(one, textsOf(snapshot)));
  const leadsTo = besideForm(deed.urlAtAction, snapshot.url);
  return isBare && isShownNoMore && listLink([], ground, leadsTo) !== undefined;
}
const holding: ReadonlySet<string> = new Set(["row", "item", "textbox", "combobox", "alert"]);

/** The list beside the form goes on, on further pages of the same address: what was made may stand on any of them. */
const goesOnElsewhere = (deed: ActionRecord | undefined, ground: Ground): boolean =>
  ground.load === "in_place" &&
  deed !== undefined &&
  isSamePlace(deed.urlAtAction, ground.snapshot.url) &&
  nextListPage(deed, ground) !== undefined;

/** What is to be seen of it can only be seen elsewhere; what is seen here is told of another one. */
export const isToldElsewhere = (
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  kept: Partial<ReadBack>,
  ground: Ground,
): boolean =>
  isMissingInList(entered, kept, ground) ||
  isToldOfOtherHead(deed, entered, ground) ||
  goesOnElsewhere(deed, ground) ||
  isToldOnce(entered, kept, deed, ground) ||
  isOfAlike(kept, entered, ground.snapshot);
