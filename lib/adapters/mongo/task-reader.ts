import type { Task } from "@/lib/agent/domain/task";
import { isEndStatus } from "@/lib/contracts/interact-response";
import { readTaskJson } from "./packed-page";
import { asRead } from "./stored-fields";

/** Of all texts that are remembered; a task that waits for its next turn has some 10,000, half of them the packed page it acted on. */
const rememberedChars = 6_000_000;

export type TaskReader = {
  /** The task that this text says, its own object again where the text is the same as before: nobody may change it. */
  read(id: string, content: string): Task;
  /** This task was just stored as this text. */
  wrote(task: Task, content: string): void;
};

/** Reads tasks from their texts. A text that did not change since it was last read is not read again: that costs more than any other part of a look-up. */
export function createTaskReader(): TaskReader {
  const known = new Map<string, { content: string; task: Task }>();
  let chars = 0;

  function forget(id: string): void {
    chars -= known.get(id)?.content.length ?? 0;
    known.delete(id);
  }

  function keep(id: string, content: string, task: Task): void {
    forget(id);
    // No turn comes to a task that has ended.
    if (isEndStatus(task.status)) return;
    known.set(id, { content, task });
    chars += content.length;
    for (const [oldest] of known) {
      if (chars <= rememberedChars) return;
      forget(oldest);
    }
  }

  return {
    read(id, content) {
      const before = known.get(id);
      const task = before?.content === content ? before.task : readTaskJson(content);
      keep(id, content, task);
      return task;
    },
    wrote: (task, content) => keep(task.id, content, asRead(task)),
  };
}
