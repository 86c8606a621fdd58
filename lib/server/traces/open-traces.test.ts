import { describe, expect, it } from "vitest";
import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import type { OwnedRecording, TraceStore } from "@/lib/agent/ports/trace-store";
import { readConfig } from "@/lib/config/env";
import { recordingLimits } from "@/lib/contracts/task-recording";
import { aTrace } from "@/tests/support/a-trace";
import { openTraces } from "./open-traces";

const aRecording = (turn: number, pageText: string): OwnedRecording => ({
  ...{ tenantId: "one", sessionId: "s", taskId: "t", turn, turnId: `t-${turn}`, userId: "u" },
  at: "2026-01-01T00:00:00.000Z",
  request: { url: "http://clinic.test/", pageText },
  budget: defaultBudget,
  rules: defaultPolicyRules,
  tiersEnabled: true,
  model: { adapter: "offline", offline: true, vision: false },
  searchAvailable: false,
  ids: [],
  exchanges: [],
  decision: { visited: [], status: "executing", actions: [] },
});

function over(parts: Partial<TraceStore> = {}) {
  const kept: string[] = [];
  const store: TraceStore = {
    saveTraces: async () => undefined,
    listTraces: async () => [],
    saveRecordings: async (all) => void kept.push(...all.map(({ turn }) => `recording ${turn}`)),
    noteTooLarge: async ({ turn }) => void kept.push(`too large ${turn}`),
    listTooLarge: async () => [],
    listRecordings: async () => [],
    listTurnFacts: async () => [],
    deleteTracesBefore: async () => 0,
    ...parts,
  };
  return { traces: openTraces(readConfig({}), store, () => undefined), kept };
}

describe("what is kept of turns", () => {
  it("is the whole recording, or that it was too large", async () => {
    const { traces, kept } = over();
    traces.recorder.turnEnded(() => aRecording(1, "small"));
    traces.recorder.turnEnded(() => aRecording(2, "x".repeat(recordingLimits.chars)));
    await traces.flush();
    expect(kept).toEqual(["recording 1", "too large 2"]);
  });

  it("holds nobody up that ends the process, nor who waits for an earlier flush", async () => {
    const { traces } = over({ saveTraces: () => new Promise(() => undefined) });
    traces.tracing.turnEnded(aTrace());
    const began = performance.now();
    const earlier = traces.flush();
    await traces.end(30);
    await earlier;
    expect(performance.now() - began).toBeLessThan(5_000);
    await traces.flush();
  });
});
