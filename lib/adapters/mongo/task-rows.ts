import type { Task } from "@/lib/agent/domain/task";
import type { TaskOutbox } from "@/lib/agent/domain/turn";
import type { SaveResult, Store, StoredTurn } from "@/lib/agent/ports/store";
import { endStatuses } from "@/lib/contracts/interact-response";
import { commitTogether } from "./commit-together";
import { driverRows } from "./driver-rows";
import type { EmbeddedDatabase } from "./embedded/embedded-database";
import type { Models, SessionDocument, TaskDocument, TurnDocument } from "./models";
import { outboxOf, type SpreadableTask, spreadOutbox } from "./outbox";
import type { Sequences } from "./sequences";
import { isDuplicateKey } from "./store-faults";
import { type StoredTask, taskFields } from "./task-fields";
import { createTaskReader } from "./task-reader";
import { summaryFields, summaryOf } from "./task-summary";
import { storedTurn } from "./turn-content";

type TaskMethods = Pick<
  Store,
  "loadTask" | "activeTask" | "listTasks" | "saveTurn" | "findTurn" | "listTurns" | "listRecentTasks"
>;

/**
 * `embedded`: the store behind the models, where it can commit a turn as one. A turn id, which every turn looks up in three places, is asked of the driver:
 * Mongoose's own query costs more than the look-up.
 */
export function taskRows(
  models: Models,
  sequences: Sequences,
  embedded?: Pick<EmbeddedDatabase, "together">,
): TaskMethods {
  const { tasks, turns } = models;
  const reader = createTaskReader();

  async function loadTask(tenantId: string, taskId: string): Promise<Task | null> {
    const found = await driverRows(tasks).findOne<TaskDocument>({ _id: taskId, tenantId });
    if (!found) return null;
    await spreadOutbox(models, sequences, spreadable(found));
    return reader.read(taskId, found.content);
  }

  return {
    loadTask,

    async activeTask(tenantId, sessionId, url) {
      const open = await tasks
        .find({ tenantId, sessionId, status: { $nin: [...endStatuses] } })
        .sort({ createdAt: -1 })
        .select({ lastUrl: 1 })
        .lean();
      const host = hostOf(url);
      const chosen = open.find(({ lastUrl }) => host !== undefined && hostOf(lastUrl) === host) ?? open[0];
      return chosen ? loadTask(tenantId, chosen._id) : null;
    },

    async saveTurn(task, outbox) {
      const atOnce = embedded && !outbox.overruled;
      const saving = { task, fields: taskFields(task), outbox };
      const committed = atOnce ? await commitTogether(embedded, sequences, saving) : undefined;
      const result = committed ?? (await commitThenSpread(models, sequences, saving));
      if (result === "saved") reader.wrote({ ...task, version: task.version + 1 }, saving.fields.content);
      return result;
    },

    async findTurn(tenantId, turnId) {
      const found = await turns.collection.findOne<TurnDocument>(
        { tenantId, turnId },
        { projection: { pages: 0 } },
      );
      if (found) return storedTurn(found);
      return (
        (await turnOfOutbox(models, sequences, tenantId, turnId)) ??
        (await turnOfSession(models, tenantId, turnId))
      );
    },

    ...taskLists(models),
  };
}

/** `fields`: the task as it is stored once it is saved. */
type Saving = { task: Task; fields: StoredTask; outbox: TaskOutbox };

async function commitThenSpread(models: Models, sequences: Sequences, saving: Saving): Promise<SaveResult> {
  const { task, outbox } = saving;
  if (outbox.record && (await turnIsStored(models, task, outbox.record.turnId))) return "stale";
  const saved = task.version === 0 ? await createTask(models, saving) : await updateTask(models, saving);
  if (!saved) return "stale";
  const { id: taskId, tenantId, sessionId, updatedAt } = task;
  const outboxVersion = task.version + 1;
  const committed = { taskId, tenantId, sessionId, updatedAt, outbox, outboxVersion };
  await spreadOutbox(models, sequences, committed);
  return "saved";
}

