import { deedOf, isSamePage, isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground, Judgement } from "@/lib/agent/completion/ground";
import { changedWithIt } from "@/lib/agent/completion/read-back/changed-with-it";
import { doneToOthers } from "@/lib/agent/completion/read-back/since-listed";
import { isListedAsBefore } from "@/lib/agent/completion/read-back/told-of-others-only";
import { wentAlongTo } from "@/lib/agent/completion/read-back/went-along-to";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";

const leastEntries = 2;

/**
 * `/rooms` of `/rooms/attic/edit`: what was changed in a form on the thing's own page is read in that form, which tells of nothing else. The list that it was opened
 * from told others before the deed, and tells whether they are as they were.
 */
export function listBefore(
  judged: readonly Judgement[],
  { task, keepsOthers }: Pick<Ground, "task" | "keepsOthers">,
): { href: string; name: string } | undefined {
  const deed = deedIn(judged);
  if (!deed || !(keepsOthers || isChanging(task.goal))) return undefined;
  const upTo = task.history.findIndex(({ actionId }) => actionId === deed.actionId);
  const from = task.history
    .slice(0, Math.max(0, upTo))
    .findLast(({ listed, urlAtAction }) => listed && !isSamePlace(urlAtAction, deed.urlAtAction));
  if (!from?.listed || from.listed.own === undefined || from.listed.entries.length < leastEntries)
    return undefined;
  return { href: from.urlAtAction, name: from.urlAtAction };
}

/** The list as it was opened from, and as it is: others were changed as well, or the thing was not. */
export function saidOfOthers(
  judged: readonly Judgement[],
  values: readonly string[],
  ground: Ground,
): string[] {
  const deed = deedIn(judged);
  const list = listBefore(judged, ground);
  if (!list || !isSamePage(list.href, ground.snapshot.url)) return [];
  if (isListedAsBefore(deed, ground)) return ["it is listed as it was, beside another that has come to it"];
  const others = doneToOthers(deed, values, ground);
  return others.length > 0 || changedWithIt(deed, ground) || wentAlongTo(deed, ground)
    ? ["others beside it changed with it"]
    : [];
}

const deedIn = (judged: readonly Judgement[]): ActionRecord | undefined =>
  judged.map(({ proof }) => deedOf(proof)).find(Boolean);
