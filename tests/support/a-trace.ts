import type { OwnedTrace } from "@/lib/agent/ports/tracing";
import { aTask, now } from "./a-task";

const { tenantId, sessionId, id: taskId } = aTask();

/** A turn that verified by a small model and completed its task. */
export const aTrace = (parts: Partial<OwnedTrace> = {}): OwnedTrace => ({
  ...{ tenantId, sessionId, taskId },
  traceId: "0123456789abcdef0123456789abcdef",
  turn: 2,
  turnId: "turn-2",
  startedAt: now,
  durationMs: 950,
  status: "completed",
  scores: [
    { name: "verification_tier", value: 0.5 },
    { name: "verification_tokens_saved", value: 2400 },
    { name: "goal_status", value: 1, comment: "completed" },
  ],
  spans: [
    { spanId: "aaaaaaaaaaaaaaa1", kind: "node", name: "verification", startMs: 0, durationMs: 700 },
    {
      spanId: "aaaaaaaaaaaaaaa2",
      parentId: "aaaaaaaaaaaaaaa1",
      kind: "model",
      name: "verify_lightly",
      startMs: 20,
      durationMs: 650,
      call: {
        model: "small-1",
        modelTask: "verify_lightly",
        effort: "minimal",
        tier: 2,
        inputTokens: 100,
        outputTokens: 10,
        cachedTokens: 40,
        thoughtTokens: 3,
        costUsd: 0.0012,
      },
    },
    { spanId: "aaaaaaaaaaaaaaa3", kind: "node", name: "finalize", startMs: 705, durationMs: 1 },
  ],
  spansLeftOut: 0,
  ...parts,
});
