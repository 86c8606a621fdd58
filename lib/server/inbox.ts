import type { Store } from "@/lib/agent/ports/store";
import type { SessionSummaryView } from "@/lib/contracts/session";
import type { WaitingTask } from "@/lib/contracts/waiting-task";
import type { Caller } from "@/lib/server/caller";
import { waitingStatuses } from "@/lib/server/find-sessions";
import { summaryView } from "@/lib/server/session-view";

/** All that waits for a person: tasks, and questions that were asked before there was a task. */
export type Inbox = { tasks: WaitingTask[]; questions: SessionSummaryView[] };

const mostTasks = 100;
const mostQuestions = 100;

export async function readInbox(store: Store, { tenantId }: Pick<Caller, "tenantId">): Promise<Inbox> {
  const { tasks, sessions } = await findWaiting(store, tenantId);
  const waiting = await Promise.all(tasks.map(({ id }) => store.loadTask(tenantId, id)));
  return {
    tasks: waiting.flatMap((task) => (task ? [waitingTask(task)] : [])),
    questions: sessions.map(summaryView),
  };
}

/** How many things wait, for the number beside the link. */
export async function countWaiting(store: Store, caller: Pick<Caller, "tenantId">): Promise<number> {
  const { tasks, sessions } = await findWaiting(store, caller.tenantId);
  return tasks.length + sessions.length;
}

async function findWaiting(store: Store, tenantId: string) {
  const [tasks, sessions] = await Promise.all([
    store.listRecentTasks(tenantId, { statuses: waitingStatuses, limit: mostTasks }),
    store.listAskingSessions(tenantId, mostQuestions),
  ]);
  const asking = sessions.filter(({ pending }) => pending && !pending.decided);
  return { tasks, sessions: asking.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)) };
}

type Loaded = NonNullable<Awaited<ReturnType<Store["loadTask"]>>>;

const waitingTask = (task: Loaded): WaitingTask => ({
  taskId: task.id,
  sessionId: task.sessionId,
  goal: task.goal,
  status: task.status,
  updatedAt: task.updatedAt,
  ...(task.question ? { question: task.question } : {}),
  ...(task.approval ? { approval: task.approval.request } : {}),
  ...(task.blocker ? { blocker: task.blocker } : {}),
  ...(task.decided ? { decided: task.decided } : {}),
});
