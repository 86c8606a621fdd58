import type { Store } from "@/lib/agent/ports/store";
import type { MissedEvents } from "@/lib/contracts/realtime";

const page = 200;

/** What the event log holds after an event, a page of it. */
export async function missedEvents(
  tenantId: string,
  { after, sessionId }: { after: string; sessionId?: string | undefined },
  store: Pick<Store, "listEvents">,
): Promise<MissedEvents> {
  const events = await store.listEvents(tenantId, {
    ...(sessionId ? { sessionId } : {}),
    afterEventId: after,
    limit: page,
  });
  return { events, more: events.length === page };
}
