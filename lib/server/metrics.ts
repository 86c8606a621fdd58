import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { TurnQueue } from "@/lib/server/turn-queue";

export type Metrics = {
  /** Prometheus text, with its content type. */
  text(): Promise<{ body: string; type: string }>;
  request(facts: { method: string; status: number; ms: number }): void;
  /** `status`: what was answered, or the code of the fault that ended it. */
  turn(facts: { status: string; ms: number; verdict?: { outcome: string; tier: number | null } }): void;
  modelCall(call: ModelCallFacts): void;
  storeError(): void;
};

export type ModelCallFacts = {
  task: string;
  model: string;
  outcome: "answered" | "failed";
  ms: number;
  inputTokens?: number;
  outputTokens?: number;
  costUsd?: number;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60, 120];

/** Labels hold names from fixed lists only: no id, no address, no text of a page. */
function measuresIn(register: Registry) {
  const own = { registers: [register] };
  const requests = new Histogram({
    ...own,
    name: "surefoot_request_seconds",
    help: "Requests by method and status",
    labelNames: ["method", "status"],
    buckets: seconds,
  });
  const turns = new Histogram({
    ...own,
    name: "surefoot_turn_seconds",
    help: "Turns by the status that they answered, or the fault that ended them",
    labelNames: ["status"],
    buckets: seconds,
  });
  const verdicts = new Counter({
    ...own,
    name: "surefoot_verdicts_total",
    help: "Verdicts on actions by outcome and tier",
    labelNames: ["outcome", "tier"],
  });
  const calls = new Histogram({
    ...own,
    name: "surefoot_model_call_seconds",
    help: "Model calls by model task, model and outcome",
    labelNames: ["task", "model", "outcome"],
    buckets: seconds,
  });
  const tokens = new Counter({
    ...own,
    name: "surefoot_model_tokens_total",
    help: "Model tokens by model and direction",
    labelNames: ["model", "direction"],
  });
  const cost = new Counter({
    ...own,
    name: "surefoot_model_cost_usd_total",
    help: "US dollars of model calls",
    labelNames: ["model"],
  });
  const storeErrors = new Counter({
    ...own,
    name: "surefoot_store_errors_total",
    help: "Store calls that failed because the store was away, locked or full",
  });
  return { requests, turns, verdicts, calls, tokens, cost, storeErrors };
}

function showQueue(register: Registry, queue: Pick<TurnQueue, "counts">): void {
  new Gauge({
    registers: [register],
    name: "surefoot_turns_in_queue",
    help: "Turns that run and turns that wait",
    labelNames: ["state"],
    collect() {
      const { running, waiting } = queue.counts();
      this.set({ state: "running" }, running);
      this.set({ state: "waiting" }, waiting);
    },
  });
}

export function createMetrics(queue: Pick<TurnQueue, "counts">): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  showQueue(register, queue);
  const { requests, turns, verdicts, calls, tokens, cost, storeErrors } = measuresIn(register);
  return {
    text: async () => ({ body: await register.metrics(), type: register.contentType }),
    request: ({ method, status, ms }) => requests.observe({ method, status: String(status) }, ms / 1000),
    turn({ status, ms, verdict }) {
      turns.observe({ status }, ms / 1000);
      if (verdict) verdicts.inc({ outcome: verdict.outcome, tier: String(verdict.tier ?? "none") });
    },
    modelCall({ task, model, outcome, ms, inputTokens = 0, outputTokens = 0, costUsd = 0 }) {
      calls.observe({ task, model, outcome }, ms / 1000);
      tokens.inc({ model, direction: "in" }, inputTokens);
      tokens.inc({ model, direction: "out" }, outputTokens);
      cost.inc({ model }, costUsd);
    },
    storeError: () => storeErrors.inc(),
  };
}
