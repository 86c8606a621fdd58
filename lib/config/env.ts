import { z } from "zod";

const seconds = (low: number, high: number) => z.coerce.number().min(low).max(high);
const count = (low: number) => z.coerce.number().int().min(low);
const list = z.string().transform((text) => text.split(",").flatMap((part) => part.trim() || []));
const webAddress = z.url({ protocol: /^https?$/ });
const secret = z.string().min(32, "must have at least 32 characters");
const risks = ["submit", "pay", "delete", "send", "upload", "permission"] as const;

/** Every variable the server reads. The description says what to set; `.env.example` lists them all. */
export const variables = {
  PORT: count(1).max(65_535).default(3000).describe("the port to listen on, 1 to 65535"),
  SUREFOOT_URL: webAddress
    .optional()
    .describe("the address people open, like https://surefoot.example.org; unset means this machine only"),
  SUREFOOT_DATA_DIR: z.string().default(".data").describe("the folder of the embedded store"),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/./, "is not a MongoDB address")
    .optional()
    .describe("mongodb://… or mongodb+srv://…; unset means the embedded store"),
  SUREFOOT_SECRET: secret
    .optional()
    .describe(
      "32 or more random characters that sign cookies; the same on all servers of one MongoDB; unset means one is made and kept in the data folder",
    ),
  SUREFOOT_BOOTSTRAP_KEY: secret
    .optional()
    .describe("an API key of 32 or more characters that works without being stored"),
  SUREFOOT_SIGN_IN_TOKEN: secret
    .optional()
    .describe("32 or more random characters for the one sign-in link; unset means the server makes one"),
  SUREFOOT_STOP_WITH_STDIN: z
    .stringbool()
    .default(false)
    .describe(
      "true stops the server when its standard input closes, as it does when the script ends that started it",
    ),
  SUREFOOT_ALLOWED_ORIGINS: list
    .default([])
    .describe("origins besides the server's own that may call it with a cookie, separated by commas"),
  SUREFOOT_LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"])
    .default("info")
    .describe("debug, info, warn, error or silent"),
  SUREFOOT_RATE_LIMIT: count(0)
    .default(600)
    .describe("requests a minute of one caller; 0 means without a limit"),
  SUREFOOT_RETENTION_DAYS: count(0)
    .default(30)
    .describe("days that traces, recordings, pages and events are kept; 0 means for good"),
  SUREFOOT_ANONYMOUS_RATE_LIMIT: count(0)
    .default(600)
    .describe(
      "requests a minute from one address that bring no valid key or cookie; 0 means without a limit",
    ),
  SUREFOOT_TRUSTED_PROXIES: count(0)
    .default(0)
    .describe("how many proxies of yours stand before the server; their X-Forwarded-For is believed"),
  SUREFOOT_RECORD_TURNS: z
    .stringbool()
    .default(true)
    .describe("false keeps no recordings of turns; they are what npm run replay exports"),
  LANGFUSE_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://cloud.langfuse.com")
    .describe("the address of the Langfuse that traces go to"),
  LANGFUSE_PUBLIC_KEY: z
    .string()
    .optional()
    .describe("public key of a Langfuse project; with both keys traces go there too"),
  LANGFUSE_SECRET_KEY: z.string().optional().describe("secret key of that project"),
  LANGFUSE_SDK: z
    .enum(["v5", "v3"])
    .default("v5")
    .describe("v5, or v3 for a self-hosted Langfuse of version 3 or before"),
  SUREFOOT_TURN_DEADLINE: seconds(5, 600)
    .default(120)
    .describe("seconds after which a turn is given up, 5 to 600"),
  SUREFOOT_MODEL_PROVIDER: z
    .enum(["gemini", "openai", "offline"])
    .optional()
    .describe(
      "gemini, openai (any server that speaks its chat completions) or offline; unset means the first that has its key or address, else offline",
    ),
  GEMINI_API_KEY: z.string().optional().describe("a key of the Gemini API"),
  GOOGLE_GEMINI_BASE_URL: webAddress
    .optional()
    .describe("the address of the Gemini API, where it is another"),
  SUREFOOT_OPENAI_BASE_URL: webAddress
    .optional()
    .describe("the address of an OpenAI-compatible server with its version, like http://127.0.0.1:11434/v1"),
  SUREFOOT_OPENAI_API_KEY: z.string().optional().describe("its key; local servers want none"),
  SUREFOOT_MODEL: z
    .string()
    .optional()
    .describe("the model for planning, full verification and other hard questions, like gemini-3.8-flash"),
  SUREFOOT_SMALL_MODEL: z
    .string()
    .optional()
    .describe(
      "the model for small questions, like gemini-3.5-flash-lite; without one an openai server is asked SUREFOOT_MODEL",
    ),
  SUREFOOT_TASK_MODELS: list
    .pipe(z.array(z.string().regex(/^[a-z_]+=./, "wants entries like verify_fully=gemini-3.8-flash")))
    .default([])
    .describe(
      "other models for single model tasks, separated by commas, like make_plan=gemini:gemini-3.8-flash,refine_step=openai:qwen3:8b,predict_outcome=offline",
    ),
  SUREFOOT_MODEL_PRICES: list
    .pipe(
      z.array(z.string().regex(/^.+=\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, "wants entries like my-model=0.5/1.5")),
    )
    .default([])
    .describe(
      "US dollars per million tokens in and out, of models whose price is not known, like my-model=0.5/1.5",
    ),
  SUREFOOT_VISION_MODELS: list
    .default([])
    .describe("models that can read screenshots, besides those of which it is known, separated by commas"),
  SUREFOOT_MODEL_TIMEOUT: seconds(1, 600)
    .default(60)
    .describe("seconds for one question to a model with all its tries, 1 to 600"),
  SUREFOOT_MAX_RUNS: count(0)
    .default(2)
    .describe("goals that the dashboard may run at once in headless browsers on this machine; 0 for none"),
  SUREFOOT_TURNS_AT_ONCE: count(1)
    .default(64)
    .describe("turns that one server works on at once; more wait, tenant by tenant"),
  SUREFOOT_TENANT_TURNS_AT_ONCE: count(1)
    .default(32)
    .describe("turns of one tenant that one server works on at once"),
  SUREFOOT_TENANT_USD_PER_DAY: z.coerce
    .number()
    .min(0)
    .optional()
    .describe("US dollars that one tenant's model calls may cost a day (UTC); unset means without a cap"),
  ENABLE_TIERED_VERIFICATION: z
    .stringbool()
    .default(true)
    .describe("false sends every confirmation to a model; for measuring only"),
  SUREFOOT_MAX_TURNS: count(1).optional().describe("turns of one task"),
  SUREFOOT_MAX_TOKENS: count(0).optional().describe("model tokens of one task"),
  SUREFOOT_MAX_COST_USD: z.coerce.number().min(0).optional().describe("US dollars of one task"),
  SUREFOOT_MAX_CORRECTIONS: count(0).optional().describe("corrections of one task"),
  SUREFOOT_MAX_REPLANS: count(0).optional().describe("replans of one task"),
  PUSHER_APP_ID: z
    .string()
    .optional()
    .describe(
      "the app id of a Pusher-protocol server; with key, secret and a cluster or host events go there too",
    ),
  PUSHER_KEY: z.string().optional().describe("the key of that app"),
  PUSHER_SECRET: z.string().optional().describe("the secret of that app"),
  PUSHER_CLUSTER: z.string().optional().describe("the cluster of Pusher's hosted service, like eu"),
  PUSHER_HOST: z.string().optional().describe("the host of a self-hosted server, instead of a cluster"),
  PUSHER_PORT: count(1)
    .max(65_535)
    .optional()
    .describe("the port of a self-hosted server; unset means 443 with TLS, else 6001"),
  PUSHER_TLS: z.stringbool().default(true).describe("false reaches a self-hosted server without TLS"),
  TAVILY_API_KEY: z
    .string()
    .optional()
    .describe("a key of Tavily, which turns web search on; unset means plans go without it"),
  TAVILY_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("where Tavily's API is asked; unset means Tavily's own address"),
  SUREFOOT_KNOWLEDGE_INDEX: z
    .enum(["minisearch", "mongodb"])
    .default("minisearch")
    .describe(
      "minisearch indexes documents in each server's memory, with every store; mongodb by a text index of the MongoDB at MONGODB_URI",
    ),
  SUREFOOT_EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe(
      "a model of SUREFOOT_OPENAI_BASE_URL that gives embeddings, like nomic-embed-text: documents are found by their meaning too; unset means by their words alone",
    ),
  SUREFOOT_FETCH_INSIDE: z
    .stringbool()
    .default(false)
    .describe("true lets documents be fetched from this machine and its local network"),
  SUREFOOT_ALLOW_DOMAINS: list
    .optional()
    .describe("the only domains tasks may visit, separated by commas; *.example.org covers sub-domains"),
  SUREFOOT_DENY_DOMAINS: list.optional().describe("domains that tasks may never visit, separated by commas"),
  SUREFOOT_ASK_FOR: list
    .pipe(z.array(z.enum(risks)))
    .optional()
    .describe(`actions that ask a person first, of: ${risks.join(", ")}`),
  SUREFOOT_APPROVE_PLANS: z
    .stringbool()
    .optional()
    .describe("true shows each plan to a person before it runs"),
};