function taskLists({
  tasks,
  turns,
}: Models): Pick<TaskMethods, "listTasks" | "listTurns" | "listRecentTasks"> {
  return {
    async listTasks(tenantId, sessionId) {
      const rows = await tasks
        .find({ tenantId, sessionId })
        .sort({ createdAt: -1 })
        .select(summaryFields)
        .lean();
      return rows.map(summaryOf);
    },

    async listTurns(tenantId, taskId, { from, to, ...wanted } = {}) {
      const turn = {
        ...(from === undefined ? {} : { $gte: from }),
        ...(to === undefined ? {} : { $lte: to }),
      };
      const rows = await turns
        .find({ tenantId, taskId, ...(Object.keys(turn).length === 0 ? {} : { turn }) })
        .sort({ turn: 1 })
        .select(wanted.pages ? {} : { pages: 0 })
        .lean<TurnDocument[]>();
      return rows.map(storedTurn);
    },

    async listRecentTasks(tenantId, { since, statuses, limit }) {
      const changed = since === undefined ? {} : { updatedAt: { $gte: since } };
      const rows = await tasks
        .find({ tenantId, status: { $in: [...statuses] }, ...changed })
        .sort({ updatedAt: -1 })
        .limit(limit)
        .select(summaryFields)
        .lean();
      return rows.map(summaryOf);
    },
  };
}

/**
 * A turn of this id may have been committed between the look-up of the id and the load of the task. All turns up to the loaded
 * version stand in their collection by now, and later ones fail the guard, so this answer cannot go out of date.
 */
async function turnIsStored({ turns }: Models, { id, tenantId }: Task, turnId: string): Promise<boolean> {
  return (await turns.exists({ tenantId, taskId: id, turnId })) !== null;
}

/** The task and what its commit carries, as fields to set. */
function committedFields({ task, fields, outbox }: Saving) {
  return {
    ...fields,
    outbox: JSON.stringify(outbox),
    outboxVersion: task.version + 1,
    ...(outbox.record ? { outboxTurnId: outbox.record.turnId } : {}),
  };
}

function spreadable({ _id, outbox, outboxVersion, ...rest }: TaskDocument): SpreadableTask | undefined {
  if (outbox === undefined || outboxVersion === undefined) return undefined;
  const { tenantId, sessionId, updatedAt } = rest;
  return { taskId: _id, tenantId, sessionId, updatedAt, outbox: outboxOf(outbox), outboxVersion };
}

async function createTask({ tasks }: Models, saving: Saving): Promise<boolean> {
  const { task, outbox } = saving;
  const firstTurnId = outbox.record?.turnId ?? task.id;
  try {
    await tasks.insertMany([{ _id: task.id, ...committedFields(saving), firstTurnId }], { lean: true });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** An outbox that still waits counts as another turn: to write over it would lose it. Loading the task spreads it. */
async function updateTask({ tasks }: Models, saving: Saving): Promise<boolean> {
  const { id, tenantId, version } = saving.task;
  const guard = { _id: id, tenantId, version, outboxVersion: null };
  const { matchedCount } = await tasks.updateOne(guard, { $set: committedFields(saving) });
  return matchedCount === 1;
}

async function turnOfOutbox(
  models: Models,
  sequences: Sequences,
  tenantId: string,
  turnId: string,
): Promise<StoredTurn | null> {
  const found = await models.tasks.collection.findOne<TaskDocument>({ tenantId, outboxTurnId: turnId });
  const task = found ? spreadable(found) : undefined;
  if (!task?.outbox.record) return null;
  await spreadOutbox(models, sequences, task);
  const { record, judged } = task.outbox;
  return { record, taskId: task.taskId, sessionId: task.sessionId, ...(judged ? { judged } : {}) };
}

async function turnOfSession(
  { sessions }: Models,
  tenantId: string,
  turnId: string,
): Promise<StoredTurn | null> {
  const session = await sessions.collection.findOne<SessionDocument>({ tenantId, pendingTurnId: turnId });
  return session?.pending ? { record: session.pending.turn, sessionId: session._id } : null;
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
