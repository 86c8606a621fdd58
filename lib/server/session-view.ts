import { AppError } from "@/lib/agent/domain/app-error";
import type { Session } from "@/lib/agent/domain/session";
import type { SessionSummary, Store, TaskSummary, WantedTurns } from "@/lib/agent/ports/store";
import type { MessagePage, SessionSummaryView, SessionView, TaskSummaryView } from "@/lib/contracts/session";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import type { Caller } from "@/lib/server/caller";
import { taskDetail } from "@/lib/server/task-detail";

const noSession = () => new AppError("not_found", "There is no such session.");
const noTask = () => new AppError("not_found", "There is no such task.");

/** A session of the caller's tenant; `not_found` for a foreign one too. */
export async function readSession(store: Store, caller: Caller, sessionId: string): Promise<SessionView> {
  const session = await store.loadSession(caller.tenantId, sessionId);
  if (!session) throw noSession();
  return viewOf(store, session);
}

export async function openSession(
  store: Store,
  caller: Caller,
  sessionId: string,
  now: string,
): Promise<SessionView> {
  const session = await store.openSession(caller.tenantId, sessionId, now);
  if (!session) throw noSession();
  return viewOf(store, session);
}

export async function latestSession(store: Store, caller: Caller): Promise<SessionView> {
  const [latest] = await store.listSessions(caller.tenantId, { limit: 1 });
  if (!latest) throw new AppError("not_found", "There is no session yet.");
  return readSession(store, caller, latest.id);
}

export async function renameSession(
  store: Store,
  caller: Caller,
  sessionId: string,
  title: string,
): Promise<SessionView> {
  const session = await store.loadSession(caller.tenantId, sessionId);
  if (!session) throw noSession();
  const saved = await store.saveSession({ ...session, title });
  if (saved === "stale")
    throw new AppError("turn_conflict", "The session changed meanwhile; try again.", { retryable: true });
  return readSession(store, caller, sessionId);
}

/** A task of the caller's tenant with its turns; `not_found` for a foreign one too. */
export async function readTask(
  store: Store,
  caller: Pick<Caller, "tenantId">,
  taskId: string,
  wanted: WantedTurns = {},
): Promise<TaskDetail> {
  const task = await store.loadTask(caller.tenantId, taskId);
  if (!task) throw noTask();
  return taskDetail(task, await store.listTurns(caller.tenantId, taskId, wanted));
}

export async function readActiveTask(
  store: Store,
  caller: Caller,
  sessionId: string,
  url: string | undefined,
): Promise<TaskDetail> {
  const task = await store.activeTask(caller.tenantId, sessionId, url);
  if (!task) throw new AppError("not_found", "This session has no active task.");
  return taskDetail(task, await store.listTurns(caller.tenantId, task.id));
}

const messagesPerPage = 200;
/** No message has a number this low. */
const beforeAll = -1;

export async function readMessages(
  store: Store,
  caller: Caller,
  sessionId: string,
  page: { after?: number | undefined; limit?: number | undefined },
): Promise<MessagePage> {
  if (!(await store.loadSession(caller.tenantId, sessionId))) throw noSession();
  const limit = page.limit ?? messagesPerPage;
  const found = await store.listMessages(caller.tenantId, sessionId, page.after ?? beforeAll, limit + 1);
  return { messages: found.slice(0, limit), more: found.length > limit };
}

async function viewOf(store: Store, session: Session): Promise<SessionView> {
  const tasks = await store.listTasks(session.tenantId, session.id);
  return {
    sessionId: session.id,
    title: session.title,
    createdAt: session.createdAt,
    updatedAt: session.updatedAt,
    tasks: tasks.map(taskView),
    ...(session.pending ? { pending: pendingView(session.pending) } : {}),
  };
}

const pendingView = ({ goal, question, decided }: NonNullable<Session["pending"]>) => ({
  goal,
  question,
  ...(decided ? { decided } : {}),
});

export const summaryView = ({ id, latestTask, pending, ...session }: SessionSummary): SessionSummaryView => ({
  sessionId: id,
  ...session,
  ...(latestTask ? { latestTask: taskView(latestTask) } : {}),
  ...(pending ? { pending: pendingView(pending) } : {}),
});

const taskView = ({ id, ...task }: TaskSummary): TaskSummaryView => ({ taskId: id, ...task });
