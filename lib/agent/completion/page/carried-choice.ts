import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isEntering } from "@/lib/agent/domain/deeds";
import type { Task } from "@/lib/agent/domain/task";
import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { echoes, echoesAll } from "./places";

const paramsOf = (url: string): string[] =>
  [...(readUrl(url)?.searchParams ?? [])].map(([name, value]) => `${name}=${value}`);

/**
 * The address carries on what was chosen before the deed, and nothing else: `/group` → `/check?group=b1-evening` → `/welcome?group=b1-evening`. Its page tells
 * what it is asked for, whatever was stored.
 */
export function carriesChoice(
  url: string,
  deed: ActionRecord | undefined,
  history: readonly ActionRecord[],
): boolean {
  const carried = paramsOf(url);
  if (!deed || carried.length === 0) return false;
  const asked = new Set(paramsOf(deed.urlAtAction));
  if (!carried.every((one) => asked.has(one))) return false;
  const earlier = history.slice(
    0,
    history.findIndex(({ actionId }) => actionId === deed.actionId),
  );
  return earlier.some(
    (record) =>
      isEntering(record) &&
      record.action.name !== "setValue" &&
      record.action.name !== "type" &&
      carried.every((one) => !paramsOf(record.urlAtAction).includes(one)),
  );
}

/**
 * The page that the deed led to may have from its address all that was entered, alone or with all that the goal names (`/moved?boat=Sturmvogel&berth=C14`), or what
 * was chosen on the way or for the deed.
 */
export const tellsItsAddress = (
  url: string,
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  { history, goal }: Pick<Task, "history" | "goal">,
): boolean =>
  echoesEntered(url, entered, goalNames(goal)) ||
  carriesChoice(url, deed, history) ||
  (deed !== undefined && compareUrls(deed.urlAtAction, url) === "path" && echoesChosen(url, entered));

function echoesEntered(url: string, entered: readonly Entered[], names: readonly string[]): boolean {
  const values = entered.flatMap((one) => (one.kind === "element_value" ? [one.value] : []));
  return (
    values.length > 0 && [values, [...new Set([...values, ...names])]].some((all) => echoesAll(url, all))
  );
}

/** The address says what was chosen: `/booked?day=Tuesday 8 December`. */
const echoesChosen = (url: string, entered: readonly Entered[]): boolean =>
  entered.some(
    (one) => one.kind === "element" && one.element.name !== undefined && echoes(url, one.element.name),
  );
