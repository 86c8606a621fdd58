import { printAction } from "@/lib/contracts/action-text";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";
import { planView } from "./respond";
import type { Task } from "./task";
import type { TurnEnding } from "./turn-ending";
import type { VerdictRecord } from "./verdict";

export type TurnNews = {
  task: Task;
  ending: TurnEnding;
  response: InteractResponse;
  turnId: string;
  now: string;
  said?: string;
  planNews?: "preview" | "update";
  verdict?: VerdictRecord;
};

type Draft = Pick<Message, "role" | "content"> &
  Partial<Pick<Message, "metadata" | "actionString" | "status">>;

/** What this turn adds to the conversation, in order. Sequence numbers are given by the store. */
export function turnMessages(news: TurnNews): Message[] {
  const { task, turnId, now } = news;
  return draftsOf(news).map((draft, index) => ({
    messageId: `${turnId}:m${index}`,
    sessionId: task.sessionId,
    sequenceNumber: 0,
    timestamp: now,
    ...draft,
  }));
}

function draftsOf({ task, ending, said, planNews, verdict }: TurnNews): Draft[] {
  const drafts: Draft[] = [];
  if (said) drafts.push({ role: "user", content: said });
  if (verdict)
    drafts.push({
      role: "system",
      content: verdict.semanticSummary,
      metadata: { messageType: "verification", taskId: task.id },
    });
  if (planNews && task.plan) {
    const lines = task.plan.steps.map((step, index) => `${index + 1}. ${step.description}`).join("\n");
    const intro = planNews === "preview" ? "Here's my plan to complete this task:" : "I changed the plan:";
    const messageType = planNews === "preview" ? ("plan_preview" as const) : ("plan_update" as const);
    drafts.push({
      role: "system",
      content: `${intro}\n\n${lines}`,
      metadata: { messageType, taskId: task.id, plan: planView(task.plan) },
    });
  }
  return [...drafts, ...endingDrafts(task, ending)];
}

function endingDrafts(task: Task, ending: TurnEnding): Draft[] {
  const about = <Type extends "blocker" | "approval" | "completion">(messageType: Type) => ({
    metadata: { messageType, taskId: task.id },
  });
  switch (ending.kind) {
    case "act":
      return [
        {
          role: "assistant",
          content: ending.record.thought,
          actionString: printAction(ending.record.action),
          status: "pending",
        },
      ];
    case "ask":
      return [{ role: "assistant", content: ending.question.text }];
    case "blocked":
      return [{ role: "assistant", content: ending.blocker.userMessage, ...about("blocker") }];
    case "approval":
      return [{ role: "assistant", content: ending.request.description, ...about("approval") }];
    case "end":
      return [{ role: "assistant", content: ending.reason, ...about("completion") }];
    default:
      return [];
  }
}

/** What watchers are told of this turn, in order. */
export function turnEvents(news: TurnNews, messages: readonly Message[]): RealtimeEvent[] {
  const { task, turnId, now, response, planNews } = news;
  const bodies: Pick<RealtimeEvent, "name" | "data">[] = [
    ...messages.map((message) => ({
      name: "new_message" as const,
      data: { type: "new_message", sessionId: task.sessionId, message },
    })),
    ...(planNews && task.plan
      ? [{ name: "plan_update" as const, data: { taskId: task.id, plan: planView(task.plan) } }]
      : []),
    { name: "interact_response" as const, data: { ...response } },
    { name: "task_status" as const, data: { taskId: task.id, status: task.status, turn: task.turn } },
  ];
  return bodies.map((body, index) => ({
    eventId: `${turnId}:e${index}`,
    sessionId: task.sessionId,
    timestamp: now,
    ...body,
  }));
}
