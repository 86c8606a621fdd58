import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError, BudgetError, ModelAnswerError } from "@/lib/agent/domain/app-error";
import { modelTask } from "@/lib/agent/domain/model-task";
import type { ModelRunOptions } from "@/lib/agent/ports/model";
import type { ModelProvider, ProviderFault } from "@/lib/agent/ports/model-provider";
import type { Usage } from "@/lib/contracts/interact-response";
import { aCard, aProvider, aText } from "@/tests/support/a-model";
import { patience } from "./guarded-calls";
import { createHostedModel, type HostedModelSettings } from "./hosted-model";

const task = modelTask({
  name: "add_up",
  input: z.object({ numbers: z.array(z.number()) }),
  output: z.object({ sum: z.number(), note: z.string().optional() }),
  prompt: ({ numbers }) => ({ system: "Add up.", user: numbers.join(" ") }),
  effort: "minimal",
  grounding: false,
  size: "small",
  maxOutputTokens: 150,
});
const hard = {
  ...task,
  effort: "high" as const,
  size: "full" as const,
  grounding: true,
  maxOutputTokens: 4_000,
};

const hosted = (provider: ModelProvider, parts: Partial<HostedModelSettings> = {}) =>
  createHostedModel({
    provider,
    names: { adapter: "test", label: "The provider", keyVariable: "THE_KEY", modelVariables: "THE_MODEL" },
    cards: { small: aCard({ name: "small" }), full: aCard({ name: "full" }) },
    deadlineMs: 5_000,
    clock: { now: () => new Date("2026-11-20T00:00:00Z") },
    patience: { ...patience, firstWaitMs: 1 },
    ...parts,
  });
const run = (
  provider: ModelProvider,
  options: ModelRunOptions = {},
  parts: Partial<HostedModelSettings> = {},
) => hosted(provider, parts).run(task, { numbers: [1, 2] }, options);
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "answered",
    (error: unknown) => error,
  );
const fault = (kind: ProviderFault["fault"], parts: Partial<ProviderFault> = {}): ProviderFault => ({
  kind: "fault",
  fault: kind,
  ...parts,
});

describe("a hosted model", () => {
  it("asks the small model small questions, without thinking or searching and within the task's own cap", async () => {
    const provider = aProvider(aText('{"sum": 3}'));
    const answer = await run(provider);
    expect(answer).toEqual({
      data: { sum: 3 },
      model: "small",
      usage: {
        inputTokens: 100,
        outputTokens: 20,
        cachedTokens: 40,
        thoughtTokens: 5,
        costUsd: 0.00014,
        calls: 1,
      },
    });
    expect(provider.asked[0]).toMatchObject({
      model: "small",
      taskName: "add_up",
      prompt: { system: "Add up.", user: "1 2" },
      thinking: { level: "minimal" },
      maxOutputTokens: 150,
      grounding: "none",
      schema: { type: "object", required: ["sum"] },
    });
  });

  it("gives the full model room beyond its thinking, and lets it search", async () => {
    const provider = aProvider(aText('{"sum": 3}'));
    await hosted(provider).run(hard, { numbers: [] }, {});
    const [asked] = provider.asked;
    expect(asked).toMatchObject({ model: "full", thinking: { level: "high" }, grounding: "with_schema" });
    expect(asked?.maxOutputTokens).toBeGreaterThan(20_000);
  });

  it("asks once more for what does not fit, and counts both", async () => {
    const provider = aProvider(aText('{"sum": "three"}'), aText('{"sum": 3}'));
    const { data, usage } = await run(provider);
    expect(data).toEqual({ sum: 3 });
    expect(usage).toMatchObject({ inputTokens: 200, calls: 2 });
  });

  it.each<[string, string, RegExp]>([
    ["another shape", '{"sum": "secret page text"}', /does not fit its schema at sum/],
    ["no JSON", "I cannot do that.", /is not JSON/],
    ["half of it", '{"sum": ', /is not JSON/],
    ["nothing", "", /is empty/],
  ])(
    "gives up on %s after the second time, says no word of it, and tells what was wasted",
    async (_, text, problem) => {
      const wasted: Usage[] = [];
      const provider = aProvider(aText(text));
      const error = await failure(run(provider, { onWasted: (usage) => wasted.push(usage) }));
      expect(error).toBeInstanceOf(ModelAnswerError);
      expect(String(error)).toMatch(problem);
      expect(String(error)).not.toContain("secret page text");
      expect(provider.asked).toHaveLength(2);
      expect(wasted).toMatchObject([{ inputTokens: 200, calls: 2 }]);
    },
  );

  it("gives an answer that its thoughts cut off more room", async () => {
    const provider = aProvider(aText("", { cut: true }), aText('{"sum": 3}'));
    await hosted(provider).run(hard, { numbers: [] }, {});
    const [first, second] = provider.asked;
    expect(second?.maxOutputTokens).toBeGreaterThan(first?.maxOutputTokens ?? 0);
  });

  it("does not ask again for what the provider withholds", async () => {
    const tokens = { input: 1, cached: 0, output: 0, thoughts: 0, searches: 0 };
    const provider = aProvider({ kind: "blocked", reason: "SAFETY", tokens });
    const error = await failure(run(provider));
    expect(error).toBeInstanceOf(ModelAnswerError);
    expect(String(error)).toContain("SAFETY");
    expect(provider.asked).toHaveLength(1);
  });

  it("hands on a screenshot to a model that can see it, and to no other", async () => {
    const provider = aProvider(aText('{"sum": 3}'));
    await run(provider, { screenshot: "img" });
    const blind = aCard({ vision: false });
    await run(provider, { screenshot: "img" }, { cards: { small: blind, full: blind } });
    expect(provider.asked.map(({ screenshot }) => screenshot)).toEqual(["img", undefined]);
  });
});

