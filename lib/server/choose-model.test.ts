import { afterEach, describe, expect, it } from "vitest";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { predictOutcomeTask } from "@/lib/agent/model-tasks/predict-outcome";
import { verifyFullyTask } from "@/lib/agent/model-tasks/verify-fully";
import { verifyLightlyTask } from "@/lib/agent/model-tasks/verify-lightly";
import { ConfigError, readConfig } from "@/lib/config/env";
import { knownModels } from "@/lib/config/models";
import { anInput } from "@/tests/support/answers-to-schemas";
import { chatProtocol } from "@/tests/support/chat-protocol";
import { geminiProtocol, wrongKeyReply } from "@/tests/support/gemini-protocol";
import {
  type Protocol,
  type ProviderReply,
  type ProviderServer,
  startProvider,
} from "@/tests/support/provider-server";
import { chooseModel } from "./choose-model";

const servers: ProviderServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const verdict = { outcome: "verified", taskCompleted: false, confidence: 0.9, reason: "r" };
async function serve(protocol: Protocol, reply: ProviderReply = { json: verdict }): Promise<ProviderServer> {
  const server = await startProvider(protocol, () => reply);
  servers.push(server);
  return server;
}
function choose(env: Record<string, string>) {
  const problems: string[] = [];
  const report = (problem: string): void => void problems.push(problem);
  return { ...chooseModel(readConfig(env), { clock: systemClock, report }), problems };
}
const question = verifyLightlyTask.input.parse(anInput(verifyLightlyTask));

