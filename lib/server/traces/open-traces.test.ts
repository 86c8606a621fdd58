import { describe, expect, it } from "vitest";
import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import type { OwnedRecording, TraceStore } from "@/lib/agent/ports/trace-store";
import { readConfig } from "@/lib/config/env";
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
    listTooLarge: async () => [],
    listRecordings: async () => [],
    listTurnFacts: async () => [],
    deleteTracesBefore: async () => 0,
    ...parts,
  };
  return { traces: openTraces(readConfig({}), store, () => undefined), kept };
}

describe("what is kept of turns", () => {
  it("is the whole recording", async () => {
    const { traces, kept } = over();
    traces.recorder.turnEnded(() => aRecording(1, "small"));
    await traces.flush();
    expect(kept).toEqual(["recording 1"]);
  });

  it("is of a question its hash, and of a request the text it came as, unless that holds a secret", async () => {
    const saved: OwnedRecording[] = [];
    const { traces } = over({ saveRecordings: async (all) => void saved.push(...all) });
    const exchanges = [{ name: "make_plan", input: { goal: "go" }, prompt: { system: "s", user: "u" } }];
    const open = { ...aRecording(1, "small"), exchanges, requestText: '{"pageText":"small"}' };
    const pageText = "Card 4111 1111 1111 1111";
    const secret = { ...open, request: { pageText }, requestText: JSON.stringify({ pageText }) };
    traces.recorder.turnEnded(() => open);
    traces.recorder.turnEnded(() => secret);
    await traces.flush();
    expect(saved[0]).toMatchObject({
      requestText: '{"pageText":"small"}',
      exchanges: [{ name: "make_plan", inputHash: expect.any(String), promptHash: expect.any(String) }],
    });
    expect(JSON.stringify(saved[0])).not.toContain("go");
    expect(saved[1]?.request).toEqual({ pageText: "Card removed-secret" });
    expect(saved[1]).not.toHaveProperty("requestText");
  });

  it("is none too few where many turns end at once, and goes to the store in few pieces", async () => {
    const pieces: number[] = [];
    const { traces } = over({ saveRecordings: async (all) => void pieces.push(all.length) });
    for (let turn = 1; turn <= 90; turn++)
      traces.recorder.turnEnded(() => aRecording(turn, "a page ".repeat(5_000)));
    await traces.flush();
    expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(90);
    expect(pieces.length).toBeLessThan(8);
  });

  it("says nothing of many who wait for a flush at once, and holds none of them up at the end", async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on("warning", note);
    const { traces } = over({ saveTraces: () => new Promise(() => undefined) });
    traces.tracing.turnEnded(aTrace());
    const all = Array.from({ length: 40 }, () => traces.flush());
    await traces.end(10);
    await Promise.all(all);
    await new Promise(setImmediate);
    process.off("warning", note);
    expect(warnings).toEqual([]);
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
