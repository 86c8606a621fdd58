import { TaskOutbox } from "@/lib/agent/domain/turn";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";
import { appendInOrder } from "./append-in-order";
import type { EventDocument, MessageDocument, ModelCallDocument, Models, TurnDocument } from "./models";
import { pagesJson } from "./packed-page";
import type { Sequences } from "./sequences";
import { isDuplicateKey } from "./store-faults";
import { asRead } from "./stored-fields";
import type { TurnFactsDocument } from "./trace-models";
import { readTurnContent, turnFields } from "./turn-content";
import { turnFactsOf, verdictFacts } from "./turn-facts";

export type SpreadableTask = {
  taskId: string;
  tenantId: string;
  sessionId: string;
  updatedAt: string;
  outbox: TaskOutbox;
  outboxVersion: number;
};
export type Origin = { tenantId: string; sessionId: string; taskId: string };

export const outboxOf = (text: string): TaskOutbox => TaskOutbox.parse(JSON.parse(text));

/**
 * Puts what a committed turn carries into its own collections, then takes it out of the task. Every write is one that
 * changes nothing the second time, so a crash anywhere in here is made good by doing it all again.
 */
export async function spreadOutbox(
  models: Models,
  sequences: Sequences,
  task: SpreadableTask | undefined,
): Promise<void> {
  if (!task) return;
  const { taskId, tenantId, sessionId, updatedAt, outbox, outboxVersion } = task;
  const origin = { tenantId, sessionId, taskId };
  await storeTurn(models, origin, outbox);
  await storeOverruled(models, origin, outbox);
  await storeModelCalls(models, origin, outbox);
  const numbers = await appendMessages(models, sequences, tenantId, outbox.messages);
  await appendEvents(models, sequences, tenantId, outbox.events, numbers);
  await models.sessions.updateOne({ _id: sessionId, tenantId }, { $max: { updatedAt } });
  await models.tasks.updateOne(
    { _id: taskId, tenantId, outboxVersion },
    { $unset: { outbox: 1, outboxVersion: 1, outboxTurnId: 1 } },
  );
}

/** Messages of any sessions of the tenant, numbered by session; the session is moved on with them. Returns their numbers by message id. */
export async function appendMessages(
  models: Models,
  sequences: Sequences,
  tenantId: string,
  messages: readonly Message[],
): Promise<ReadonlyMap<string, number>> {
  const { messages: model, sessions } = models;
  const numbers = new Map<string, number>();
  for (const sessionId of new Set(messages.map((message) => message.sessionId))) {
    const appended = await appendInOrder(
      {
        model,
        sequences,
        scope: { tenantId, sessionId },
        numberField: "sequenceNumber",
        idOf: ({ messageId }) => messageId,
        known: (rows) => storedNumbers(models, tenantId, rows),
        numbered: (message, sequenceNumber) => messageRow(tenantId, message, sequenceNumber),
      },
      messages.filter((message) => message.sessionId === sessionId),
    );
    for (const [messageId, number] of appended) numbers.set(messageId, number);
    const last = Math.max(...appended.values());
    await sessions.updateOne({ _id: sessionId, tenantId }, { $max: { nextSequence: last + 1 } });
  }
  return numbers;
}

async function storeTurn({ turns, turnFacts }: Models, origin: Origin, outbox: TaskOutbox): Promise<void> {
  const rows = turnRows(origin, outbox);
  if (!rows) return;
  await unlessStored(turns.insertMany([rows.turn], { lean: true }));
  await unlessStored(turnFacts.insertMany([rows.facts], { lean: true }));
}

/** What is kept of a turn; nothing of a change that was none. */
export function turnRows(
  origin: Origin,
  { record, judged, pages, remarks }: TaskOutbox,
): { turn: TurnDocument; facts: TurnFactsDocument } | undefined {
  if (!record) return undefined;
  const { turn, turnId, createdAt: at } = record;
  const fields = turnFields({ record, remarks, ...(judged ? { judged } : {}) });
  return {
    turn: {
      ...origin,
      turn,
      turnId,
      at,
      ...fields,
      ...(pages ? { pages: pagesJson(pages, { taskId: origin.taskId, turn }) } : {}),
    },
    facts: turnFactsOf(origin, record, judged),
  };
}

/** A person's verdict in the turn that holds the one it overrules. */
async function storeOverruled(
  { turns, turnFacts }: Models,
  { tenantId, taskId }: Origin,
  { overruled }: TaskOutbox,
): Promise<void> {
  if (!overruled) return;
  const place = { tenantId, taskId, turn: overruled.turn };
  const found = await turns.findOne(place).select({ content: 1 }).lean<Pick<TurnDocument, "content">>();
  if (!found) return;
  const fields = turnFields({ ...readTurnContent(found.content), judged: overruled.judged });
  await turns.updateOne(place, { $set: fields });
  await turnFacts.updateOne(place, { $set: verdictFacts(overruled.judged) });
}

async function storeModelCalls({ modelCalls }: Models, origin: Origin, outbox: TaskOutbox): Promise<void> {
  if (outbox.modelCalls.length === 0) return;
  await unlessStored(modelCalls.insertMany(modelCallRows(origin, outbox), { lean: true, ordered: false }));
}

export const modelCallRows = (origin: Origin, { modelCalls }: TaskOutbox): ModelCallDocument[] =>
  modelCalls.map((call) => asRead({ ...call, ...origin }));

/** Two who spread the same outbox at once may both insert; the one who comes second has nothing left to do. */
async function unlessStored(insert: PromiseLike<unknown>): Promise<void> {
  try {
    await insert;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

export async function appendEvents(
  { events: model }: Models,
  sequences: Sequences,
  tenantId: string,
  events: readonly RealtimeEvent[],
  numbers: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  await appendInOrder(
    {
      model,
      sequences,
      scope: { tenantId },
      numberField: "sequence",
      idOf: ({ eventId }) => eventId,
      known: async (rows) => {
        const eventIds = rows.map(({ eventId }) => eventId);
        const found = await model
          .find({ tenantId, eventId: { $in: eventIds } })
          .select({ eventId: 1, sequence: 1 })
          .lean();
        return new Map(found.map(({ eventId, sequence }) => [eventId, sequence]));
      },
      numbered: (event, sequence) => eventRow(tenantId, withNumber(event, numbers), sequence),
    },
    events,
  );
}

export const messageRow = (tenantId: string, message: Message, sequenceNumber: number): MessageDocument => ({
  ...asRead(message),
  tenantId,
  sequenceNumber,
});

export const eventRow = (tenantId: string, event: RealtimeEvent, sequence: number): EventDocument => ({
  ...asRead(event),
  tenantId,
  sequence,
});

/** An event that announces a message says the number which the message got. */
export function withNumber(event: RealtimeEvent, numbers: ReadonlyMap<string, number>): RealtimeEvent {
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
