import type { Task } from "./task";
import type { TurnEnding } from "./turn-ending";

/** The task as it is stored with this answer. What an earlier answer waited for is settled. */
export function settleTurn(task: Task, ending: TurnEnding): Task {
  const { question: _asked, blocker: _blocked, approval: _approval, ...settled } = task;
  switch (ending.kind) {
    case "act":
      return { ...settled, status: "executing", pendingAction: ending.record };
    case "ask":
      return { ...settled, status: "needs_user_input", question: ending.question };
    case "blocked":
      return { ...settled, status: "awaiting_user", blocker: ending.blocker };
    case "approval":
      return {
        ...settled,
        status: "awaiting_approval",
        approval: {
          request: ending.request,
          record: ending.record,
          pageHash: ending.record.beforeState?.domHash ?? "",
        },
      };
    case "paused":
      return { ...task, status: "paused" };
    case "plan_approval":
      return { ...settled, status: "awaiting_plan_approval" };
    case "context":
      return { ...settled, status: ending.want === "full_text" ? "needs_full_dom" : "needs_context" };
    case "end": {
      const { pendingAction: _open, reobserved: _looked, ...ended } = settled;
      return { ...ended, status: ending.status, completion: ending.completion, endReason: ending.reason };
    }
  }
}
