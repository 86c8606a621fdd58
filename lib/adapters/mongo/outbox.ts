import type { TaskOutbox } from "@/lib/agent/domain/turn";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";
import { appendInOrder } from "./append-in-order";
import type { Models, TaskDocument } from "./models";
import { isDuplicateKey } from "./store-faults";
import { definedOnly } from "./stored-fields";

type SpreadableTask = Pick<
  TaskDocument,
  "_id" | "tenantId" | "sessionId" | "updatedAt" | "outbox" | "outboxVersion"
>;
type Origin = { tenantId: string; sessionId: string; taskId: string };

/**
 * Puts what a committed turn carries into its own collections, then takes it out of the task. Every write is one that
 * changes nothing the second time, so a crash anywhere in here is made good by doing it all again.
 */
export async function spreadOutbox(models: Models, task: SpreadableTask): Promise<void> {
  const { _id, tenantId, sessionId, updatedAt, outbox, outboxVersion } = task;
  if (!outbox || outboxVersion === undefined) return;
  const origin = { tenantId, sessionId, taskId: _id };
  await storeTurn(models, origin, outbox);
  await storeOverruled(models, origin, outbox);
  await storeModelCalls(models, origin, outbox);
  await appendMessages(models, tenantId, outbox.messages);
  await appendEvents(models, tenantId, outbox);
  await models.sessions.updateOne({ _id: sessionId, tenantId }, { $max: { updatedAt } });
  await models.tasks.updateOne(
    { _id, tenantId, outboxVersion },
    { $unset: { outbox: 1, outboxVersion: 1, outboxTurnId: 1 } },
  );
}

/** Messages of any sessions of the tenant, numbered by session. */
export async function appendMessages(
  models: Models,
  tenantId: string,
  messages: readonly Message[],
): Promise<void> {
  const { messages: model, sessions } = models;
  for (const sessionId of new Set(messages.map((message) => message.sessionId))) {
    const ofSession = messages.filter((message) => message.sessionId === sessionId);
    await appendInOrder(
      {
        model,
        scope: { tenantId, sessionId },
        numberField: "sequenceNumber",
        known: async (rows) => {
          const ids = await storedNumbers(models, tenantId, rows);
          return new Set(rows.filter(({ messageId }) => ids.has(messageId)));
        },
        numbered: (message, sequenceNumber) => ({ ...definedOnly(message), tenantId, sequenceNumber }),
      },
      ofSession,
    );
    const last = Math.max(...(await storedNumbers(models, tenantId, ofSession)).values());
    await sessions.updateOne({ _id: sessionId, tenantId }, { $max: { nextSequence: last + 1 } });
  }
}

async function storeTurn({ turns }: Models, origin: Origin, outbox: TaskOutbox): Promise<void> {
  const { record, judged, pages, remarks } = outbox;
  if (!record) return;
  const { tenantId, taskId, sessionId } = origin;
  const content = definedOnly({ sessionId, turnId: record.turnId, record, judged, pages, remarks });
  const place = { tenantId, taskId, turn: record.turn };
  await unlessStored(turns.updateOne(place, { $setOnInsert: content }, { upsert: true }));
}

/** A person's verdict in the turn that holds the one it overrules. */
async function storeOverruled(
  { turns }: Models,
  { tenantId, taskId }: Origin,
  { overruled }: TaskOutbox,
): Promise<void> {
  if (!overruled) return;
  const { turn, judged } = overruled;
  await turns.updateOne({ tenantId, taskId, turn }, { $set: { judged: definedOnly(judged) } });
}

async function storeModelCalls({ modelCalls }: Models, origin: Origin, outbox: TaskOutbox): Promise<void> {
  const { tenantId, ...rest } = origin;
  if (outbox.modelCalls.length === 0) return;
  const upserts = outbox.modelCalls.map(({ callId, ...call }) => ({
    updateOne: {
      filter: { tenantId, callId },
      update: { $setOnInsert: definedOnly({ ...call, ...rest }) },
      upsert: true,
    },
  }));
  await unlessStored(modelCalls.bulkWrite(upserts, { ordered: false }));
}

/** Two who spread the same outbox at once may both find nothing and insert; the one who comes second has nothing left to do. */
async function unlessStored(upsert: PromiseLike<unknown>): Promise<void> {
  try {
    await upsert;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

async function appendEvents(
  models: Models,
  tenantId: string,
  { events, messages }: TaskOutbox,
): Promise<void> {
  const numbers = await storedNumbers(models, tenantId, messages);
  await appendInOrder(
    {
      model: models.events,
      scope: { tenantId },
      numberField: "sequence",
      known: async (rows) => {
        const eventIds = rows.map(({ eventId }) => eventId);
        const found = await models.events
          .find({ tenantId, eventId: { $in: eventIds } })
          .select({ eventId: 1 })
          .lean();
        const ids = new Set(found.map(({ eventId }) => eventId));
        return new Set(rows.filter(({ eventId }) => ids.has(eventId)));
      },
      numbered: (event, sequence) => ({ ...definedOnly(withNumber(event, numbers)), tenantId, sequence }),
    },
    events,
  );
}

/** An event that announces a message says the number which the message got. */
function withNumber(event: RealtimeEvent, numbers: ReadonlyMap<string, number>): RealtimeEvent {
  const { message } = event.data;
  if (event.name !== "new_message" || message === null || typeof message !== "object") return event;
  const sequenceNumber = "messageId" in message ? numbers.get(String(message.messageId)) : undefined;
  if (sequenceNumber === undefined) return event;
  return { ...event, data: { ...event.data, message: { ...message, sequenceNumber } } };
}

/** The numbers of those messages that are stored, by message id. */
async function storedNumbers(
  { messages }: Models,
  tenantId: string,
  wanted: readonly Message[],
): Promise<ReadonlyMap<string, number>> {
  const messageIds = wanted.map(({ messageId }) => messageId);
  const found = await messages
    .find({ tenantId, messageId: { $in: messageIds } })
    .select({ messageId: 1, sequenceNumber: 1 })
    .lean();
  return new Map(found.map(({ messageId, sequenceNumber }) => [messageId, sequenceNumber]));
}