export type Config = z.infer<z.ZodObject<typeof variables>>;

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The settings as `source` gives them; an empty value counts as unset. Throws a `ConfigError` that names each wrong variable. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => {
      const value = source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = z
    .object(variables)
    .check(wantsItsSettings)
    .refine((config) => !config.MONGODB_URI || config.SUREFOOT_SECRET, {
      path: ["SUREFOOT_SECRET"],
      error: "is needed with MONGODB_URI, so that every server accepts the same cookies",
    })
    .refine((config) => config.SUREFOOT_KNOWLEDGE_INDEX === "minisearch" || config.MONGODB_URI, {
      path: ["MONGODB_URI"],
      error: "is needed with SUREFOOT_KNOWLEDGE_INDEX=mongodb",
    })
    .safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map(sentenceFor).join("\n"));
}

/** A provider that is chosen by name needs what it cannot do without. */
function wantsItsSettings({ value, issues }: z.core.ParsePayload<Config>): void {
  const needs = (name: keyof Config, reason: string) => {
    if (!value[name])
      issues.push({ code: "custom", input: value, path: [name], message: `is needed ${reason}` });
  };
  if (value.SUREFOOT_EMBEDDING_MODEL) needs("SUREFOOT_OPENAI_BASE_URL", "with SUREFOOT_EMBEDDING_MODEL");
  const provider = value.SUREFOOT_MODEL_PROVIDER;
  if (provider === "gemini") needs("GEMINI_API_KEY", "with SUREFOOT_MODEL_PROVIDER=gemini");
  if (provider === "openai") needs("SUREFOOT_OPENAI_BASE_URL", "with SUREFOOT_MODEL_PROVIDER=openai");
  const speaksOpenAi = provider === "openai" || (!provider && !value.GEMINI_API_KEY);
  if (speaksOpenAi && value.SUREFOOT_OPENAI_BASE_URL)
    needs("SUREFOOT_MODEL", "to say which model of SUREFOOT_OPENAI_BASE_URL answers");
}

/** The settings of this process. */
export const processConfig = (): Config => readConfig(process.env);

function sentenceFor(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]) as keyof typeof variables;
  return `${name}: ${issue.message}. Set it to ${variables[name].description}.`;
}
