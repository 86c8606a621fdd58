import { createGeminiProvider } from "@/lib/adapters/gemini/gemini-provider";
import { createHostedModel, type HostedModel } from "@/lib/adapters/hosted-model/hosted-model";
import type { ProviderNames } from "@/lib/adapters/hosted-model/provider-problem";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { createOpenAiProvider } from "@/lib/adapters/openai-compatible/openai-provider";
import type { ModelCard } from "@/lib/agent/domain/model-card";
import { allModelTasks } from "@/lib/agent/model-tasks/all-model-tasks";
import type { Clock } from "@/lib/agent/ports/clock";
import type { ModelInfo, ModelPort } from "@/lib/agent/ports/model";
import type { ModelProvider } from "@/lib/agent/ports/model-provider";
import { type Config, ConfigError } from "@/lib/config/env";
import { geminiDefaults, knownModels, unknownModel } from "@/lib/config/models";
import { boundedFetch } from "./bounded-fetch";
import { routedModel } from "./routed-model";

export type ChosenModel = {
  model: ModelPort;
  /** Tells of a refused key or an unknown model; free, and never rejects. */
  check(): Promise<void>;
};

type ProviderName = "gemini" | "openai";
type Deps = { clock: Clock; report(problem: string): void };
const checkMs = 10_000;

/** What is said of a provider once. The first whose `isSet` holds is asked where no setting names one. */
type Provider = {
  names: ProviderNames;
  isSet(config: Config): boolean;
  open(config: Config): ModelProvider;
  /** What is known of its models. */
  models: readonly ModelCard[];
  defaults?: { small: string; full: string };
};

const modelVariables = "SUREFOOT_MODEL or SUREFOOT_SMALL_MODEL";

const providers: Record<ProviderName, Provider> = {
  gemini: {
    names: { adapter: "gemini", label: "Gemini", keyVariable: "GEMINI_API_KEY", modelVariables },
    isSet: (config) => Boolean(config.GEMINI_API_KEY),
    open: ({ GEMINI_API_KEY: apiKey, GOOGLE_GEMINI_BASE_URL: baseUrl }) => {
      if (!apiKey)
        throw new ConfigError(
          "GEMINI_API_KEY: is needed to ask a Gemini model. Set it to a key of the Gemini API.",
        );
      return createGeminiProvider({ apiKey, fetch: boundedFetch, ...(baseUrl ? { baseUrl } : {}) });
    },
    models: knownModels,
    defaults: geminiDefaults,
  },
  openai: {
    names: {
      adapter: "openai-compatible",
      label: "The server at SUREFOOT_OPENAI_BASE_URL",
      keyVariable: "SUREFOOT_OPENAI_API_KEY",
      modelVariables,
    },
    isSet: (config) => Boolean(config.SUREFOOT_OPENAI_BASE_URL),
    open: ({ SUREFOOT_OPENAI_BASE_URL: baseUrl, SUREFOOT_OPENAI_API_KEY: apiKey }) => {
      if (!baseUrl)
        throw new ConfigError(
          "SUREFOOT_OPENAI_BASE_URL: is needed to ask an openai model. Set it to the server's address.",
        );
      return createOpenAiProvider({ baseUrl, fetch: boundedFetch, ...(apiKey ? { apiKey } : {}) });
    },
    models: [],
  },
};
const isProvider = (name: string | undefined): name is ProviderName =>
  name !== undefined && Object.hasOwn(providers, name);
const providerNames = Object.keys(providers).filter(isProvider);

