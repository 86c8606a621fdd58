import type { ModelTokens, ThinkingLevel } from "@/lib/agent/domain/model-card";
import type { ModelPrompt } from "@/lib/agent/domain/model-task";

/** How much a model is to think: a level, a number of tokens, or whatever it does by itself. */
export type Thinking = { level: ThinkingLevel } | { tokens: number } | undefined;

/** One model task as a provider's API is asked it. */
export type ProviderQuestion = {
  model: string;
  /** The model task's name; it names the schema too. */
  taskName: string;
  prompt: ModelPrompt;
  /** JSON schema (2020-12) of the answer. A provider that takes less leaves out what it cannot take. */
  schema: Record<string, unknown>;
  thinking: Thinking;
  /** Thoughts and text together. */
  maxOutputTokens: number;
  grounding: "with_schema" | "apart" | "none";
  /** A screenshot, base64. */
  screenshot?: string;
};

/**
 * `quota`: too many requests; `outage`: it does not answer, or with a fault of its own. Both pass. `key`: it does not accept the key; `model`: it
 * has no such model; `request`: it does not accept the question. None of these pass.
 */
export type ProviderFault = {
  kind: "fault";
  fault: "quota" | "outage" | "key" | "model" | "request";
  status?: number;
  retryAfterMs?: number;
};

export type ProviderSource = { title: string; url: string };

/** `cut`: the cap on tokens ended it. `blocked`: the provider withheld it; `reason` is the provider's own word. */
export type ProviderAnswer =
  | { kind: "text"; text: string; cut: boolean; tokens: ModelTokens; sources: ProviderSource[] }
  | { kind: "blocked"; reason: string; tokens: ModelTokens }
  | ProviderFault;

/** An API that answers questions put to models. Rejects only when its signal is aborted; whatever else goes wrong is an answer. */
export type ModelProvider = {
  ask(question: ProviderQuestion, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Whether it accepts the key and has the model; costs no tokens. */
  check(model: string, signal: AbortSignal): Promise<{ kind: "ready" } | ProviderFault>;
};
