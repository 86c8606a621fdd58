import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { echoes, standsUnderOtherHeading, waitingFor } from "@/lib/agent/completion/page/places";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, fold } from "@/lib/agent/domain/wording/words";

/** Shorter ones may be another thing's. */
const shortest = 4;

/**
 * `Registration` and under it `HH-KR 2915E`, on a page that the task was on before it changed that: the one line that is just what was entered stands under a
 * label that the goal and the field share. What it says is stored, whoever put it there.
 */
export function labelledLine(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const [typed, ...more] = entered;
  const { goal, history } = task;
  if (typed?.kind !== "element_value" || more.length > 0 || !isChanging(goal)) return [];
  const { value, element } = typed;
  const isKnown = history.some(
    (record) => !isLookOnly(record) && isSamePlace(record.urlAtAction, snapshot.url),
  );
  const isSaid = value.length >= shortest && isHeldBy(value, [goal]) && !echoes(snapshot.url, value);
  if (!isKnown || !isSaid || snapshot.lines.some(waitingFor(goal))) return [];
  const asked = new Set(contentStems(goal));
  const field = new Set(contentStems(element.name ?? ""));
  const [label, ...others] = snapshot.lines.flatMap((line, at) =>
    fold(line) === fold(value) ? [snapshot.lines[at - 1] ?? ""] : [],
  );
  const words = contentStems(label ?? "");
  const isOwn = words.length > 0 && words.every((word) => asked.has(word) && field.has(word));
  return isOwn && others.length === 0 && !standsUnderOtherHeading(value, snapshot, goal)
    ? [`"${label}" is "${value}"`]
    : [];
}
