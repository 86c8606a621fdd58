import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Realtime } from "@/lib/agent/ports/realtime";
import type { Store } from "@/lib/agent/ports/store";
import { isEndStatus } from "@/lib/contracts/end-status";
import type { RealtimeEvent } from "@/lib/contracts/message";
import type { Caller } from "@/lib/server/caller";
import type { TurnsInFlight } from "@/lib/server/turns-in-flight";

type DeleteDeps = {
  store: Pick<Store, "listTasks" | "deleteSession">;
  events: Realtime;
  clock: Clock;
  ids: Ids;
  turns: Pick<TurnsInFlight, "abandonTask">;
};

/** Deletes a session of the caller's tenant for good, and says so to who watches it; `not_found` for a foreign one too. */
export async function deleteSession(
  sessionId: string,
  { tenantId }: Pick<Caller, "tenantId">,
  { store, events, clock, ids, turns }: DeleteDeps,
): Promise<{ id: string }> {
  const news = newsOf(sessionId, ids.uuid(), clock.now().toISOString());
  for (const { id, status } of await store.listTasks(tenantId, sessionId))
    if (!isEndStatus(status)) turns.abandonTask(id);
  if (!(await store.deleteSession(tenantId, sessionId, news)))
    throw new AppError("not_found", "There is no such session.");
  events.publish(tenantId, [news]);
  return { id: sessionId };
}

function newsOf(sessionId: string, changeId: string, now: string): RealtimeEvent {
  const message = {
    messageId: `${changeId}:m0`,
    sessionId,
    role: "system",
    content: "This session was deleted.",
    sequenceNumber: 0,
    timestamp: now,
  };
  return {
    eventId: `${changeId}:e0`,
    sessionId,
    name: "new_message",
    data: { type: "new_message", sessionId, message },
    timestamp: now,
  };
}
