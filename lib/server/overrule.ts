import { AppError } from "@/lib/agent/domain/app-error";
import { overruleVerdict } from "@/lib/agent/domain/overrule-verdict";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Realtime } from "@/lib/agent/ports/realtime";
import type { Store } from "@/lib/agent/ports/store";
import type { OverruleVerdict, TaskDetail } from "@/lib/contracts/task-detail";
import type { Caller } from "@/lib/server/caller";
import { changeNews } from "@/lib/server/change-news";
import { readTask } from "@/lib/server/session-view";

type OverruleDeps = { store: Store; events: Realtime; clock: Clock; ids: Ids };

/** A person's verdict on an action: one guarded commit of the task, with the turn that holds the old verdict, then told to watchers. */
export async function overrule(
  { actionId, outcome, reason }: OverruleVerdict,
  { id: sessionId, taskId }: { id: string; taskId: string },
  caller: Caller,
  { store, events, clock, ids }: OverruleDeps,
): Promise<TaskDetail> {
  const { tenantId } = caller;
  const task = await store.loadTask(tenantId, taskId);
  if (!task || task.sessionId !== sessionId) throw new AppError("not_found", "There is no such task.");
  const turns = await store.listTurns(tenantId, taskId);
  const stored = turns.findLast(({ judged }) => judged?.actionId === actionId);
  const changed = overruleVerdict(task, { actionId, outcome, reason }, stored?.judged);
  const now = clock.now().toISOString();
  const notice = `A person overruled a verdict: ${outcome}. ${reason}`;
  const news = changeNews(changed.task, notice, ids.uuid(), now);
  const saved = await store.saveTurn(
    { ...changed.task, updatedAt: now },
    {
      ...news,
      modelCalls: [],
      remarks: [],
      ...(stored ? { overruled: { turn: stored.record.turn, judged: changed.judged } } : {}),
    },
  );
  if (saved === "stale")
    throw new AppError("turn_conflict", "A turn of this task came first; try again.", { retryable: true });
  events.publish(tenantId, news.events);
  return readTask(store, caller, taskId);
}
