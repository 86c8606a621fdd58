import { AppError } from "@/lib/agent/domain/app-error";
import type { Store } from "@/lib/agent/ports/store";
import type { Config } from "@/lib/config/env";
import type { TaskTrace } from "@/lib/contracts/turn-trace";
import type { Caller } from "@/lib/server/caller";

const latestTraces = 100;

/** How the turns of a task ran; `not_found` for a task of a foreign tenant too. */
export async function readTrace(
  { store, config }: { store: Store; config: Config },
  { tenantId }: Caller,
  taskId: string,
  turn: number | undefined,
): Promise<TaskTrace> {
  if (!(await store.loadTask(tenantId, taskId))) throw new AppError("not_found", "There is no such task.");
  const page = { taskId, limit: latestTraces, ...(turn === undefined ? {} : { turn }) };
  const days = config.SUREFOOT_RETENTION_DAYS;
  return {
    taskId,
    traces: await store.listTraces(tenantId, page),
    tooLargeToReplay: await store.listTooLarge(tenantId, taskId),
    retentionDays: days === 0 ? null : days,
  };
}
