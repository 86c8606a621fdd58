import { ModelCall } from "@/lib/agent/domain/turn";
import type { Store } from "@/lib/agent/ports/store";
import { Message, RealtimeEvent } from "@/lib/contracts/message";
import type { EventDocument, MessageDocument, ModelCallDocument, Models } from "./models";
import { appendMessages } from "./outbox";

type LogMethods = Pick<Store, "listMessages" | "appendMessages" | "listEvents" | "listModelCalls">;

export function logRows(models: Models): LogMethods {
  return {
    async listMessages(tenantId, sessionId, afterSequence, limit) {
      const rows = await models.messages
        .find({ tenantId, sessionId, sequenceNumber: { $gt: afterSequence } })
        .sort({ sequenceNumber: 1 })
        .limit(limit)
        .select({ _id: 0, tenantId: 0 })
        .lean<MessageDocument[]>();
      return rows.map((row) => Message.parse(row));
    },

    appendMessages: (tenantId, messages) => appendMessages(models, tenantId, messages),

    async listEvents(tenantId, { sessionId, afterEventId, limit }) {
      const after = await sequenceOf(models, tenantId, afterEventId);
      const rows = await models.events
        .find({ tenantId, ...(sessionId === undefined ? {} : { sessionId }), sequence: { $gt: after } })
        .sort({ sequence: 1 })
        .limit(limit)
        .select({ _id: 0, tenantId: 0, sequence: 0 })
        .lean<EventDocument[]>();
      return rows.map((row) => RealtimeEvent.parse(row));
    },

    /** Newest first: what a limit cuts off is the oldest. */
    async listModelCalls(tenantId, { taskId, since, limit }) {
      const rows = await models.modelCalls
        .find({
          tenantId,
          ...(taskId === undefined ? {} : { taskId }),
          ...(since === undefined ? {} : { at: { $gte: since } }),
        })
        .sort({ at: -1 })
        .limit(limit)
        .lean<ModelCallDocument[]>();
      return rows.map((row) => ModelCall.parse(row));
    },
  };
}

/** An event that is not in the log (any more) stands before all: to send some twice is better than to miss one. */
async function sequenceOf(
  { events }: Models,
  tenantId: string,
  eventId: string | undefined,
): Promise<number> {
  if (eventId === undefined) return 0;
  const found = await events.findOne({ tenantId, eventId }).select({ sequence: 1 }).lean();
  return found?.sequence ?? 0;
}
