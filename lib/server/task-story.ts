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
  const next = session.tasks.findLast(({ createdAt }) => createdAt > task.createdAt)?.createdAt;
  const isOfTask = ({ timestamp, metadata }: Message) =>
    metadata ? metadata.taskId === taskId : timestamp >= task.createdAt && (!next || timestamp < next);
  return {
    task,
    messages: said.filter((message) => isOfTask(message) && !isShownByTurn(message)),
    lastSequence: said.at(-1)?.sequenceNumber ?? 0,
  };
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
