import { z } from "zod";
import { RealtimeEvent } from "./message";

/** How watchers follow what happens: by the server's own stream, or by a Pusher-protocol server. */
export const RealtimeSettings = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("sse") }),
  z.strictObject({
    by: z.literal("pusher"),
    key: z.string(),
    /** Of the hosted service. */
    cluster: z.string().optional(),
    /** Of a server of one's own. */
    host: z.string().optional(),
    port: z.number().int().optional(),
    tls: z.boolean(),
    /** All that the caller's tenant may see. */
    channel: z.string(),
  }),
]);
export type RealtimeSettings = z.infer<typeof RealtimeSettings>;

/** What goes over a channel: the event, or only that there is one when it is too large for the channel. */
export const RealtimeNotice = z.union([
  RealtimeEvent,
  RealtimeEvent.omit({ data: true }).extend({ tooLarge: z.literal(true) }),
]);
export type RealtimeNotice = z.infer<typeof RealtimeNotice>;

export const MissedEventsQuery = z.strictObject({
  /** The last event that the watcher has. */
  after: z.string().min(1).max(200),
  sessionId: z.uuid().optional(),
});
/** Oldest first; `more` when there are further ones after the last. */
export const MissedEvents = z.strictObject({ events: z.array(RealtimeEvent), more: z.boolean() });
export type MissedEvents = z.infer<typeof MissedEvents>;
