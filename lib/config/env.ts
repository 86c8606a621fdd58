import { z } from "zod";

const seconds = (low: number, high: number) => z.coerce.number().min(low).max(high);
const count = (low: number) => z.coerce.number().int().min(low);
const list = z.string().transform((text) => text.split(",").flatMap((part) => part.trim() || []));
const secret = z.string().min(32, "must have at least 32 characters");
const risks = ["submit", "pay", "delete", "send", "upload", "permission"] as const;

/** Every variable the server reads. The description says what to set; `.env.example` lists them all. */
export const variables = {
  PORT: count(1).max(65_535).default(3000).describe("the port to listen on, 1 to 65535"),
  SUREFOOT_URL: z
    .url({ protocol: /^https?$/ })
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
  SUREFOOT_TURN_DEADLINE: seconds(5, 600)
    .default(120)
    .describe("seconds after which a turn is given up, 5 to 600"),
  ENABLE_TIERED_VERIFICATION: z
    .stringbool()
    .default(true)
    .describe("false sends every confirmation to a model; for measuring only"),
  SUREFOOT_MAX_TURNS: count(1).optional().describe("turns of one task"),
  SUREFOOT_MAX_TOKENS: count(0).optional().describe("model tokens of one task"),
  SUREFOOT_MAX_COST_USD: z.coerce.number().min(0).optional().describe("US dollars of one task"),
  SUREFOOT_MAX_CORRECTIONS: count(0).optional().describe("corrections of one task"),
  SUREFOOT_MAX_REPLANS: count(0).optional().describe("replans of one task"),
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
    .refine((config) => !config.MONGODB_URI || config.SUREFOOT_SECRET, {
      path: ["SUREFOOT_SECRET"],
      error: "is needed with MONGODB_URI, so that every server accepts the same cookies",
    })
    .safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map(sentenceFor).join("\n"));
}

/** The settings of this process. */
export const processConfig = (): Config => readConfig(process.env);

function sentenceFor(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]) as keyof typeof variables;
  return `${name}: ${issue.message}. Set it to ${variables[name].description}.`;
}
