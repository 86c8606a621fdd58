import { onlyMakesRoom } from "./choose-record";
import { isTaken } from "./taken";
import type { Task } from "./task";
import { contentStems, contentWords, stem } from "./wording/words";

/**
 * Whether something of the goal may be stored already. A step that was only to show a way may have done it, too, as a vote that is given by a press. What
 * only cleared the way before anything else was done (`Accept` under the new house rules) stores nothing of the goal, unless it is called after it.
 */
export function hasStored({
  plan,
  history,
  goal,
  earlierActions,
}: Pick<Task, "plan" | "history" | "goal" | "earlierActions">): boolean {
  const words = new Set(contentStems(goal));
  const begun =
    earlierActions > 0
      ? 0
      : history.findIndex(
          (record) =>
            !onlyMakesRoom(record) ||
            contentWords(record.target?.name ?? "").some((word) => words.has(stem(word))),
        );
  return (
    plan?.steps.some(({ status, mutating }) => status === "completed" && mutating) === true ||
    (begun >= 0 &&
      history
        .slice(begun)
        .some(
          (record) =>
            record.maybeDone === true || (record.verdict?.outcome === "verified" && isTaken(record)),
        ))
  );
}
