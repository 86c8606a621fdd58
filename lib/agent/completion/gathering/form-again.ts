import { enteredFor, isSamePlace, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShownIn, lastingTexts, standsInOtherEntry } from "@/lib/agent/completion/page/places";
import { standsAtOthersOnly } from "@/lib/agent/completion/read-back/at-another";
import { isUntoldHere } from "@/lib/agent/completion/read-back/untold-here";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { readUrl } from "@/lib/agent/domain/urls";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/**
 * The address of the form that the thing was changed with, where the list that was looked at shows the value and not whose it is, or never told such values: loaded anew, the form
 * shows what is stored. Only for choices and for texts put in place of others, in a form that is called after the thing. Once.
 */
export function formAgain(deed: ActionRecord | undefined, { task, snapshot }: Ground): string | undefined {
  const { goal, history } = task;
  const page = deed?.urlAtAction;
  if (page === undefined || !/^https?:[^#]*$/.test(page)) return undefined;
  const isSeen = history.some(
    ({ purpose, action }) => purpose === "gather_evidence" && isSamePlace(String(action.args[0] ?? ""), page),
  );
  if (isSeen || !isChanging(goal) || isSamePlace(page, snapshot.url)) return undefined;
  const entered = enteredFor(deed, task);
  const tells = entered.every((one) =>
    one.kind === "element"
      ? choices.has(one.element.role ?? "")
      : (one.was ?? "") !== "" && one.was !== one.value,
  );
  const values = valuesOf(entered);
  const lasting = lastingTexts(snapshot, goal);
  const isOfOther =
    !isUntoldHere(entered, { task, snapshot }) &&
    (values.some((value) => !isShownIn(value, lasting) || standsInOtherEntry(value, snapshot, goal)) ||
      standsAtOthersOnly(values, task, snapshot));
  const isOfThing = isCalledAfter(deed?.beforeState?.title ?? "", goal, values);
  return values.length > 0 && tells && !isOfOther && isOfThing ? page : undefined;
}

/**
 * The address of the form that something was made with, where the page that came in answer tells a part of what was entered, and leads back to it: beside the form
 * may stand what was made before. Once.
 */
export function formBehind(deed: ActionRecord | undefined, ground: Ground): string | undefined {
  const { page, all = 0, shown = 0 } = formBack(deed, ground) ?? {};
  return shown > 0 && shown < all ? page : undefined;
}

/**
 * The same where the page that was looked at tells nothing of it: what was put down for the entry of a list, as a guest of an evening, stands on the page behind that
 * entry, and the list says no more than how many they are.
 */
export function formBehindEntry(deed: ActionRecord | undefined, ground: Ground): string | undefined {
  const { page, all = 0, shown = 0 } = formBack(deed, ground) ?? {};
  return all > 0 && shown === 0 ? page : undefined;
}

/** The page of such a form that this one leads back to, how many values were entered there, and how many of them are shown here. */
function formBack(
  deed: ActionRecord | undefined,
  { task, snapshot }: Ground,
): { page: string; all: number; shown: number } | undefined {
  const { goal, history } = task;
  const page = deed?.urlAtAction;
  if (page === undefined || !/^https?:[^#]*$/.test(page) || isChanging(goal) || takesAway(goal))
    return undefined;
  const looks = history.filter(({ purpose }) => purpose === "gather_evidence");
  const isSeen = looks.some(({ action }) => isSamePlace(String(action.args[0] ?? ""), page));
  const leadsBack = snapshot.nodes.some(
    ({ role, href, states }) =>
      role === "link" &&
      !states.includes("hidden") &&
      href !== undefined &&
      isSamePlace(readUrl(href, snapshot.url)?.href ?? "", page),
  );
  if (isSeen || !leadsBack || isSamePlace(page, snapshot.url)) return undefined;
  const values = valuesOf(enteredFor(deed, task));
  const lasting = lastingTexts(snapshot, goal);
  return { page, all: values.length, shown: values.filter((value) => isShownIn(value, lasting)).length };
}

const choices: ReadonlySet<string> = new Set(["radio", "checkbox"]);

/** `Question 3 – Quizzes`: a part of the title is a name that the goal has, or at least two words of it in a row; what was entered is none. */
function isCalledAfter(title: string, goal: string, values: readonly string[]): boolean {
  const names = goalNames(goal).map(fold);
  return title
    .split(/\s[–—|·:-]\s/)
    .some(
      (part) =>
        !values.some((value) => containsPhrase(part, value)) &&
        (names.includes(fold(part)) || (wordsOf(part).length > 1 && containsPhrase(goal, part))),
    );
}