describe("the budget of a hosted model", () => {
  it("caps the output at what is left", async () => {
    const provider = aProvider(aText('{"sum": 3}'));
    await hosted(provider).run(hard, { numbers: [] }, { tokensLeft: 6_000 });
    expect(provider.asked[0]?.maxOutputTokens).toBeLessThan(6_000);
    await hosted(provider).run(hard, { numbers: [] }, { costLeftUsd: 0.01 });
    expect(provider.asked[1]?.maxOutputTokens).toBeLessThanOrEqual(5_000);
  });

  it.each<[string, ModelRunOptions]>([
    ["tokens", { tokensLeft: 100 }],
    ["costUsd", { costLeftUsd: 0.0001 }],
  ])("does not begin a call that %s do not hold", async (limit, options) => {
    const provider = aProvider(aText('{"sum": 3}'));
    const error = await failure(run(provider, options));
    expect(error).toBeInstanceOf(BudgetError);
    expect(error).toMatchObject({ limit, retryable: false });
    expect(provider.asked).toEqual([]);
  });
});

describe("a provider that fails", () => {
  it.each(["quota", "outage"] as const)("is asked again after %s, as long as it says", async (kind) => {
    const provider = aProvider(fault(kind, { retryAfterMs: 40 }), aText('{"sum": 3}'));
    const began = performance.now();
    expect((await run(provider)).data).toEqual({ sum: 3 });
    expect(performance.now() - began).toBeGreaterThanOrEqual(35);
  });

  it("is not asked for ever, and the client learns when to come back", async () => {
    const provider = aProvider(fault("quota", { status: 429, retryAfterMs: 1 }));
    const error = await failure(run(provider));
    expect(provider.asked).toHaveLength(1 + patience.retries);
    expect(error).toMatchObject({
      code: "model_unavailable",
      retryable: true,
      details: { retryAfterSeconds: 1 },
      message: "The provider accepts no more requests for now (HTTP 429).",
    });
  });

  it("is not asked again before it wants to be, when that is too long to wait", async () => {
    const provider = aProvider(fault("quota", { status: 429, retryAfterMs: 90_000 }));
    expect(await failure(run(provider))).toMatchObject({
      retryable: true,
      details: { retryAfterSeconds: 90 },
    });
    expect(provider.asked).toHaveLength(1);
  });

  it.each<[ProviderFault["fault"], RegExp]>([
    ["key", /^THE_KEY: .*does not accept this key \(HTTP 400\)/],
    ["model", /^THE_MODEL: .*no model "small"/],
    ["request", /does not accept the question/],
  ])("is not asked again after a fault of %s", async (kind, message) => {
    const provider = aProvider(fault(kind, { status: 400 }));
    const error = await failure(run(provider));
    expect(provider.asked).toHaveLength(1);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ retryable: false, message: expect.stringMatching(message) });
  });

  it("is left alone for a while once it is down", async () => {
    const provider = aProvider(fault("outage"));
    const model = hosted(provider, { patience: { ...patience, firstWaitMs: 1, outages: 5, restMs: 60_000 } });
    for (let call = 0; call < 4; call++) await failure(model.run(task, { numbers: [] }, {}));
    expect(provider.asked).toHaveLength(5);
    const error = await failure(model.run(task, { numbers: [] }, {}));
    expect(error).toMatchObject({ retryable: true, details: { retryAfterSeconds: 60 } });
    expect(provider.asked).toHaveLength(5);
  });

  it("is tried again after its rest", async () => {
    const provider = aProvider(fault("outage"), fault("outage"), aText('{"sum": 3}'));
    const model = hosted(provider, { patience: { ...patience, retries: 0, outages: 2, restMs: 20 } });
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      for (let call = 0; call < 3; call++) await failure(model.run(task, { numbers: [] }, {}));
      expect(provider.asked).toHaveLength(2);
      vi.setSystemTime(Date.now() + 21);
      expect((await model.run(task, { numbers: [] }, {})).data).toEqual({ sum: 3 });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a provider that hangs", () => {
  it("ends with the deadline", async () => {
    const error = await failure(run(aProvider("hang"), {}, { deadlineMs: 30 }));
    expect(error).toMatchObject({ code: "model_unavailable", retryable: true });
  });

  it("ends with the caller, though it notices nothing", async () => {
    const reason = new Error("the turn is over");
    const over = new AbortController();
    setTimeout(() => over.abort(reason), 20);
    expect(await failure(run(aProvider("hang"), { signal: over.signal }))).toBe(reason);
  });

  it("is down once enough deadlines passed", async () => {
    const provider = aProvider("hang");
    const model = hosted(provider, { deadlineMs: 10, patience: { ...patience, outages: 2 } });
    for (let call = 0; call < 4; call++) await failure(model.run(task, { numbers: [] }, {}));
    expect(provider.asked).toHaveLength(2);
  });

  it("cannot make a wait between tries outlast the deadline", async () => {
    const began = performance.now();
    await failure(run(aProvider(fault("quota", { retryAfterMs: 20_000 })), {}, { deadlineMs: 30 }));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe("a fault in the settings", () => {
  it("is told once, shown as the model's problem, and forgotten when it is gone", async () => {
    const told: string[] = [];
    const provider = aProvider(
      fault("key", { status: 401 }),
      fault("key", { status: 401 }),
      aText('{"sum": 3}'),
    );
    const model = hosted(provider, { report: (problem) => told.push(problem) });
    expect(model.info.problem).toBeUndefined();
    await failure(model.run(task, { numbers: [] }, {}));
    await failure(model.run(task, { numbers: [] }, {}));
    expect(told).toEqual([expect.stringMatching(/^THE_KEY: /)]);
    expect(model.info.problem).toBe(told[0]);
    await model.run(task, { numbers: [] }, {});
    expect(model.info.problem).toBeUndefined();
  });

  it("is found before the first question", async () => {
    const model = hosted(aProvider(fault("key", { status: 401 })));
    await model.check(new AbortController().signal);
    expect(model.info.problem).toMatch(/^THE_KEY: /);
  });

  it("is not seen in a provider that does not answer", async () => {
    const model = hosted(aProvider(fault("outage")));
    await model.check(new AbortController().signal);
    expect(model.info.problem).toBeUndefined();
  });
});
