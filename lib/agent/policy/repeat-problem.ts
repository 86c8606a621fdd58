import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { mayHaveHappened } from "@/lib/agent/domain/may-have-happened";
import type { Task } from "@/lib/agent/domain/task";
import { printAction } from "@/lib/contracts/action-text";

const doing: ReadonlySet<string> = new Set([
  "click",
  "doubleClick",
  "press",
  "clickAt",
  "dragAndDrop",
  "uploadFile",
]);

/**
 * At most once, as the last gate: what changes something and may have happened is not done again, whoever chose it. It may have happened when its
 * last try could not be judged, or failed after its request was on its way.
 */
export function repeatProblem(record: ActionRecord, task: Task, isRisky: boolean): string | undefined {
  if (!doing.has(record.action.name)) return undefined;
  const step = task.plan?.steps.find(({ id }) => id === record.stepId);
  if (!(step?.mutating || isRisky)) return undefined;
  const earlier = task.history
    .filter((past) => past.stepId === record.stepId && isSameDeed(past, record))
    .at(-1);
  return earlier !== undefined && mayHaveHappened(earlier)
    ? "This may have been done already: it is not known how the first try ended."
    : undefined;
}

const isSameDeed = (past: ActionRecord, record: ActionRecord): boolean =>
  doing.has(past.action.name) &&
  (printAction(past.action) === printAction(record.action) ||
    (past.target !== undefined &&
      past.target.role === record.target?.role &&
      past.target.name === record.target.name));
