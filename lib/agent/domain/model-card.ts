import type { Usage } from "@/lib/contracts/interact-response";

export type ThinkingLevel = "minimal" | "low" | "medium" | "high";

/** US dollars per million tokens, valid from that day (`YYYY-MM-DD`). Without `cachedInput` cached tokens cost what others do. */
export type ModelPrice = { from: string; input: number; output: number; cachedInput?: number };

/** What a model can do and costs. */
export type ModelCard = {
  name: string;
  /**
   * How its thinking is bounded: by a level, by a number of tokens of which `least` is the smallest, not at all (`none`: it does not think),
   * or `unknown`: nothing is asked for, and room is left in case it does.
   */
  thinking:
    | { by: "level"; levels: readonly ThinkingLevel[] }
    | { by: "tokens"; least: number }
    | { by: "none" | "unknown" };
  /** Whether it can look things up: in the call that also has a schema, only in a call of its own, or not. */
  grounding: "with_schema" | "apart" | "none";
  vision: boolean;
  /** Oldest first; empty when not known. */
  prices: readonly ModelPrice[];
  /** US dollars per thousand web searches of the provider. */
  searchPrice?: number;
};

/** Tokens of one provider call. `input` holds `cached`, `output` holds `thoughts`. */
export type ModelTokens = {
  input: number;
  cached: number;
  output: number;
  thoughts: number;
  searches: number;
};

export const priceAt = (card: ModelCard, day: string): ModelPrice | undefined =>
  card.prices.findLast(({ from }) => from <= day) ?? card.prices[0];

/** US dollars of what has a price: where that of its tokens is not known, those of its searches alone. */
export function costOf(card: ModelCard, tokens: ModelTokens, at: Date): number {
  const searches = (tokens.searches * (card.searchPrice ?? 0)) / 1_000;
  const price = priceAt(card, at.toISOString().slice(0, 10));
  if (!price) return searches;
  const fresh = tokens.input - tokens.cached;
  const micro =
    fresh * price.input + tokens.cached * (price.cachedInput ?? price.input) + tokens.output * price.output;
  return micro / 1_000_000 + searches;
}

export const usageOf = (card: ModelCard, tokens: ModelTokens, at: Date): Usage => ({
  inputTokens: tokens.input,
  outputTokens: tokens.output,
  cachedTokens: tokens.cached,
  thoughtTokens: tokens.thoughts,
  costUsd: costOf(card, tokens, at),
  calls: 1,
  ...(card.prices.length === 0 ? { unpricedCalls: 1 } : {}),
});
