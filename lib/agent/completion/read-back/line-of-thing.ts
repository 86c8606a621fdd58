import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";

/** Shorter ones may be another thing's. */
const shortest = 4;
/** A thing and what is said of it are few lines. */
const mostLines = 4;

/**
 * `Plot 17` and under it `Let to Petra Lindqvist`, in a list of plots without markup, on a page that the task was on before: the one label of its kind that the
 * goal says has what was entered among the lines up to the next one, and no other label has it.
 */
export function lineOfThing(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const [typed, ...more] = entered;
  if (typed?.kind !== "element_value" || more.length > 0) return [];
  const { value } = typed;
  const isKnown = task.history.some(
    (record) => !isLookOnly(record) && isSamePlace(record.urlAtAction, snapshot.url),
  );
  const isSaid = value.length >= shortest && isHeldBy(value, [task.goal]) && !echoes(snapshot.url, value);
  if (!isKnown || !isSaid) return [];
  const parts = partsOf(snapshot.lines, task.goal);
  const [own, ...others] = parts.filter(({ label }) => containsPhrase(task.goal, label));
  if (own === undefined || others.length > 0 || parts.length < 2) return [];
  const holding = parts.filter(({ lines }) => isHeldBy(value, lines));
  const waits = waitingFor(task.goal);
  const isOwn = holding.length === 1 && holding[0] === own && !own.lines.some(waits);
  return isOwn ? [`"${own.label}" is "${value}"`] : [];
}

type Part = { label: string; lines: string[] };

/** Lines that read like one that the goal says, but for their numbers, each with what stands under it. */
function partsOf(lines: readonly string[], goal: string): Part[] {
  const shapeOf = (line: string): string => fold(line).replace(/\d+/gu, "9");
  const said = lines.find((line) => /\p{L}/u.test(line) && /\d/.test(line) && containsPhrase(goal, line));
  if (said === undefined) return [];
  const labels = [...lines.keys()].filter((at) => shapeOf(lines[at] ?? "") === shapeOf(said));
  return labels.map((at, index) => ({
    label: lines[at] ?? "",
    lines: lines.slice(at + 1, Math.min(labels[index + 1] ?? lines.length, at + 1 + mostLines)),
  }));
}
