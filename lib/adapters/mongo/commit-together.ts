import type { Task } from "@/lib/agent/domain/task";
import type { TaskOutbox } from "@/lib/agent/domain/turn";
import type { SaveResult } from "@/lib/agent/ports/store";
import { logName } from "./append-in-order";
import type { CollectionTable } from "./embedded/collection-table";
import { insertDocument, insertDocuments, updateFirst } from "./embedded/collection-writes";
import type { EmbeddedDatabase } from "./embedded/embedded-database";
import { eventRow, messageRow, modelCallRows, type Origin, turnRows, withNumber } from "./outbox";
import type { Sequences } from "./sequences";
import { isDuplicateKey } from "./store-faults";
import { asRead } from "./stored-fields";
import type { StoredTask } from "./task-fields";

type Tables = (name: string) => CollectionTable;

/** Ends the unit: the task is no longer the one that was loaded. */
class StaleTask extends Error {}

/**
 * Commits a turn with all that it carries as one unit, which the embedded store can: nothing waits in an outbox. Undefined where something stands there
 * already (the same turn, or a number that another writer gave out); nothing was written then, and who goes step by step finds out what.
 */
export async function commitTogether(
  database: Pick<EmbeddedDatabase, "together">,
  sequences: Sequences,
  { task, fields, outbox }: { task: Task; fields: StoredTask; outbox: TaskOutbox },
): Promise<SaveResult | undefined> {
  const given: string[] = [];
  const number = numberIn(sequences, given);
  try {
    await database.together((table) => {
      writeTask(table("tasks"), { task, fields, outbox });
      writeRows(table, task, outbox);
      writeLogs(table, task, outbox, number);
    });
    return "saved";
  } catch (error) {
    for (const log of given) sequences.learn(log, undefined);
    if (error instanceof StaleTask) return "stale";
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

function writeTask(
  tasks: CollectionTable,
  { task, fields: { content, ...queried }, outbox }: { task: Task; fields: StoredTask; outbox: TaskOutbox },
): void {
  const fields = { ...asRead(queried), content };
  if (task.version === 0) {
    insertDocument(tasks, { _id: task.id, ...fields, firstTurnId: outbox.record?.turnId ?? task.id });
    return;
  }
  const { id: _id, tenantId, version } = task;
  const guard = { _id, tenantId, version, outboxVersion: null };
  const { matched } = updateFirst(tasks, guard, { $set: fields }, { upsert: false });
  if (matched === 0) throw new StaleTask("the task was changed meanwhile");
}

function writeRows(table: Tables, task: Task, outbox: TaskOutbox): void {
  const origin: Origin = { tenantId: task.tenantId, sessionId: task.sessionId, taskId: task.id };
  const rows = turnRows(origin, outbox);
  if (rows) {
    insertDocument(table("turns"), rows.turn);
    insertDocument(table("turn_facts"), rows.facts);
  }
  insertDocuments(table("model_calls"), modelCallRows(origin, outbox));
}

type GiveNumber = (log: { rows: CollectionTable; name: string; scope: object; field: string }) => number;

/** The next number of a log, as long as this unit stands; `given` notes the logs that must be looked at again when it does not. */
const numberIn =
  (sequences: Sequences, given: string[]): GiveNumber =>
  ({ rows, name, scope, field }) => {
    const log = logName(name, scope);
    const last = sequences.last(log) ?? lastNumber(rows, scope, field);
    sequences.learn(log, last + 1);
    given.push(log);
    return last + 1;
  };

function lastNumber(rows: CollectionTable, scope: object, field: string): number {
  const last = rows.first({ ...scope }, [{ path: field, direction: -1 }])?.document[field];
  return typeof last === "number" ? last : 0;
}

function writeLogs(table: Tables, task: Task, outbox: TaskOutbox, next: GiveNumber): void {
  const { tenantId, sessionId, updatedAt } = task;
  const numbers = new Map<string, number>();
  const reached = new Map<string, object>([[sessionId, { updatedAt }]]);
  const messages = outbox.messages.map((message) => {
    const scope = { tenantId, sessionId: message.sessionId };
    const number = next({ rows: table("messages"), name: "messages", scope, field: "sequenceNumber" });
    numbers.set(message.messageId, number);
    reached.set(message.sessionId, { ...reached.get(message.sessionId), nextSequence: number + 1 });
    return messageRow(tenantId, message, number);
  });
  insertDocuments(table("messages"), messages);
  const events = outbox.events.map((event) => {
    const number = next({ rows: table("events"), name: "events", scope: { tenantId }, field: "sequence" });
    return eventRow(tenantId, withNumber(event, numbers), number);
  });
  insertDocuments(table("events"), events);
  for (const [_id, $max] of reached)
    updateFirst(table("sessions"), { _id, tenantId }, { $max }, { upsert: false });
}
