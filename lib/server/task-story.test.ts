import { describe, expect, it } from "vitest";
import type { Message } from "@/lib/contracts/message";
import { saidOfTask } from "./task-story";

const aTask = (taskId: string, goal: string, from: number, to: number) => ({
  taskId,
  goal,
  createdAt: `2026-01-01T00:00:${from}.000Z`,
  updatedAt: `2026-01-01T00:00:${to}.000Z`,
});
const said = (at: number, content: string, role: Message["role"] = "user", taskId?: string): Message => ({
  messageId: `m${at}`,
  sessionId: "s1",
  role,
  content,
  sequenceNumber: at,
  timestamp: `2026-01-01T00:00:${at}.000Z`,
  ...(taskId ? { metadata: { messageType: "plan_preview", taskId } } : {}),
});
const first = aTask("t1", "Add a patient", 13, 20);
const second = aTask("t2", "Add a patient", 33, 40);
const messages = [
  said(11, "Add a patient"),
  said(12, "What is the name?", "assistant"),
  said(13, "Ines"),
  said(14, "The plan", "system", "t1"),
  said(15, "The task was paused.", "system"),
  said(31, "Add a patient"),
  said(32, "What is the name?", "assistant"),
  said(33, "Jas"),
];
const told = (task: typeof first, all = messages) =>
  saidOfTask(task, [second, first], all).map(({ sequenceNumber }) => sequenceNumber);

describe("the conversation of a task", () => {
  it("begins with its goal, though a question about it came before there was a task", () => {
    expect(told(first)).toEqual([11, 12, 13, 14, 15]);
    expect(told(second)).toEqual([31, 32, 33]);
  });

  it("begins with the task where nothing had to be asked", () => {
    expect(
      told(second, [...messages.slice(0, 5), said(33, "Add a patient"), said(34, "On it", "system")]),
    ).toEqual([33, 34]);
  });
});
