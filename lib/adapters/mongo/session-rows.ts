import { newSession, Session } from "@/lib/agent/domain/session";
import type { SessionSummary, Store, TaskSummary } from "@/lib/agent/ports/store";
import type { RealtimeEvent } from "@/lib/contracts/message";
import { driverRows } from "./driver-rows";
import type { Models, SessionDocument } from "./models";
import { appendEvents } from "./outbox";
import type { Sequences } from "./sequences";
import { isDuplicateKey } from "./store-faults";
import { replaceFields } from "./stored-fields";
import { summaryFields, summaryOf } from "./task-summary";

type SessionMethods = Pick<
  Store,
  "openSession" | "loadSession" | "saveSession" | "listSessions" | "listAskingSessions" | "deleteSession"
>;

export function sessionRows(models: Models, sequences: Sequences): SessionMethods {
  const { sessions } = models;

  async function loadSession(tenantId: string, sessionId: string): Promise<Session | null> {
    const found = await driverRows(sessions).findOne<SessionDocument>({ _id: sessionId, tenantId });
    return found ? sessionOf(found) : null;
  }

  return {
    loadSession,

    async openSession(tenantId, sessionId, now, title) {
      const known = await loadSession(tenantId, sessionId);
      if (known) return known;
      const { id: _id, ...opened } = newSession(sessionId, tenantId, now, title);
      try {
        await sessions.insertMany([{ _id, ...opened }], { lean: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      return loadSession(tenantId, sessionId);
    },

    async saveSession(session) {
      const { id, tenantId, version, nextSequence: _, updatedAt, ...rest } = session;
      const { nextSequence: __, updatedAt: ___, ...shape } = { ...Session.shape, pendingTurnId: true };
      const values = { ...rest, tenantId, version: version + 1, ...pendingTurn(session) };
      const { matchedCount } = await sessions.updateOne(
        { _id: id, tenantId, version },
        // Turns move the time on without a new version; who loaded the session before must not set it back.
        { ...replaceFields(shape, values), $max: { updatedAt } },
      );
      return matchedCount === 1 ? "saved" : "stale";
    },

    async listSessions(tenantId, { limit, before }) {
      const page = await sessions
        .find({ tenantId, ...(before === undefined ? {} : { updatedAt: { $lt: before } }) })
        .sort({ updatedAt: -1 })
        .limit(limit)
        .select(listedFields)
        .lean<SessionDocument[]>();
      const ids = page.map(({ _id }) => _id);
      const latest = await latestTasks(models, tenantId, ids);
      return page.map((row) => summarise(row, latest.get(row._id)));
    },

    async listAskingSessions(tenantId, limit) {
      const rows = await sessions
        .find({ tenantId, pendingTurnId: { $gt: "" } })
        .limit(limit)
        .select(listedFields)
        .lean<SessionDocument[]>();
      return rows.map((row) => summarise(row, undefined));
    },

    deleteSession: (...which) => deleteSession(models, sequences, ...which),
  };
}

/**
 * The session goes last: a deletion that was cut off can be asked for again. The news come before the events go, so that the numbers of the log
 * never go back.
 */
async function deleteSession(
  models: Models,
  sequences: Sequences,
  tenantId: string,
  sessionId: string,
  news: RealtimeEvent,
): Promise<boolean> {
  const rows = { tenantId, sessionId };
  if (!(await models.sessions.exists({ _id: sessionId, tenantId }))) return false;
  await models.tasks.deleteMany(rows);
  await models.turns.deleteMany(rows);
  await models.messages.deleteMany(rows);
  await models.traces.deleteMany(rows);
  await models.recordings.deleteMany(rows);
  await appendEvents(models, sequences, tenantId, [news]);
  await models.events.deleteMany({ ...rows, eventId: { $ne: news.eventId } });
  const { deletedCount } = await models.sessions.deleteOne({ _id: sessionId, tenantId });
  return deletedCount === 1;
}

const listedFields = { title: 1, createdAt: 1, updatedAt: 1, pending: 1 };

const sessionOf = (stored: SessionDocument): Session => Session.parse({ ...stored, id: stored._id });

const pendingTurn = ({ pending }: Session) => (pending ? { pendingTurnId: pending.turn.turnId } : {});

const summarise = (row: SessionDocument, latestTask: TaskSummary | undefined): SessionSummary => ({
  id: row._id,
  title: row.title,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  ...(latestTask ? { latestTask } : {}),
  ...(row.pending ? { pending: row.pending } : {}),
});

async function latestTasks(
  { tasks }: Models,
  tenantId: string,
  sessionIds: string[],
): Promise<Map<string, TaskSummary>> {
  const rows = await tasks
    .find({ tenantId, sessionId: { $in: sessionIds } })
    .sort({ createdAt: 1 })
    .select(summaryFields)
    .lean();
  return new Map(rows.map((row) => [row.sessionId, summaryOf(row)]));
}
