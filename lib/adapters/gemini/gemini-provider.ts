import { FinishReason, type GenerateContentResponse, GoogleGenAI } from "@google/genai";
import type { ModelTokens } from "@/lib/agent/domain/model-card";
import type {
  ModelProvider,
  ProviderAnswer,
  ProviderFault,
  ProviderQuestion,
  ProviderSource,
} from "@/lib/agent/ports/model-provider";
import { failingLoudly, GeminiHttpError } from "./gemini-fault";
import { answerRequest, lookUpRequest } from "./gemini-question";

export type GeminiSettings = { apiKey: string; baseUrl?: string; fetch: typeof fetch };

/** Google's Gemini API. Retries and deadlines are the caller's. */
export function createGeminiProvider({ apiKey, baseUrl, fetch }: GeminiSettings): ModelProvider {
  const client = new GoogleGenAI({
    apiKey,
    vertexai: false,
    httpOptions: { fetch: failingLoudly(fetch), ...(baseUrl ? { baseUrl } : {}) },
  });
  return {
    ask: (question, signal) => orFault(signal, () => ask(client, question, signal)),
    check: (model, signal) =>
      orFault(signal, async () => {
        await client.models.get({ model, config: { abortSignal: signal } });
        return { kind: "ready" } as const;
      }),
  };
}

async function ask(
  { models }: GoogleGenAI,
  question: ProviderQuestion,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const looked =
    question.grounding === "apart"
      ? await models.generateContent(lookUpRequest(question, signal))
      : undefined;
  const findings = looked?.text;
  const answer = await models.generateContent(answerRequest(question, findings, signal));
  const tokens = sum(tokensOf(answer), looked ? tokensOf(looked) : none);
  const [candidate] = answer.candidates ?? [];
  const finish = candidate?.finishReason;
  const withheld =
    answer.promptFeedback?.blockReason ?? (finish && withholding.has(finish) ? finish : undefined);
  if (withheld) return { kind: "blocked", reason: withheld, tokens };
  return {
    kind: "text",
    text: answer.text ?? "",
    cut: finish === FinishReason.MAX_TOKENS,
    tokens,
    sources: [...sourcesOf(answer), ...(looked ? sourcesOf(looked) : [])],
  };
}

const withholding: ReadonlySet<FinishReason> = new Set([
  FinishReason.SAFETY,
  FinishReason.RECITATION,
  FinishReason.BLOCKLIST,
  FinishReason.PROHIBITED_CONTENT,
  FinishReason.SPII,
  FinishReason.LANGUAGE,
  FinishReason.IMAGE_SAFETY,
]);

const none: ModelTokens = { input: 0, cached: 0, output: 0, thoughts: 0, searches: 0 };

function tokensOf({ usageMetadata, candidates }: GenerateContentResponse): ModelTokens {
  const thoughts = usageMetadata?.thoughtsTokenCount ?? 0;
  return {
    input: (usageMetadata?.promptTokenCount ?? 0) + (usageMetadata?.toolUsePromptTokenCount ?? 0),
    cached: usageMetadata?.cachedContentTokenCount ?? 0,
    output: (usageMetadata?.candidatesTokenCount ?? 0) + thoughts,
    thoughts,
    searches: candidates?.[0]?.groundingMetadata?.webSearchQueries?.length ?? 0,
  };
}

const sum = (a: ModelTokens, b: ModelTokens): ModelTokens => ({
  input: a.input + b.input,
  cached: a.cached + b.cached,
  output: a.output + b.output,
  thoughts: a.thoughts + b.thoughts,
  searches: a.searches + b.searches,
});

const sourcesOf = ({ candidates }: GenerateContentResponse): ProviderSource[] =>
  (candidates?.[0]?.groundingMetadata?.groundingChunks ?? []).flatMap(({ web }) =>
    web?.uri ? [{ title: web.title ?? web.uri, url: web.uri }] : [],
  );

/** Whatever goes wrong on the way is a fault of the provider's, unless the caller ended the call. */
async function orFault<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | ProviderFault> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    return error instanceof GeminiHttpError ? error.fault : { kind: "fault", fault: "outage" };
  }
}
