import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { InteractResponse } from "@/lib/contracts/interact-response";
import type { TurnTrace } from "@/lib/contracts/turn-trace";
import { type RunningServer, startServer } from "@/scripts/start-server";
import { aReceiver, type Manner } from "@/tests/support/a-langfuse-receiver";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { dataOf } from "@/tests/support/an-api";
import { apiClient } from "@/tests/support/api-client";
import { clinicReply } from "@/tests/support/clinic-provider";
import { addJas } from "@/tests/support/clinic-scripts";
import { geminiProtocol } from "@/tests/support/gemini-protocol";
import { type ProviderReply, startProvider } from "@/tests/support/provider-server";

const tenantId = "local";
/** Whoever stops a server gives it so long, then kills it. */
const patienceMs = 10_000;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** The built server with a provider and a Langfuse of its own. `slow` is the provider's first reply to each question of the turn that is under way. */
async function aTracedServer(manner: Manner, slow: ProviderReply) {
  const receiver = await aReceiver(manner);
  let isSlow = false;
  const delayed = new Set<string>();
  const provider = await startProvider(geminiProtocol, (asked) => {
    const name = asked.taskName ?? "";
    if (!isSlow || delayed.has(name)) return clinicReply(asked);
    if (slow !== "hang") delayed.add(name);
    return slow;
  });
  const dataDir = mkdtempSync(join(tmpdir(), "surefoot-stop-"));
  const server = await startServer({
    dataDir,
    env: {
      ...{ MONGODB_URI: "", SUREFOOT_OPENAI_BASE_URL: "", SUREFOOT_MODEL_PROVIDER: "" },
      ...{ GEMINI_API_KEY: "k", GOOGLE_GEMINI_BASE_URL: provider.url },
      ...{ LANGFUSE_BASE_URL: receiver.url, LANGFUSE_PUBLIC_KEY: "pk", LANGFUSE_SECRET_KEY: "sk" },
      SUREFOOT_STOP_WITH_STDIN: "false",
    },
  });
  closers.push(provider.close, receiver.close, async () => rmSync(dataDir, { recursive: true }), server.stop);
  const beginSlow = (): void => {
    isSlow = true;
  };
  return { server, receiver, provider, dataDir, beginSlow };
}

/** A turn that is answered, and a second that is under way. */
async function twoTurns(
  { server, provider, beginSlow }: Awaited<ReturnType<typeof aTracedServer>>,
  sessionId = randomUUID(),
) {
  const { post } = apiClient(server, server.key);
  const clinic = aSmallClinic();
  const last = InteractResponse.parse(
    dataOf(await post("/api/agent/interact", { ...clinic.page(), query: addJas, sessionId })),
  );
  if (last.status !== "executing") throw new Error(`answered ${last.status}`);
  const acted = { lastActionId: last.actionId, lastActionStatus: "success", ...clinic.act(last.action) };
  beginSlow();
  const asked = provider.asked.length;
  const next = { taskId: last.taskId, sessionId, turnId: randomUUID(), ...acted, ...clinic.page() };
  const underWay = post("/api/agent/interact", next);
  await expect.poll(() => provider.asked.length, { timeout: 20_000 }).toBeGreaterThan(asked);
  return { taskId: last.taskId ?? "", underWay };
}

async function stopped({ pid }: RunningServer): Promise<number> {
  const began = performance.now();
  process.kill(pid, "SIGTERM");
  const isGone = () => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  };
  await expect.poll(isGone, { timeout: 30_000, interval: 50 }).toBe(true);
  return performance.now() - began;
}

async function storedTraces(dataDir: string, taskId: string): Promise<TurnTrace[]> {
  const store = await openStore({ dataDir });
  const traces = await store.listTraces(tenantId, { taskId, limit: 9 });
  await store.close();
  return traces;
}

const idsOf = (traces: readonly TurnTrace[]) =>
  traces.flatMap(({ traceId, spans }) => [traceId, ...spans.map(({ spanId }) => spanId)]);

describe.runIf(process.env.SUREFOOT_TEST_DEEP)("a built server that is told to stop", () => {
  it("answers the turn under way, and every span of all turns is stored and has arrived", async () => {
    const traced = await aTracedServer("takes", { status: 429, retryAfter: "2" });
    const { taskId, underWay } = await twoTurns(traced);
    const took = await stopped(traced.server);
    expect(InteractResponse.parse(dataOf(await underWay))).toMatchObject({ turn: 2 });
    expect(took).toBeLessThan(patienceMs);
    const traces = await storedTraces(traced.dataDir, taskId);
    expect(traces.map(({ turn }) => turn)).toEqual([1, 2]);
    const sent = traced.receiver.received.map(({ text }) => text).join("");
    expect(idsOf(traces).filter((id) => !sent.includes(id))).toEqual([]);
  }, 120_000);

  it("is gone in time where model and receiver of traces hang, says so to whoever waits, and has stored its spans", async () => {
    const traced = await aTracedServer("hangs", "hang");
    const { taskId, underWay } = await twoTurns(traced);
    const took = await stopped(traced.server);
    expect(await underWay).toMatchObject({ status: 503 });
    expect(took).toBeLessThan(patienceMs);
    const traces = await storedTraces(traced.dataDir, taskId);
    expect(traces.map(({ turn, error }) => [turn, error])).toEqual([
      [1, undefined],
      [2, "store_unavailable"],
    ]);
  }, 120_000);
});
