import { randomBytes } from "node:crypto";
import { openStore } from "@/lib/adapters/mongo/open-store";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { createEventHub, type EventHub } from "@/lib/adapters/sse/event-hub";
import { noKnowledge } from "@/lib/adapters/system/no-knowledge";
import { noTracing } from "@/lib/adapters/system/no-tracing";
import { noWebSearch } from "@/lib/adapters/system/no-web-search";
import { systemClock } from "@/lib/adapters/system/system-clock";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import { createAgent } from "@/lib/agent/interact";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { WebSearch } from "@/lib/agent/ports/search";
import type { Store } from "@/lib/agent/ports/store";
import { type Config, processConfig } from "@/lib/config/env";
import type { Interact } from "@/lib/server/answer-turn";
import type { CallerDeps } from "@/lib/server/caller";
import { keptCookieSecret } from "@/lib/server/cookie-secret";
import { createLog, type Log } from "@/lib/server/log";
import { createRateLimit, type RateLimit } from "@/lib/server/rate-limit";
import type { Addresses } from "@/lib/server/request-guards";
import { createSessionCookies } from "@/lib/server/session-cookie";
import { createSignInLink, type SignInLink } from "@/lib/server/sign-in-link";
import { createTurnsInFlight, type TurnsInFlight } from "@/lib/server/turns-in-flight";

/** Everything the routes work with, opened once per process. */
export type House = {
  config: Config;
  store: Store;
  model: ModelPort;
  search: WebSearch;
  interact: Interact;
  turns: TurnsInFlight;
  events: EventHub;
  callers: CallerDeps;
  addresses: Addresses;
  rateLimit: RateLimit;
  signInLink: SignInLink;
  clock: Clock;
  ids: Ids;
  log: Log;
};

// One for the whole process: the bundler may load this module more than once, a hot reload does, and the store's folder opens only once.
const slot = Symbol.for("surefoot.house");
const shared: typeof globalThis & { [slot]?: Promise<House> } = globalThis;

/** The process's one house; a failed opening is tried again by the next who asks. */
export function house(): Promise<House> {
  shared[slot] ??= openHouse(processConfig()).catch((error: unknown) => {
    delete shared[slot];
    throw error;
  });
  return shared[slot];
}

async function openHouse(config: Config): Promise<House> {
  const clock = systemClock;
  const ids = systemIds;
  const log = createLog(config.SUREFOOT_LOG_LEVEL);
  const dataDir = config.SUREFOOT_DATA_DIR;
  const store = await openStore({ dataDir, ...(config.MONGODB_URI ? { uri: config.MONGODB_URI } : {}) });
  const secret = config.SUREFOOT_SECRET ?? (await keptCookieSecret(dataDir));
  const cookies = createSessionCookies(secret, {
    secure: config.SUREFOOT_URL?.startsWith("https:") ?? false,
  });
  const events = createEventHub();
  const model = createOfflineModel();
  const agent = createAgent({
    model,
    store,
    realtime: events,
    tracing: noTracing,
    clock,
    ids,
    search: noWebSearch,
    knowledge: noKnowledge,
    rules: rulesOf(config),
    budget: budgetOf(config),
    tiersEnabled: config.ENABLE_TIERED_VERIFICATION,
    log,
  });
  // An open stream would keep the server from stopping.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => events.close());
  return {
    config,
    store,
    model,
    search: noWebSearch,
    interact: agent.interact,
    turns: createTurnsInFlight(clock),
    events,
    callers: { store, cookies, clock, bootstrapKey: config.SUREFOOT_BOOTSTRAP_KEY, keyUses: new Map() },
    addresses: { url: config.SUREFOOT_URL, allowedOrigins: config.SUREFOOT_ALLOWED_ORIGINS },
    rateLimit: createRateLimit(config.SUREFOOT_RATE_LIMIT),
    signInLink: createSignInLink(config.SUREFOOT_SIGN_IN_TOKEN ?? randomBytes(32).toString("base64url")),
    clock,
    ids,
    log,
  };
}

const budgetOf = (config: Config) => ({
  turns: config.SUREFOOT_MAX_TURNS ?? defaultBudget.turns,
  tokens: config.SUREFOOT_MAX_TOKENS ?? defaultBudget.tokens,
  costUsd: config.SUREFOOT_MAX_COST_USD ?? defaultBudget.costUsd,
  corrections: config.SUREFOOT_MAX_CORRECTIONS ?? defaultBudget.corrections,
  replans: config.SUREFOOT_MAX_REPLANS ?? defaultBudget.replans,
});

const rulesOf = (config: Config) => ({
  allowDomains: config.SUREFOOT_ALLOW_DOMAINS ?? defaultPolicyRules.allowDomains,
  denyDomains: config.SUREFOOT_DENY_DOMAINS ?? defaultPolicyRules.denyDomains,
  askFor: config.SUREFOOT_ASK_FOR ?? defaultPolicyRules.askFor,
  approvePlans: config.SUREFOOT_APPROVE_PLANS ?? defaultPolicyRules.approvePlans,
});
