import { AppError } from "@/lib/agent/domain/app-error";
import type { Store } from "@/lib/agent/ports/store";
import type { TaskDetail, TurnView } from "@/lib/contracts/task-detail";
import type { Caller } from "@/lib/server/caller";
import { readTask } from "@/lib/server/session-view";

/** A verdict may come turns later, after second looks. */
const laterTurns = 6;

/** A task, and one of its judged turns with the pages that its verdict was drawn from: the one asked for, else the last. */
export async function readEvidence(
  store: Store,
  caller: Caller,
  which: { sessionId: string; taskId: string; turn: number | undefined },
): Promise<{ task: TaskDetail; turn: TurnView | undefined }> {
  const task = await readTask(store, caller, which.taskId);
  if (task.sessionId !== which.sessionId) throw new AppError("not_found", "There is no such task.");
  const chosen =
    task.turns.find(({ turn, verdict }) => verdict && turn === which.turn) ??
    task.turns.findLast(({ verdict }) => verdict);
  if (!chosen) return { task, turn: undefined };
  const near = { pages: true, from: chosen.turn, to: chosen.turn + laterTurns };
  const { turns } = await readTask(store, caller, which.taskId, near);
  return { task, turn: turns.find(({ turnId }) => turnId === chosen.turnId) };
}
