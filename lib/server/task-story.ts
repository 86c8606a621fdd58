import type { Store } from "@/lib/agent/ports/store";
import type { Message } from "@/lib/contracts/message";
import type { SessionView } from "@/lib/contracts/session";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import type { Caller } from "@/lib/server/caller";
import { readMessages, readTask } from "@/lib/server/session-view";

export type TaskStory = { task: TaskDetail; messages: Message[]; lastSequence: number };

const messagesAtOnce = 500;

/** A task with its first turns and what was said, for a page to begin with; the page asks for later turns by itself. */
export async function readTaskStory(
  store: Store,
  caller: Caller,
  session: SessionView,
  taskId: string,
  firstTurns: number,
): Promise<TaskStory> {
  const [task, said] = await Promise.all([
    readTask(store, caller, taskId, { to: firstTurns }),
    allMessages(store, caller, session.sessionId),
  ]);
  return {
    task,
    messages: saidOfTask(task, session.tasks, said).filter((message) => !isShownByTurn(message)),
    lastSequence: said.at(-1)?.sequenceNumber ?? 0,
  };
}

type Begun = { taskId: string; goal: string; createdAt: string; updatedAt: string };

/** What names a task is of it; the rest belongs to the task that it was said in, or that came of it. */
export function saidOfTask(task: Begun, tasks: readonly Begun[], said: readonly Message[]): Message[] {
  const later = tasks.filter(({ createdAt }) => createdAt > task.createdAt);
  const next = later.sort((a, b) => a.createdAt.localeCompare(b.createdAt))[0];
  const begin = beginOf(task, tasks, said);
  const end = next && beginOf(next, tasks, said);
  return said.filter(({ timestamp, metadata }) =>
    metadata ? metadata.taskId === task.taskId : timestamp >= begin && (!end || timestamp < end),
  );
}

/** When its goal was said. That may be before there is a task: a question about it may have to be answered first. */
function beginOf({ goal, createdAt }: Begun, tasks: readonly Begun[], said: readonly Message[]): string {
  const earlier = tasks.filter((one) => one.createdAt < createdAt).map(({ updatedAt }) => updatedAt);
  const asked = said.findLast(
    ({ role, content, timestamp }) =>
      role === "user" &&
      content === goal &&
      timestamp < createdAt &&
      earlier.every((ended) => ended < timestamp),
  );
  return asked?.timestamp ?? createdAt;
}

/** Actions and verdicts stand in the rows of their turns. */
const isShownByTurn = ({ actionString, metadata }: Message): boolean =>
  actionString !== undefined || metadata?.messageType === "verification";

async function allMessages(store: Store, caller: Caller, sessionId: string): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const after = all.at(-1)?.sequenceNumber;
    const page = await readMessages(store, caller, sessionId, { after, limit: messagesAtOnce });
    all.push(...page.messages);
    if (!page.more) return all;
  }
}
