import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, it } from "vitest";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { AppError } from "@/lib/agent/domain/app-error";
import { defaultBudget } from "@/lib/agent/domain/budget";
import type { AgentDeps } from "@/lib/agent/interact";
import type { ModelPort } from "@/lib/agent/ports/model";
import { readConfig } from "@/lib/config/env";
import { chooseModel } from "@/lib/server/choose-model";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { anAgent, play, type TestAgent } from "@/tests/support/an-agent";
import { clinicReply } from "@/tests/support/clinic-provider";
import { addJas } from "@/tests/support/clinic-scripts";
import { geminiProtocol } from "@/tests/support/gemini-protocol";
import {
  type AskedOfProvider,
  type ProviderReply,
  type ProviderServer,
  startProvider,
} from "@/tests/support/provider-server";

const servers: ProviderServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

type Reply = (asked: AskedOfProvider, count: number) => ProviderReply;

/** An agent whose model is asked over HTTP in Gemini's protocol. */
async function open(
  reply: Reply,
  parts: Partial<AgentDeps> = {},
): Promise<{ agent: TestAgent; server: ProviderServer }> {
  const server = await startProvider(geminiProtocol, reply);
  servers.push(server);
  return { agent: await anAgent({}, { model: modelAt(server.url), ...parts }), server };
}

function modelAt(url: string): ModelPort {
  const config = readConfig({ GEMINI_API_KEY: "k", GOOGLE_GEMINI_BASE_URL: url });
  return chooseModel(config, { clock: systemClock, report: () => undefined }).model;
}

describe("a task with a provider's model", () => {
  it("is completed with proof, and says what it cost", async () => {
    const { agent, server } = await open(clinicReply);
    const clinic = aSmallClinic();
    const answers = await play(agent, clinic, { query: addJas });
    expect(answers.at(-1)?.status).toBe("completed");
    expect(clinic.stored).toEqual(["Jas"]);
    const spent = answers.at(-1)?.usage.task;
    expect(spent).toMatchObject({ inputTokens: expect.any(Number), cachedTokens: expect.any(Number) });
    expect(spent?.calls).toBe(server.asked.length);
    expect(spent?.costUsd).toBeGreaterThan(0);
  });

  it("ends as partial when the budget does not hold the next question", async () => {
    const { agent, server } = await open(clinicReply, { budget: { ...defaultBudget, tokens: 3_000 } });
    const [answer] = await play(agent, aSmallClinic(), { query: addJas });
    expect(answer).toMatchObject({
      status: "partial",
      completion: { summary: expect.stringMatching(/tokens/) },
    });
    expect(server.asked.length).toBeLessThan(3);
  });
});

describe("a provider that answers nonsense", () => {
  const nonsense: [string, ProviderReply][] = [
    ["text", { text: "Sure, the task is completed!" }],
    ["nothing", { text: "" }],
    ["half an answer", { text: '{"outcome": "holds", "crit', cut: true }],
    ["another shape", { json: { status: "completed", decision: "finish" } }],
    ["a safety block", { blocked: "SAFETY" }],
    ["half a body", { broken: true }],
  ];

  it.each(nonsense)("by %s ends the turn with a typed error", async (_, reply) => {
    const { agent } = await open(() => reply);
    const error = await agent
      .turn({ ...aSmallClinic().page(), query: addJas })
      .catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "model_unavailable" });
  });

  it.each(nonsense)("by %s after the plan was made never completes the task", async (_, reply) => {
    const { agent } = await open((asked) =>
      asked.taskName === "analyse_context" || asked.taskName === "make_plan" ? clinicReply(asked) : reply,
    );
    const ended = await play(agent, aSmallClinic(), { query: addJas }).catch((fault: unknown) => fault);
    if (Array.isArray(ended)) expect(ended.map(({ status }) => status)).not.toContain("completed");
    else expect(ended).toMatchObject({ code: "model_unavailable" });
  });
});

describe("a provider that hangs", () => {
  const turns = 200;
  const deadlineMs = 1_500;
  /** For what the other work of 200 turns takes on a busy machine. */
  const slackMs = 10_000;

  it(`lets none of ${turns} turns at once live past its deadline, and keeps nothing of them`, async () => {
    const provider = await hangingProcess();
    const agent = await anAgent({}, { model: modelAt(provider.url) });
    const clinic = aSmallClinic();
    const round = async (): Promise<number> => {
      const ages = await Promise.all(
        Array.from({ length: turns }, async () => {
          const request = { ...clinic.page(), query: addJas, sessionId: randomUUID() };
          const signal = AbortSignal.timeout(deadlineMs);
          const over = new Promise<number>((resolve) =>
            signal.addEventListener("abort", () => resolve(performance.now())),
          );
          const error = await agent.turn(request, signal).catch((fault: unknown) => fault);
          expect(error).toMatchObject({ code: "model_unavailable", retryable: true });
          return performance.now() - (await over);
        }),
      );
      agent.logged.length = 0;
      agent.published.length = 0;
      for (const age of ages) expect(age).toBeLessThan(slackMs);
      return heapUsed();
    };
    await round();
    const before = await round();
    let after = before;
    for (let more = process.env.SUREFOOT_TEST_DEEP ? 8 : 1; more > 0; more--) after = await round();
    expect(after - before).toBeLessThan(8 * 1024 * 1024);
    provider.child.kill();
  }, 120_000);
});

/** A provider that never answers, in a process of its own: what a server keeps of 200 connections is not what is measured. */
async function hangingProcess(): Promise<{ child: ChildProcess; url: string }> {
  const code = `const s = require("http").createServer((q) => q.resume());
    s.listen(0, "127.0.0.1", () => console.log(s.address().port));
    process.stdin.on("end", () => process.exit()).resume();`;
  const child = spawn(process.execPath, ["-e", code], { stdio: ["pipe", "pipe", "inherit"] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data) => resolve(String(data).trim())),
  );
  return { child, url: `http://127.0.0.1:${port}` };
}

async function heapUsed(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  // Weak references of finished turns are let go of only after a tick.
  for (let pass = 0; pass < 3; pass++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().heapUsed;
}