/** The model that the settings ask for: a provider's or the offline one, and others for single model tasks. */
export function chooseModel(config: Config, deps: Deps): ChosenModel {
  const hosted: HostedModel[] = [];
  const host = (provider: ProviderName, small: string, full: string): ModelPort => {
    const model = createHostedModel({
      provider: providers[provider].open(config),
      names: providers[provider].names,
      cards: { small: cardOf(small, provider, config), full: cardOf(full, provider, config) },
      deadlineMs: config.SUREFOOT_MODEL_TIMEOUT * 1000,
      ...deps,
    });
    hosted.push(model);
    return model;
  };
  const main = mainProvider(config);
  const byTask = new Map(
    config.SUREFOOT_TASK_MODELS.map((entry) => {
      const { task, provider, name } = readTaskModel(entry, main);
      return [task, provider === "offline" ? createOfflineModel() : host(provider, name, name)] as const;
    }),
  );
  const { small, full } = namesOf(main, config);
  const model = routedModel(main === "offline" ? createOfflineModel() : host(main, small, full), byTask);
  refuseEmptyLimits(model.info, config);
  return {
    model,
    check: async () => {
      await Promise.all(hosted.map((one) => one.check(AbortSignal.timeout(checkMs))));
    },
  };
}

/** A limit in money that somebody set is to hold: a model whose price is not known would pass it unseen. */
function refuseEmptyLimits({ unpriced = [] }: ModelInfo, config: Config): void {
  const limit = (["SUREFOOT_MAX_COST_USD", "SUREFOOT_TENANT_USD_PER_DAY"] as const).find(
    (name) => config[name] !== undefined,
  );
  if (!limit || unpriced.length === 0) return;
  throw new ConfigError(
    `SUREFOOT_MODEL_PRICES: the price of ${unpriced.join(" and ")} is not known, so ${limit} could not be kept. Set it to ${unpriced.map((name) => `${name}=…/…`).join(",")}, with 0/0 for a model that costs nothing.`,
  );
}

const mainProvider = (config: Config): ProviderName | "offline" =>
  config.SUREFOOT_MODEL_PROVIDER ?? providerNames.find((name) => providers[name].isSet(config)) ?? "offline";

function namesOf(provider: ProviderName | "offline", config: Config): { small: string; full: string } {
  const { SUREFOOT_MODEL: model, SUREFOOT_SMALL_MODEL: smallModel } = config;
  const defaults = provider === "offline" ? undefined : providers[provider].defaults;
  const full = model ?? defaults?.full ?? "";
  return { small: smallModel ?? defaults?.small ?? full, full };
}

/** `task=model` with the main provider, `task=provider:model`, or `task=offline`. */
function readTaskModel(
  entry: string,
  main: ProviderName | "offline",
): { task: string; provider: ProviderName | "offline"; name: string } {
  const cut = entry.indexOf("=");
  const [task, told] = [entry.slice(0, cut), entry.slice(cut + 1)];
  if (!allModelTasks.some((one) => one.name === task)) {
    const known = allModelTasks.map((one) => one.name).join(", ");
    throw new ConfigError(`SUREFOOT_TASK_MODELS: there is no model task "${task}". Use one of ${known}.`);
  }
  if (told === "offline") return { task, provider: "offline", name: "" };
  const [, prefix, name] = /^(\w+):(.+)$/.exec(told) ?? [];
  // A model's own name may have a colon in it.
  if (name && isProvider(prefix)) return { task, provider: prefix, name };
  if (main === "offline") {
    const forms = providerNames.map((provider) => `${task}=${provider}:…`).join(" or ");
    throw new ConfigError(`SUREFOOT_TASK_MODELS: "${entry}" does not say whose model it is. Write ${forms}.`);
  }
  return { task, provider: main, name: told };
}

/** What is known of a model, with what the settings say of it. */
function cardOf(name: string, provider: ProviderName, config: Config): ModelCard {
  const known = providers[provider].models.find((model) => model.name === name);
  const card: ModelCard = known ?? { name, ...unknownModel };
  const told = config.SUREFOOT_MODEL_PRICES.find((entry) => entry.startsWith(`${name}=`));
  const [input, output] = (told?.slice(name.length + 1) ?? "").split("/").map(Number);
  return {
    ...card,
    vision: card.vision || config.SUREFOOT_VISION_MODELS.includes(name),
    ...(input === undefined || output === undefined ? {} : { prices: [{ from: "", input, output }] }),
  };
}
