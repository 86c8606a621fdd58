import { endpoint, plain } from "./endpoint";
import { MissedEvents, MissedEventsQuery, RealtimeSettings } from "./realtime";

/** How events are followed. */
export const realtimeEndpoints = {
  realtime: endpoint({
    ...plain,
    method: "GET",
    path: "/api/realtime",
    summary: "How to follow the tenant's events: by /api/events, or a Pusher-protocol server",
    data: RealtimeSettings,
  }),
  missedEvents: endpoint({
    ...plain,
    method: "GET",
    path: "/api/events/missed",
    summary: "What happened after an event, for a watcher that was away",
    query: MissedEventsQuery,
    data: MissedEvents,
  }),
};
