import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isPressing } from "@/lib/agent/domain/deeds";
import type { Task } from "@/lib/agent/domain/task";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { ownSelection } from "@/lib/agent/domain/wording/risk-words";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { isUnaskedRemoval } from "@/lib/agent/domain/wording/unasked-deed";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** What was pressed that takes something away, where neither the goal nor an answer of the user asks for that; each with what was seen of it. */
const removedUnasked = ({ goal, answers, history }: Task): string[] =>
  history
    .filter(
      (record) => isPressing(record) && (record.verdict?.outcome !== "refuted" || record.maybeDone === true),
    )
    .flatMap(({ target, verdict }) => {
      const name = target?.name ?? "";
      const isOwn = ownSelection.test(`${name} ${target?.path ?? ""}`);
      if (isOwn || !isUnaskedRemoval(name, [goal, ...answers.map(({ answer }) => answer)])) return [];
      const seen = verdict?.outcome === "verified" ? verdict.reason : "What became of it is not known.";
      return [`"${name}" was pressed, which the goal does not ask for. ${seen}`];
    });

/** A request of it was answered, by a redirect as well: what the goal's own deed was answered with in such words was taken there, too. */
const isAnswered = ({ verdict }: ActionRecord): boolean =>
  verdict !== undefined &&
  verdict.outcome !== "refuted" &&
  verdict.evidence.some(({ rank, polarity }) => rank === "network" && polarity === "for");

/**
 * `Book Pilates, Thu 3 December` was taken before `Book Pilates, Thu 10 December`, which is the one that has all that the goal names: the same was done to
 * another thing as well, and nobody asked for that.
 */
function takenBesides({ goal, history }: Task): string[] {
  const names = goalNames(goal);
  const verbOf = (name: string): string => wordsOf(name)[0] ?? "";
  const pressed = history.flatMap((record) =>
    isPressing(record) && isAnswered(record) ? (record.target?.name ?? []) : [],
  );
  const isMeant = (name: string): boolean => names.every((one) => isHeldBy(one, [name]));
  const own = pressed.find(isMeant);
  if (own === undefined || names.length === 0) return [];
  return pressed
    .filter((name) => !isMeant(name) && verbOf(name) === verbOf(own) && wordsOf(name).length > 1)
    .map((name) => `"${name}" was pressed and taken as well.`);
}

/** What was done that nobody asked for, as sentences. */
export const takenUnasked = (task: Task): string[] => [...removedUnasked(task), ...takenBesides(task)];
