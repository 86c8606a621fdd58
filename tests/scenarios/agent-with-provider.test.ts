import { spawn } from "node:child_process";
import { afterEach, describe, expect, it } from "vitest";
import { anApi } from "@/tests/support/an-api";
import { chatProtocol } from "@/tests/support/chat-protocol";
import { geminiProtocol, wrongKeyReply } from "@/tests/support/gemini-protocol";
import {
  type AskedOfProvider,
  type ProviderReply,
  type ProviderServer,
  startProvider,
} from "@/tests/support/provider-server";

let provider: ProviderServer | undefined;
afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

async function serve(...by: Parameters<typeof startProvider>): Promise<ProviderServer> {
  provider = await startProvider(...by);
  return provider;
}

/** Answers as a model would that reads the page it is shown: the tab is found by its name, and proof is quoted from the page. */
function settingsTab({ taskName, user }: AskedOfProvider): ProviderReply {
  const tab = /(\w+)\]? tab "?Settings/.exec(user)?.[1];
  const selected = {
    text: 'The "Settings" tab is open',
    kind: "state",
    persistence: false,
    assertions: [{ kind: "element", element: { role: "tab", name: "Settings" }, state: "selected" }],
  };
  const answers: Record<string, unknown> = {
    analyse_context: { decision: "simple", criteria: [selected] },
    generate_action: {
      thought: "The tab is there.",
      decision: "act",
      action: `click("${tab}")`,
      certainty: 0.95,
      criteria: [selected],
    },
    predict_outcome: { description: "The tab is selected.", assertions: selected.assertions },
    verify_lightly: { outcome: "undecided", taskCompleted: false, confidence: 0.5, reason: "Unclear." },
    verify_fully: { outcome: "undecided", taskCompleted: false, confidence: 0.5, reason: "Unclear." },
    judge_criteria: { judgements: [] },
  };
  const answer = answers[taskName ?? ""];
  return answer === undefined ? { status: 400 } : { json: answer };
}

type Run = { code: number | null; out: string; err: string };
function agent(env: Record<string, string>): Promise<Run> {
  const args = ["Open the Settings tab", "--url", "/sample/overview.html", "--json", "--max-turns", "8"];
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/agent.ts", ...args], {
    env: {
      ...process.env,
      MONGODB_URI: "",
      SUREFOOT_URL: "",
      SUREFOOT_MODEL_PROVIDER: "",
      GEMINI_API_KEY: "",
      SUREFOOT_OPENAI_BASE_URL: "",
      ...env,
    },
  });
  const run: Run = { code: null, out: "", err: "" };
  child.stdout.on("data", (data) => {
    run.out += data;
  });
  child.stderr.on("data", (data) => {
    run.err += data;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ ...run, code })));
}

const resultIn = ({ out }: Run): unknown => JSON.parse(out.trim().split("\n").at(-1) ?? "");

describe("npm run agent with a provider's model", () => {
  it("completes a task with Gemini, and says what it cost", async () => {
    const { url, asked } = await serve(geminiProtocol, settingsTab);
    const run = await agent({ GEMINI_API_KEY: "k", GOOGLE_GEMINI_BASE_URL: url });
    expect(resultIn(run), run.err).toMatchObject({
      status: "completed",
      tokens: { input: expect.any(Number), costUsd: expect.any(Number) },
    });
    expect(run.code).toBe(0);
    const names = asked.map(({ taskName }) => taskName);
    expect(names).toContain("analyse_context");
    expect(names).toContain("generate_action");
    expect(asked.every(({ key }) => key === "k")).toBe(true);
  }, 300_000);

  it("completes it with a local server's model", async () => {
    const { url, asked } = await serve(chatProtocol, settingsTab);
    const run = await agent({ SUREFOOT_OPENAI_BASE_URL: `${url}/v1`, SUREFOOT_MODEL: "qwen3:8b" });
    expect(resultIn(run), run.err).toMatchObject({ status: "completed" });
    expect(asked.every(({ model }) => model === "qwen3:8b")).toBe(true);
  }, 300_000);

  it("names the variable of a key that is refused", async () => {
    const { url } = await serve(geminiProtocol, () => wrongKeyReply);
    const run = await agent({ GEMINI_API_KEY: "wrong-key-0123", GOOGLE_GEMINI_BASE_URL: url });
    expect(run.code).toBe(1);
    expect(resultIn(run), run.err).toMatchObject({
      status: "error",
      reason: expect.stringContaining("GEMINI_API_KEY: Gemini does not accept this key"),
    });
    expect(run.out + run.err).not.toContain("wrong-key-0123");
  }, 300_000);
});

describe("a server without a model key", () => {
  it("says at start and in its health that the offline model answers", async () => {
    const api = await anApi();
    expect(api.server.output()).toContain("No model key is set: the offline model answers");
    const { body } = await api.client.get("/api/health");
    expect(body).toMatchObject({ data: { model: { adapter: "offline", offline: true } } });
    await api.close();
  }, 300_000);
});
