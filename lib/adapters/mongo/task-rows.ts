import { Task } from "@/lib/agent/domain/task";
import type { TaskOutbox } from "@/lib/agent/domain/turn";
import type { Store, StoredTurn } from "@/lib/agent/ports/store";
import { endStatuses } from "@/lib/contracts/interact-response";
import type { Models, SessionDocument, TaskDocument, TurnDocument } from "./models";
import { spreadOutbox } from "./outbox";
import { isDuplicateKey } from "./store-faults";
import { definedOnly, replaceFields } from "./stored-fields";
import { summaryFields, summaryOf } from "./task-summary";

type TaskMethods = Pick<
  Store,
  "loadTask" | "activeTask" | "listTasks" | "saveTurn" | "findTurn" | "listTurns"
>;

export function taskRows(models: Models): TaskMethods {
  const { tasks, turns } = models;

  async function loadTask(tenantId: string, taskId: string): Promise<Task | null> {
    const found = await tasks.findOne({ _id: taskId, tenantId }).lean<TaskDocument>();
    if (!found) return null;
    await spreadOutbox(models, found);
    return Task.parse({ ...found, id: found._id });
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

    async listTasks(tenantId, sessionId) {
      const rows = await tasks
        .find({ tenantId, sessionId })
        .sort({ createdAt: -1 })
        .select(summaryFields)
        .lean();
      return rows.map(summaryOf);
    },

    async saveTurn(task, outbox) {
      if (outbox.record && (await turnIsStored(models, task, outbox.record.turnId))) return "stale";
      const saved =
        task.version === 0 ? await createTask(models, task, outbox) : await updateTask(models, task, outbox);
      if (!saved) return "stale";
      await spreadOutbox(models, committedDocument(task, outbox));
      return "saved";
    },

    async findTurn(tenantId, turnId) {
      const found = await turns.findOne({ tenantId, turnId }).select({ pages: 0 }).lean<TurnDocument>();
      if (found) return storedTurn(found);
      return (
        (await turnOfOutbox(models, tenantId, turnId)) ?? (await turnOfSession(models, tenantId, turnId))
      );
    },

    async listTurns(tenantId, taskId, wanted = { pages: false }) {
      const rows = await turns
        .find({ tenantId, taskId })
        .sort({ turn: 1 })
        .select(wanted.pages ? {} : { pages: 0 })
        .lean<TurnDocument[]>();
      return rows.map(storedTurn);
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

type CommittedTask = Omit<TaskDocument, "firstTurnId">;

function committedDocument({ id, ...task }: Task, outbox: TaskOutbox): CommittedTask {
  const version = task.version + 1;
  const { record } = outbox;
  const turn = record ? { outboxTurnId: record.turnId } : {};
  return { ...task, _id: id, version, outbox, outboxVersion: version, ...turn };
}

async function createTask({ tasks }: Models, task: Task, outbox: TaskOutbox): Promise<boolean> {
  const firstTurnId = outbox.record?.turnId ?? task.id;
  try {
    await tasks.insertMany([definedOnly({ ...committedDocument(task, outbox), firstTurnId })], {
      lean: true,
    });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** An outbox that still waits counts as another turn: to write over it would lose it. Loading the task spreads it. */
async function updateTask({ tasks }: Models, task: Task, outbox: TaskOutbox): Promise<boolean> {
  const { id, tenantId, version } = task;
  const { _id, ...committed } = committedDocument(task, outbox);
  const guard = { _id: id, tenantId, version, outboxVersion: null };
  const { matchedCount } = await tasks.updateOne(guard, replaceFields(Task.shape, committed));
  return matchedCount === 1;
}

async function turnOfOutbox(models: Models, tenantId: string, turnId: string): Promise<StoredTurn | null> {
  const task = await models.tasks.findOne({ tenantId, outboxTurnId: turnId }).lean<TaskDocument>();
  if (!task?.outbox?.record) return null;
  await spreadOutbox(models, task);
  const { record, judged } = task.outbox;
  return { record, taskId: task._id, sessionId: task.sessionId, ...(judged ? { judged } : {}) };
}

async function turnOfSession(
  { sessions }: Models,
  tenantId: string,
  turnId: string,
): Promise<StoredTurn | null> {
  const session = await sessions.findOne({ tenantId, pendingTurnId: turnId }).lean<SessionDocument>();
  return session?.pending ? { record: session.pending.turn, sessionId: session._id } : null;
}

const storedTurn = ({ record, taskId, sessionId, judged, pages }: TurnDocument): StoredTurn => ({
  record,
  taskId,
  sessionId,
  ...(judged ? { judged } : {}),
  ...(pages ? { pages } : {}),
});

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
