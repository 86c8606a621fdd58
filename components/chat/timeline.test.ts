import { describe, expect, it } from "vitest";
import type { Message } from "@/lib/contracts/message";
import type { TurnView } from "@/lib/contracts/task-detail";
import { timeline } from "./timeline";

const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
const message = (over: Partial<Message> & { messageId: string }): Message => ({
  sessionId: "s",
  role: "system",
  content: "text",
  sequenceNumber: 1,
  timestamp: at(1),
  ...over,
});
const turn = (number: number): TurnView => ({
  turnId: `t${number}`,
  turn: number,
  at: at(number),
  status: "executing",
  usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 },
});
const plan = { steps: [], totalSteps: 0, currentStepIndex: 0, createdAt: at(1) };

describe("timeline", () => {
  it("puts the goal and the plan before the turn that they came with, and an answer after it", () => {
    const items = timeline(
      [
        message({ messageId: "end", role: "assistant", content: "Done", timestamp: at(2) }),
        message({ messageId: "goal", role: "user" }),
        message({
          messageId: "plan",
          metadata: { messageType: "plan_preview", taskId: "x", plan },
        }),
      ],
      [turn(2), turn(1)],
    );
    expect(items.map(({ id }) => id)).toEqual(["goal", "plan", "t1", "t2", "end"]);
  });

  it.each([
    ["an action", { role: "assistant" as const, actionString: "click(1)" }],
    ["a verdict", { metadata: { messageType: "verification" as const, taskId: "x" } }],
    ["nothing at all", { content: "" }],
  ])("leaves out a message that says %s: its turn shows it", (_, over) => {
    expect(timeline([message({ messageId: "m", ...over })], [])).toEqual([]);
  });

  it("tells a changed plan from a first one, and keeps notices", () => {
    const items = timeline(
      [
        message({ messageId: "p", metadata: { messageType: "plan_update", taskId: "x", plan } }),
        message({ messageId: "n", content: "The task was paused.", timestamp: at(3) }),
      ],
      [],
    );
    expect(items).toMatchObject([{ kind: "plan", changed: true }, { kind: "note" }]);
  });
});
