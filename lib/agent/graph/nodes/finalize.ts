import { settleTurn } from "@/lib/agent/domain/settle-turn";
import { advanceSubTasks } from "@/lib/agent/domain/sub-task-progress";
import type { Node } from "@/lib/agent/graph/turn-node";

export const finalize: Node = ({ task, ending, snapshot }) => {
  if (!ending) throw new TypeError("the turn came to its end without an answer");
  return { task: settleTurn(advanceSubTasks(task, snapshot.lines), ending) };
};
