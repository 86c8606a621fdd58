import type { Entered } from "@/lib/agent/completion/deed/entered";
import { valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/**
 * `Saturday, 10:00 free` was chosen for Juno, and the choices say `Saturday, 11:00 booked: Juno` now: what was entered stands at another choice of the form than the
 * one that it was entered for.
 */
export function standsAtOtherChoice(
  entered: readonly Entered[],
  { task, snapshot }: Pick<Ground, "task" | "snapshot">,
): boolean {
  const chosen = task.history.findLast(
    (record) =>
      !isLookOnly(record) && record.target?.role === "radio" && record.verdict?.outcome !== "refuted",
  )?.target?.name;
  if (chosen === undefined) return false;
  const choices = snapshot.nodes.filter(({ role }) => role === "radio").map(({ name }) => name);
  const likeness = choices.map((name) => wordsShared(name, chosen));
  const most = Math.max(0, ...likeness);
  const own = choices.filter((_, at) => most > 0 && likeness[at] === most);
  return valuesOf(entered).some((value) => {
    const at = isHeldBy(value, [chosen]) ? [] : choices.filter((name) => isHeldBy(value, [name]));
    return at.length > 0 && !(own.length === 1 && at.some((name) => own.includes(name)));
  });
}

/** How many words both begin with: what a choice says of itself stands behind its name. */
function wordsShared(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const end = a.findIndex((word, at) => word !== b[at]);
  return end < 0 ? a.length : end;
}
