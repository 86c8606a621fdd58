import { wayOf } from "@/lib/agent/completion/deed/counts-grown";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { entriesCalled } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { goalNames, namesUnquoted, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { textMark } from "@/lib/agent/snapshot/listed";
import { withDayBack } from "./day-put-back";
import { beginningIn } from "./entry-of-thing";
import { entriesNow, listedThen, type Now } from "./since-listed";

type Change = { value: string; was: string };

/** Shorter beginnings stand in many sentences. */
const shortestName = 4;

/**
 * `Espresso 2,80 €`, in the list from whose entry the form was opened: with what the field held before put in its place again (`2,50`), the list reads just as it did
 * then. So that was changed there, and nothing else. Of the goal no word has to be understood but what the thing is called.
 */
export function readsAsBeforeBut(
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  ground: Ground,
): string[] {
  const { snapshot, task } = ground;
  const changes = changesIn(entered);
  const then = listedThen(deed, ground);
  if (!then?.own || changes.length === 0 || takesAway(task.goal) || wayOf(task.goal) !== 0) return [];
  if (changes.some(({ value }) => echoes(snapshot.url, value))) return [];
  const now = entriesNow(snapshot);
  const came = lessOf(
    now,
    then.entries,
    ({ mark }) => mark.text,
    ({ text }) => text,
  );
  const went = lessOf(
    then.entries,
    now,
    ({ text }) => text,
    ({ mark }) => mark.text,
  );
  const [own] = came;
  const isOnlyOne = came.length === 1 && went.length === 1 && went[0]?.text === then.own.text;
  if (!own || !isOnlyOne || waitingFor(task.goal)(own.told)) return [];
  const before = changes.reduce<string[]>(
    (texts, one) => texts.flatMap((text) => putBack(text, one)),
    [own.told],
  );
  return before.some((text) => textMark(text) === then.own?.text) && isMeant(own, changes, ground)
    ? changes.map(({ value }) => `"${own.told.slice(0, 80)}", which says "${value}" and is as it was else`)
    : [];
}

/** Only where each of the fields held something else before; a box tells nothing that could be put back. */
function changesIn(entered: readonly Entered[]): Change[] {
  const changes = entered.flatMap((one) =>
    one.kind === "element_value" && (one.was ?? "") !== "" && one.was !== one.value
      ? [{ value: one.value.trim(), was: one.was?.trim() ?? "" }]
      : [],
  );
  return changes.length === entered.length ? changes : [];
}

/** Those of the first of which the second has fewer. */
export function lessOf<One, Other>(
  of: readonly One[],
  over: readonly Other[],
  key: (one: One) => string,
  otherKey: (other: Other) => string,
): One[] {
  const left = over.map(otherKey);
  return of.filter((one) => {
    const at = left.indexOf(key(one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** None where the value does not stand there once, as a whole. A day may be written otherwise than its field has it. */
function putBack(text: string, { value, was }: Change): string[] {
  const parts = text.split(value);
  const [left = "", right = ""] = parts;
  const isWhole = !/[\p{L}\p{N}]$|\d[.,]$/u.test(left) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(right);
  return parts.length === 2 && isWhole ? [`${left}${was}${right}`] : withDayBack(text, value, was);
}

/** It is the one entry with all that the goal names, or the only one that is called just as the goal does. */
function isMeant(own: Now, changes: readonly Change[], { snapshot, task: { goal } }: Ground): boolean {
  const texts = changes.flatMap(({ value, was }) => [value, was]);
  const names = [...new Set([...goalNames(goal), ...namesUnquoted(goal)])].filter(
    (name) => !texts.some((text) => isHeldBy(name, [text]) || isHeldBy(text, [name])),
  );
  const holding = entriesNow(snapshot).filter(({ told }) => names.every((name) => isHeldBy(name, [told])));
  if (names.length > 0 && holding.length === 1) return holding[0]?.node === own.node;
  const called = names.length > 0 ? names : [beginningIn(goal, own.told)];
  return called.some((name) => {
    const [only, ...others] = name.length < shortestName ? [] : entriesCalled(name, snapshot);
    return only === own.node && others.length === 0 && names.every((one) => isHeldBy(one, [own.told]));
  });
}
