import { z } from "zod";
import { PlanView } from "./plan";

export const Message = z.strictObject({
  messageId: z.string(),
  sessionId: z.string(),
  role: z.enum(["user", "assistant", "system"]),
  content: z.string(),
  sequenceNumber: z.number().int().min(0),
  /** ISO 8601. */
  timestamp: z.string(),
  actionString: z.string().optional(),
  status: z.enum(["pending", "success", "failure"]).optional(),
  error: z.string().optional(),
  metadata: z
    .strictObject({
      messageType: z.enum([
        "plan_preview",
        "plan_update",
        "verification",
        "completion",
        "blocker",
        "approval",
      ]),
      taskId: z.string(),
      plan: PlanView.optional(),
    })
    .optional(),
});
export type Message = z.infer<typeof Message>;

/** Events of a session's channel; `seq` orders them within the tenant's log and is what `Last-Event-ID` names. */
export const RealtimeEvent = z.strictObject({
  eventId: z.string(),
  sessionId: z.string(),
  name: z.enum(["new_message", "interact_response", "plan_update", "task_status"]),
  data: z.record(z.string(), z.unknown()),
  timestamp: z.string(),
});
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;

/** Names a place in the log by the number of its last event, for a watcher that has no event yet. */
export const idOfPlace = (sequence: number): string => `#${sequence}`;

/** The number in such a name; undefined for an event's own id. */
export function placeOfId(id: string): number | undefined {
  const number = /^#(\d{1,15})$/.exec(id)?.[1];
  return number === undefined ? undefined : Number(number);
}
