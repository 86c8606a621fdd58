import { BudgetError } from "@/lib/agent/domain/app-error";
import { type ModelCard, priceAt } from "@/lib/agent/domain/model-card";

/** Characters of a prompt that one token holds, at least; few enough that a prompt is not taken for shorter than it is. */
const charsPerToken = 3;
const tokensOfImage = 1_500;

export type Left = { tokens: number; costUsd: number };

/**
 * The cap on a call's output that keeps it within what is left. Throws a `BudgetError` when not even the question and the task's own text fit:
 * then the call is not begun.
 */
export function capWithin(
  left: Left,
  call: { chars: number; hasImage: boolean; cap: number; least: number },
  card: ModelCard,
  day: string,
): number {
  const input = Math.ceil(call.chars / charsPerToken) + (call.hasImage ? tokensOfImage : 0);
  const byTokens = left.tokens - input;
  if (byTokens < call.least) throw new BudgetError("tokens");
  const price = priceAt(card, day);
  const byCost = price ? outputFor(left.costUsd * 1_000_000 - input * price.input, price.output) : call.cap;
  if (byCost < call.least) throw new BudgetError("costUsd");
  return Math.floor(Math.min(call.cap, byTokens, byCost));
}

/** Tokens of output that so many millionths of a dollar buy. */
function outputFor(micro: number, price: number): number {
  if (price > 0) return micro / price;
  return micro < 0 ? 0 : Number.POSITIVE_INFINITY;
}
