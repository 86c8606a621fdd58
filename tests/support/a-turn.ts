import { noUsage } from "@/lib/agent/domain/budget";
import type { ModelCall, TurnOutbox, TurnRecord } from "@/lib/agent/domain/turn";
import type { Message, RealtimeEvent } from "@/lib/contracts/message";
import { aTask, now } from "./a-task";

const { sessionId } = aTask();

export const aTurnRecord = (parts: Partial<TurnRecord> = {}): TurnRecord => ({
  turnId: "turn-1",
  bodyHash: "body-1",
  turn: 1,
  response: {
    status: "paused",
    sessionId,
    turnId: parts.turnId ?? "turn-1",
    turn: parts.turn ?? 1,
    reason: "a person paused it",
    usage: { turn: noUsage, task: noUsage, budgetLeft: { turns: 59, tokens: 1000, costUsd: 2 } },
  },
  createdAt: now,
  ...parts,
});

export const aMessage = (parts: Partial<Message> = {}): Message => ({
  messageId: "turn-1:m0",
  sessionId,
  role: "assistant",
  content: "Clicking the button.",
  sequenceNumber: 0,
  timestamp: now,
  ...parts,
});

export const anEvent = (parts: Partial<RealtimeEvent> = {}): RealtimeEvent => ({
  eventId: "turn-1:e0",
  sessionId,
  name: "task_status",
  data: { status: "executing" },
  timestamp: now,
  ...parts,
});

export const aModelCall = (parts: Partial<ModelCall> = {}): ModelCall => ({
  callId: "call-1",
  task: "verify-action",
  model: "offline",
  tier: 2,
  inputTokens: 100,
  outputTokens: 20,
  costUsd: 0.0012,
  at: now,
  ...parts,
});

/** What the n-th turn of a task produced: one message, told in an event, a status event, and a model call. */
export function anOutbox(turn: number, parts: Partial<TurnOutbox> = {}, session = sessionId): TurnOutbox {
  const turnId = `turn-${turn}`;
  const message = aMessage({ messageId: `${turnId}:m0`, sessionId: session, content: `Turn ${turn}.` });
  return {
    record: aTurnRecord({ turnId, turn }),
    messages: [message],
    events: [
      anEvent({
        eventId: `${turnId}:e0`,
        sessionId: session,
        name: "new_message",
        data: { type: "new_message", sessionId: session, message },
      }),
      anEvent({ eventId: `${turnId}:e1`, sessionId: session, data: { status: "executing", turn } }),
    ],
    modelCalls: [aModelCall({ callId: `${turnId}:c0` })],
    remarks: ["low confidence completion"],
    ...parts,
  };
}
