import { randomBytes } from "node:crypto";
import { openStore } from "@/lib/adapters/mongo/open-store";
import type { PusherRealtime } from "@/lib/adapters/pusher/pusher-realtime";
import { createEventHub, type EventHub } from "@/lib/adapters/sse/event-hub";
import { noWebSearch } from "@/lib/adapters/system/no-web-search";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { createTavilySearch } from "@/lib/adapters/tavily/tavily-search";
import type { PolicyRules } from "@/lib/agent/domain/policy";
import { type AgentDeps, createAgent } from "@/lib/agent/interact";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { Knowledge } from "@/lib/agent/ports/knowledge";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { WebSearch } from "@/lib/agent/ports/search";
import type { Store } from "@/lib/agent/ports/store";
import type { Config } from "@/lib/config/env";
import type { Interact } from "@/lib/server/answer-turn";
import type { Caller, CallerDeps } from "@/lib/server/caller";
import { chooseModel } from "@/lib/server/choose-model";
import { notePeers } from "@/lib/server/client-address";
import { configuredBudget, configuredRules } from "@/lib/server/configured-limits";
import { keptCookieSecret } from "@/lib/server/cookie-secret";
import { countedModel, countedStore, countedTurns } from "@/lib/server/counted";
import { heedCancelled } from "@/lib/server/heed-cancelled";
import { closeIdleConnections, noteServers } from "@/lib/server/idle-connections";
import { createLog, type Log } from "@/lib/server/log";
import { createMetrics, type Metrics } from "@/lib/server/metrics";
import { openKnowledge } from "@/lib/server/open-knowledge";
import { acrossServers, createRateLimit, inThisProcess, type RateLimit } from "@/lib/server/rate-limit";
import { openPusher, toAll } from "@/lib/server/realtime";
import type { Addresses } from "@/lib/server/request-guards";
import { createRunDesk, type RunDesk } from "@/lib/server/run-desk";
import { startRunProcess } from "@/lib/server/run-process";
import { createSessionCookies } from "@/lib/server/session-cookie";
import { createSignInLink, type SignInLink } from "@/lib/server/sign-in-link";
import { createSpendCap, type SpendCap } from "@/lib/server/spend-cap";
import { startSweeping } from "@/lib/server/sweep";
import { type RunTender, tendRuns } from "@/lib/server/tend-runs";
import { openTraces, type Traces } from "@/lib/server/traces/open-traces";
import { breathing, createTurnQueue, type TurnQueue } from "@/lib/server/turn-queue";
import { createTurnsInFlight, type TurnsInFlight } from "@/lib/server/turns-in-flight";

/** Whoever stops a server gives it ten seconds, as a rule: most for its turns, some for their traces. */
const drainMs = 6_000;
const lastTracesMs = 1_000;

/** Everything the routes work with, opened once per process. */
export type House = {
  config: Config;
  store: Store;
  model: ModelPort;
  search: WebSearch;
  knowledge: Knowledge;
  interact: Interact;
  turns: TurnsInFlight;
  queue: TurnQueue;
  spend: SpendCap;
  metrics: Metrics;
  events: EventHub;
  traces: Traces;
  /** Has work done once a request is answered, where the server can; a process that stops waits for it. */
  afterAnswer(work: () => Promise<void>): void;
  /** Where one is set up; the stream of events works without it. */
  pusher: PusherRealtime | undefined;
  callers: CallerDeps;
  runs: RunDesk;
  addresses: Addresses;
  rateLimit: RateLimit;
  /** Of requests that nobody signed, by the address they come from. */
  anonymousLimit: RateLimit;
  /** The installation's rules, which tenants may narrow. */
  rules: PolicyRules;
  /** Where people open the dashboard. */
  address: string;
  signInLink: SignInLink;
  clock: Clock;
  ids: Ids;
  log: Log;
};

/** What may stand in for the configured parts: tests run the routes with a model that answers from a script. */
export type HouseParts = Partial<
  Pick<AgentDeps, "model" | "search" | "knowledge" | "budget" | "rules" | "tracing">
>;

export async function openHouse(config: Config, parts: HouseParts = {}): Promise<House> {
  const clock = systemClock;
  const ids = systemIds;
  const log = createLog(config.SUREFOOT_LOG_LEVEL);
  const queue = createTurnQueue(
    { atOnce: config.SUREFOOT_TURNS_AT_ONCE, ofTenant: config.SUREFOOT_TENANT_TURNS_AT_ONCE },
    breathing(),
  );
  const metrics = createMetrics(queue);
  const store = countedStore(await openStore(storeAddress(config)), metrics);
  const pusher = openPusher(config, log);
  const turns = createTurnsInFlight(clock);
  const outside = {
    model: countedModel(parts.model ?? openModel(config, { clock, log }), metrics),
    search: parts.search ?? openSearch(config, log),
    knowledge: parts.knowledge ?? (await openKnowledge(config, store, log)),
    events: openEvents(config, store, pusher),
  };
  const { model, search, knowledge, events } = outside;
  const traces = openTraces(config, store, log);
  const agent = createAgent({
    store,
    realtime: events,
    tracing: traces.tracing,
    recorder: traces.recorder,
    clock,
    ids,
    search,
    knowledge,
    rules: configuredRules(config),
    budget: configuredBudget(config),
    tiersEnabled: config.ENABLE_TIERED_VERIFICATION,
    log,
    ...parts,
    model,
  });
  const tender = await tendRuns(!config.MONGODB_URI, { store, events, clock, ids, turns, log });
  const stopTimers = startTimers(config, { turns, store, clock, log, tender });
  stopWithTheProcess({ events, turns, traces, stopTimers });
  return {
    ...outside,
    ...(await openAccess(config, { store, clock, ids, log, tender })),
    config,
    store,
    interact: countedTurns(agent.interact, metrics),
    turns,
    queue,
    metrics,
    spend: createSpendCap(config.SUREFOOT_TENANT_USD_PER_DAY, { store, clock }),
    pusher,
    traces,
    afterAnswer: () => undefined,
    clock,
    ids,
    log,
  };
}

