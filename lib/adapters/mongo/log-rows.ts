import { ModelCall } from "@/lib/agent/domain/turn";
import type { Store } from "@/lib/agent/ports/store";
import { Message, placeOfId, RealtimeEvent } from "@/lib/contracts/message";
import type { EventDocument, MessageDocument, ModelCallDocument, Models } from "./models";
import { appendMessages } from "./outbox";
import type { Sequences } from "./sequences";

type LogMethods = Pick<
  Store,
  "listMessages" | "appendMessages" | "listEvents" | "tailEvents" | "listModelCalls" | "spentSince"
>;

export function logRows(models: Models, sequences: Sequences): LogMethods {
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

    async appendMessages(tenantId, messages) {
      await appendMessages(models, sequences, tenantId, messages);
    },

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

    tailEvents: (tenantId, after, limit) => tailEvents(models, tenantId, after, limit),

    async spentSince(tenantId, since) {
      const rows = await models.modelCalls
        .find({ tenantId, at: { $gte: since } })
        .select({ costUsd: 1 })
        .lean();
      return rows.reduce((sum, { costUsd }) => sum + costUsd, 0);
    },

    /** Newest first: what a limit cuts off is the oldest. */
    async listModelCalls(tenantId, { taskId, since, until, limit }) {
      const rows = await models.modelCalls
        .find({
          tenantId,
          ...(taskId === undefined ? {} : { taskId }),
          ...(since === undefined && until === undefined ? {} : { at: rangeOf(since, until) }),
        })
        .sort({ at: -1 })
        .limit(limit)
        .lean<ModelCallDocument[]>();
      return rows.map((row) => ModelCall.parse(row));
    },
  };
}

const rangeOf = (since: string | undefined, until: string | undefined) => ({
  ...(since === undefined ? {} : { $gte: since }),
  ...(until === undefined ? {} : { $lt: until }),
});

/** An event that is not in the log (any more) stands before all: to send some twice is better than to miss one. */
async function sequenceOf(
  { events }: Models,
  tenantId: string,
  eventId: string | undefined,
): Promise<number> {
  if (eventId === undefined) return 0;
  const place = placeOfId(eventId);
  if (place !== undefined) return place;
  const found = await events.findOne({ tenantId, eventId }).select({ sequence: 1 }).lean();
  return found?.sequence ?? 0;
}

async function tailEvents(
  models: Models,
  tenantId: string,
  after: number | undefined,
  limit: number,
): Promise<{ events: RealtimeEvent[]; last: number }> {
  if (after === undefined) {
    const newest = await models.events
      .findOne({ tenantId })
      .sort({ sequence: -1 })
      .select({ sequence: 1 })
      .lean();
    return { events: [], last: newest?.sequence ?? 0 };
  }
  const rows = await models.events
    .find({ tenantId, sequence: { $gt: after } })
    .sort({ sequence: 1 })
    .limit(limit)
    .select({ _id: 0, tenantId: 0 })
    .lean<EventDocument[]>();
  const events = rows.map(({ sequence: _number, ...event }) => RealtimeEvent.parse(event));
  return { events, last: rows.at(-1)?.sequence ?? after };
}