describe("chooseModel", () => {
  it("takes the offline model where there is neither a key nor an address", () => {
    expect(choose({}).model.info).toMatchObject({ adapter: "offline", offline: true });
  });

  it("takes Gemini with a key: the lite model for small questions, the other for hard ones", async () => {
    const server = await serve(geminiProtocol);
    const { model } = choose({ GEMINI_API_KEY: "k", GOOGLE_GEMINI_BASE_URL: server.url });
    expect(model.info).toMatchObject({
      adapter: "gemini",
      offline: false,
      vision: true,
      models: { small: "gemini-3.5-flash-lite", full: "gemini-3.8-flash" },
    });
    await model.run(verifyLightlyTask, question, {});
    await model.run(verifyFullyTask, question, {});
    expect(server.asked).toMatchObject([
      { model: "gemini-3.5-flash-lite", thinking: "MINIMAL", maxOutputTokens: 150, searches: false },
      { model: "gemini-3.8-flash", thinking: "HIGH", searches: true },
    ]);
    expect(server.asked[1]?.maxOutputTokens).toBeGreaterThan(20_000);
  });

  it("takes a local server with its address and model, at the price that is told", async () => {
    const server = await serve(chatProtocol);
    const { model } = choose({
      SUREFOOT_OPENAI_BASE_URL: `${server.url}/v1`,
      SUREFOOT_MODEL: "qwen3:8b",
      SUREFOOT_MODEL_PRICES: "qwen3:8b=10/20",
    });
    expect(model.info).toMatchObject({ adapter: "openai-compatible", vision: false });
    const { usage } = await model.run(verifyFullyTask, question, {});
    expect(usage.costUsd).toBeCloseTo(0.0112, 6);
    expect(server.asked[0]).toMatchObject({ model: "qwen3:8b", path: "/v1/chat/completions" });
  });

  it("puts single model tasks to other models and providers", async () => {
    const [gemini, chat] = [await serve(geminiProtocol), await serve(chatProtocol)];
    const { model } = choose({
      GEMINI_API_KEY: "k",
      GOOGLE_GEMINI_BASE_URL: gemini.url,
      SUREFOOT_OPENAI_BASE_URL: `${chat.url}/v1`,
      SUREFOOT_TASK_MODELS:
        "verify_lightly=openai:qwen3:8b, verify_fully=gemini-2.5-flash, predict_outcome=offline",
    });
    expect(model.info).toMatchObject({ offline: false, adapter: "gemini+openai-compatible+offline" });
    expect((await model.run(verifyLightlyTask, question, {})).model).toBe("qwen3:8b");
    expect((await model.run(verifyFullyTask, question, {})).model).toBe("gemini-2.5-flash");
    const input = predictOutcomeTask.input.parse(anInput(predictOutcomeTask));
    expect((await model.run(predictOutcomeTask, input, {})).model).toBe("offline");
    // The 2.5 models search in a call of their own.
    expect(gemini.asked.map(({ searches }) => searches)).toEqual([true, false]);
  });

  it.each([
    [{ SUREFOOT_MODEL_PROVIDER: "gemini" }, /^GEMINI_API_KEY: is needed/],
    [{ SUREFOOT_MODEL_PROVIDER: "openai" }, /^SUREFOOT_OPENAI_BASE_URL: is needed/],
    [{ SUREFOOT_OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }, /^SUREFOOT_MODEL: is needed/],
    [{ SUREFOOT_MODEL_PROVIDER: "claude" }, /^SUREFOOT_MODEL_PROVIDER: /],
    [{ SUREFOOT_TASK_MODELS: "dance=gemini:x", GEMINI_API_KEY: "k" }, /^SUREFOOT_TASK_MODELS: .*dance/],
    [{ SUREFOOT_TASK_MODELS: "make_plan=x" }, /^SUREFOOT_TASK_MODELS: .*whose model/],
    [{ SUREFOOT_TASK_MODELS: "make_plan=gemini:x" }, /^GEMINI_API_KEY: is needed/],
    [{ SUREFOOT_MODEL_PRICES: "x=cheap" }, /^SUREFOOT_MODEL_PRICES: /],
  ])("refuses %j and names the variable", (env, message) => {
    expect(() => choose(env)).toThrow(ConfigError);
    expect(() => choose(env)).toThrow(message);
  });

  it.each([["SUREFOOT_MAX_COST_USD"], ["SUREFOOT_TENANT_USD_PER_DAY"]])(
    "refuses to keep %s for a model whose price it does not know",
    (limit) => {
      const local = { SUREFOOT_OPENAI_BASE_URL: "http://127.0.0.1:9/v1", SUREFOOT_MODEL: "qwen3:8b" };
      expect(choose(local).model.info.unpriced).toEqual(["qwen3:8b"]);
      const said = new RegExp(`^SUREFOOT_MODEL_PRICES: .*qwen3:8b.*${limit}.*qwen3:8b=…/…, with 0/0`);
      expect(() => choose({ ...local, [limit]: "1" })).toThrow(said);
      const free = choose({ ...local, [limit]: "1", SUREFOOT_MODEL_PRICES: "qwen3:8b=0/0" });
      expect(free.model.info.unpriced).toBeUndefined();
    },
  );

  it("knows the price of every Gemini model that may be the main one", () => {
    for (const { name } of knownModels)
      expect(choose({ GEMINI_API_KEY: "k", SUREFOOT_MODEL: name }).model.info.unpriced).toBeUndefined();
  });

  it("tells once of a key that is refused, at start and in the model's problem, and never the key", async () => {
    const server = await serve(geminiProtocol, wrongKeyReply);
    const key = "AIza-wrong-key-0123456789";
    const { model, check, problems } = choose({ GEMINI_API_KEY: key, GOOGLE_GEMINI_BASE_URL: server.url });
    await check();
    await expect(model.run(verifyLightlyTask, question, {})).rejects.toMatchObject({
      code: "model_unavailable",
      retryable: false,
      message: expect.stringMatching(/^GEMINI_API_KEY: /),
    });
    expect(problems).toEqual([expect.stringMatching(/^GEMINI_API_KEY: Gemini does not accept this key/)]);
    expect(model.info.problem).toBe(problems[0]);
    expect(problems.join()).not.toContain(key);
  });

  it("starts without its provider", async () => {
    const { check, model, problems } = choose({
      GEMINI_API_KEY: "k",
      GOOGLE_GEMINI_BASE_URL: "http://127.0.0.1:9",
    });
    await check();
    expect(problems).toEqual([]);
    expect(model.info.problem).toBeUndefined();
  });
});