const storeAddress = ({ SUREFOOT_DATA_DIR: dataDir, MONGODB_URI: uri }: Config) => ({
  dataDir,
  ...(uri ? { uri } : {}),
});

/** Other servers write to the same log; alone, a look now and then is only for a store that was away. */
function openEvents(config: Config, store: Store, pusher: PusherRealtime | undefined): EventHub {
  notePeers();
  const streams = createEventHub({ log: store, pollMs: config.MONGODB_URI ? 400 : 5_000 });
  return { ...streams, ...toAll(streams, pusher) };
}

type TimerDeps = Pick<House, "turns" | "store" | "clock" | "log"> & { tender: RunTender };

function startTimers(config: Config, deps: TimerDeps): () => void {
  const stopSweeping = startSweeping(config.SUREFOOT_RETENTION_DAYS, deps);
  // Alone, who cancels a task ends its turns at once.
  const stopHeeding = config.MONGODB_URI ? heedCancelled(deps) : () => undefined;
  return () => {
    stopSweeping();
    stopHeeding();
    deps.tender.stop();
  };
}

type Ending = Pick<House, "events" | "turns" | "traces"> & { stopTimers: () => void };

function stopWithTheProcess({ events, turns, traces, stopTimers }: Ending): void {
  noteServers();
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      stopTimers();
      // An open stream would keep the server from stopping.
      events.close();
      closeIdleConnections();
      void turns.drain(drainMs).then(() => traces.end(lastTracesMs));
    });
}

type AccessDeps = Pick<House, "store" | "clock" | "ids" | "log"> & { tender: RunTender };
type Access = Pick<
  House,
  "callers" | "runs" | "addresses" | "rateLimit" | "anonymousLimit" | "rules" | "address" | "signInLink"
>;

/** Who may call, how often, and by which doors. */
async function openAccess(config: Config, { store, clock, ids, log, tender }: AccessDeps): Promise<Access> {
  const secret = config.SUREFOOT_SECRET ?? (await keptCookieSecret(config.SUREFOOT_DATA_DIR));
  const passingKeys = new Map<string, Caller>();
  const cookies = createSessionCookies(secret, {
    secure: config.SUREFOOT_URL?.startsWith("https:") ?? false,
  });
  const counter = config.MONGODB_URI ? acrossServers(store) : inThisProcess();
  const here = `http://127.0.0.1:${config.PORT}`;
  const bootstrapKey = config.SUREFOOT_BOOTSTRAP_KEY;
  return {
    callers: { store, cookies, clock, bootstrapKey, passingKeys, keyUses: new Map() },
    runs: createRunDesk({
      startProcess: startRunProcess,
      tender,
      passingKeys,
      clock,
      ids,
      log,
      serverUrl: here,
      atOnce: config.SUREFOOT_MAX_RUNS,
    }),
    addresses: { url: config.SUREFOOT_URL, allowedOrigins: config.SUREFOOT_ALLOWED_ORIGINS },
    rateLimit: createRateLimit(config.SUREFOOT_RATE_LIMIT, counter),
    anonymousLimit: createRateLimit(config.SUREFOOT_ANONYMOUS_RATE_LIMIT, counter),
    rules: configuredRules(config),
    address: config.SUREFOOT_URL ?? here,
    signInLink: createSignInLink(config.SUREFOOT_SIGN_IN_TOKEN ?? randomBytes(32).toString("base64url")),
  };
}

function openModel(config: Config, { clock, log }: Pick<House, "clock" | "log">): ModelPort {
  const report = (problem: string) => log({ level: "error", event: "model_problem", fields: { problem } });
  const { model, check } = chooseModel(config, { clock, report });
  // Not waited for: the server starts without the provider as well.
  void check();
  return model;
}

function openSearch({ TAVILY_API_KEY: apiKey, TAVILY_BASE_URL: baseUrl }: Config, log: Log): WebSearch {
  if (!apiKey) return noWebSearch;
  const onRefused = (message: string): void =>
    log({ level: "error", event: "web_search_refused", fields: { message } });
  return createTavilySearch({ apiKey, baseUrl, onRefused });
}
