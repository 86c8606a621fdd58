import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import { isEntering, isPressing } from "@/lib/agent/domain/deeds";
import { mayHaveHappened } from "@/lib/agent/domain/may-have-happened";
import type { Task } from "@/lib/agent/domain/task";
import { compareUrls, isPlaceChange } from "@/lib/agent/domain/urls";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import { printAction } from "@/lib/contracts/action-text";
import type { ApprovalRisk } from "@/lib/contracts/policy-rules";

/**
 * At most once, as the last gate: what changes something and may have happened is not done again, whoever chose it. It may have happened when its
 * last try could not be judged, or failed after its request was on its way.
 */
export function repeatProblem(
  record: ActionRecord,
  task: Task,
  risk: ApprovalRisk | undefined,
): string | undefined {
  if (!isPressing(record)) return undefined;
  if (isDoneAtNamed(record, task))
    return "This was done already at the entry that the goal names; here it would be done to another one.";
  const step = task.plan?.steps.find(({ id }) => id === record.stepId);
  // "Next" of a form in parts is a submit by its looks: only a step that is to store makes it one.
  if (!step?.mutating && (risk === undefined || (risk === "submit" && step !== undefined))) return undefined;
  const earlier = task.history.findLast((past) => isSameDeed(past, record));
  if (earlier?.counted === true) return undefined;
  // Opening a part again to read it is no second try at what it was opened for.
  const leads = onlyMakesRoom(record) || record.purpose === "gather_evidence";
  if (earlier && leads && onlyLedOn(earlier)) return undefined;
  if (earlier && earlier.stepId === record.stepId && hasSent(earlier) && !hasEnteredSince(earlier, task))
    return "This was sent already for the same step, and nothing was entered since.";
  return earlier !== undefined && mayHaveHappened(earlier) && !isForOther(earlier, record, task)
    ? "This may have been done already: it is not known how the first try ended."
    : undefined;
}

/** The same control was pressed in the entry that the goal names, which may have done it, and this one stands in an entry that it does not name. */
function isDoneAtNamed({ target }: ActionRecord, { goal, history }: Task): boolean {
  const names = goalNames(goal);
  const entryOf = (path = ""): string | undefined => entryPart(path)?.name;
  const isNamed = (entry: string | undefined): boolean =>
    entry !== undefined && names.some((name) => containsPhrase(entry, name));
  const entry = entryOf(target?.path);
  if (entry === undefined || isNamed(entry)) return false;
  return history.some(
    (past) =>
      isPressing(past) &&
      !onlyMakesRoom(past) &&
      past.verdict?.outcome !== "refuted" &&
      past.target?.role === target?.role &&
      past.target?.name === target?.name &&
      isNamed(entryOf(past.target?.path)),
  );
}

/** On the way to the step's own deed each part of a form has the same control to lead on: it sent nothing that would be stored. */
const onlyLedOn = (earlier: ActionRecord): boolean =>
  onlyMakesRoom(earlier) && !(earlier.verdict?.evidence ?? []).some(({ source }) => source === "network");

const hasSent = ({ verdict }: ActionRecord): boolean =>
  verdict?.outcome === "verified" &&
  verdict.evidence.some(({ source, polarity }) => source === "network" && polarity === "for");

const hasEnteredSince = ({ actionId }: ActionRecord, { history }: Task): boolean =>
  history.slice(history.findIndex((past) => past.actionId === actionId) + 1).some(isEntering);

/**
 * The first try is known to have been done, since what it was for was read where it is stored, and this one is for another step with values of its own alone: a
 * form that is saved in parts has one button for all of them.
 */
function isForOther(
  earlier: ActionRecord,
  record: ActionRecord,
  { criteria, evidence, history }: Task,
): boolean {
  const isProven = criteria.some(
    ({ stepId, result, evidenceIds }) =>
      stepId !== undefined &&
      stepId === earlier.stepId &&
      result === "met" &&
      evidence.some(({ id, rank }) => rank === "persisted" && evidenceIds.includes(id)),
  );
  if (!isProven || earlier.maybeDone === true || earlier.stepId === record.stepId) return false;
  const at = history.findIndex(({ actionId }) => actionId === earlier.actionId);
  const before = new Set(history.slice(0, at).flatMap(valueIn));
  const since = history.slice(at + 1).filter(({ verdict }) => verdict?.outcome !== "refuted");
  const values = since.flatMap(valueIn);
  return values.length > 0 && !values.some((value) => before.has(value));
}

/** What was put into a field, whichever. */
const valueIn = (record: ActionRecord): string[] => [
  ...(isEntering(record) ? [fold(record.action.args.slice(1).join(" "))] : []),
  ...(record.chain?.actions ?? []).map(({ action }) => fold(action)),
];

/** The same control of the same page, in whatever plan. `Edit` that only opened the entry and is called `Save` now is another one. */
const isSameDeed = (past: ActionRecord, record: ActionRecord): boolean =>
  isPressing(past) &&
  !isPlaceChange(compareUrls(past.urlAtAction, record.urlAtAction), false) &&
  ((printAction(past.action) === printAction(record.action) &&
    (past.target?.name === record.target?.name || !onlyLedOn(past))) ||
    (past.target !== undefined &&
      past.target.role === record.target?.role &&
      past.target.name === record.target.name &&
      past.target.path === record.target.path));
