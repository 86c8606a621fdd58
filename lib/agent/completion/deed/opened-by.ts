import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isEntering } from "@/lib/agent/domain/deeds";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { contentWords, stem } from "@/lib/agent/domain/words";
import { isSamePlace } from "./entered";
import { isInDialog } from "./used-control";

/**
 * The control that says what is to be done, and by which the dialog of the deed was opened, which only asked. Nothing was entered there: whether that
 * control is there again on a fresh load tells whether it was done.
 */
export function openedBy(
  deed: ActionRecord,
  history: readonly ActionRecord[],
  now: Pick<PageSnapshot, "url">,
  goal: string,
): ActionRecord["target"] {
  if (!isInDialog(deed.target?.path ?? "")) return undefined;
  const way = history.slice(
    0,
    history.findIndex(({ actionId }) => actionId === deed.actionId),
  );
  const opener = way.findLast(({ target }) => target !== undefined && !isInDialog(target.path));
  if (!opener?.target || !isSamePlace(opener.urlAtAction, now.url)) return undefined;
  if (way.slice(way.indexOf(opener)).some(isEntering)) return undefined;
  const verbOf = (text: string): string | undefined => contentWords(text).map(stem)[0];
  return verbOf(opener.target.name) === verbOf(goal) ? opener.target : undefined;
}
