import OpenAI from "openai";

/** `baseUrl` up to and with the version, like `http://127.0.0.1:11434/v1`. Local servers want no key. */
export type OpenAiSettings = { baseUrl: string; apiKey?: string; fetch: typeof fetch };

/** The vendor's client without its retries, its deadline, and what it would read from the environment. */
export const openAiClient = ({ baseUrl, apiKey, fetch }: OpenAiSettings): OpenAI =>
  new OpenAI({
    apiKey: apiKey ?? "none",
    baseURL: baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: 2_147_483_647,
    logLevel: "off",
    fetch,
  });
