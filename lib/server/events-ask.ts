import { z } from "zod";
import { parseInput } from "@/lib/server/parse-input";

/** `lastEventId` in the query is for clients that cannot set the header. */
const EventsQuery = z.strictObject({
  sessionId: z.uuid().optional(),
  lastEventId: z.string().min(1).max(200).optional(),
});

/** Which events a watcher asks for. */
export function readEventsAsk(request: Request): { sessionId?: string; lastEventId?: string } {
  const query = parseInput(EventsQuery, Object.fromEntries(new URL(request.url).searchParams));
  const lastEventId = request.headers.get("last-event-id")?.slice(0, 200) || query.lastEventId;
  return {
    ...(query.sessionId === undefined ? {} : { sessionId: query.sessionId }),
    ...(lastEventId === undefined ? {} : { lastEventId }),
  };
}
