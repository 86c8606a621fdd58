import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { AppError } from "@/lib/agent/domain/app-error";
import { modelTask } from "@/lib/agent/domain/model-task";
import { countedModel, countedStore } from "./counted";
import { createMetrics } from "./metrics";

const lineOf = async (metrics: ReturnType<typeof createMetrics>, start: string) =>
  (await metrics.text()).body.split("\n").find((line) => line.startsWith(start));

const question = modelTask({
  name: "ask",
  input: z.object({}),
  output: z.object({}),
  effort: "low",
  grounding: false,
  size: "small",
  maxOutputTokens: 1,
  prompt: () => ({ system: "", user: "" }),
});

function someMetrics() {
  return createMetrics({ counts: () => ({ running: 3, waiting: 7 }) });
}

describe("the metrics", () => {
  it("count turns by how they ended, and verdicts by tier", async () => {
    const metrics = someMetrics();
    const verdict = { outcome: "verified", tier: 1 };
    metrics.turn({ status: "executing", ms: 40, verdict });
    metrics.turn({ status: "model_unavailable", ms: 10 });
    expect(await lineOf(metrics, 'surefoot_turn_seconds_count{status="executing"}')).toMatch(/ 1$/);
    expect(await lineOf(metrics, 'surefoot_turn_seconds_count{status="model_unavailable"}')).toMatch(/ 1$/);
    expect(await lineOf(metrics, 'surefoot_turn_seconds_sum{status="executing"}')).toMatch(/ 0.04$/);
    expect(await lineOf(metrics, 'surefoot_verdicts_total{outcome="verified",tier="1"}')).toMatch(/ 1$/);
    expect(await lineOf(metrics, 'surefoot_turns_in_queue{state="waiting"}')).toMatch(/ 7$/);
  });

  it("count model calls, answered and failed, with their tokens", async () => {
    const metrics = someMetrics();
    const usage = { inputTokens: 10, outputTokens: 4, costUsd: 0.5, calls: 1 };
    const script = { ask: [{ data: {} }, { fault: new Error("broken") }] };
    const model = countedModel(createScriptedModel(script, usage), metrics);
    const ask = () => model.run(question, {}, {});
    await ask();
    await expect(ask()).rejects.toThrow("broken");
    const count = 'surefoot_model_call_seconds_count{task="ask",model="scripted",';
    expect(await lineOf(metrics, `${count}outcome="answered"}`)).toMatch(/ 1$/);
    expect(await lineOf(metrics, `${count}outcome="failed"}`)).toMatch(/ 1$/);
    expect(await lineOf(metrics, 'surefoot_model_tokens_total{model="scripted",direction="in"}')).toMatch(
      / 10$/,
    );
  });

  it("count store calls that failed for the store, and leave the fault as it is", async () => {
    const metrics = someMetrics();
    const away = new AppError("store_unavailable", "away", { retryable: true });
    const fails = (error: Error) => countedStore({ ping: () => Promise.reject(error) }, metrics);
    await expect(fails(away).ping()).rejects.toBe(away);
    await expect(fails(new Error("a bug")).ping()).rejects.toThrow("a bug");
    expect(await lineOf(metrics, "surefoot_store_errors_total")).toMatch(/ 1$/);
  });
});
