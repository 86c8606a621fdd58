import { z } from "zod";
import type { Usage } from "@/lib/contracts/interact-response";

/** Limits of one task. Money in US dollars. */
export const Budget = z.object({
  turns: z.number().int().min(1),
  tokens: z.number().int().min(0),
  costUsd: z.number().min(0),
  corrections: z.number().int().min(0),
  replans: z.number().int().min(0),
});
export type Budget = z.infer<typeof Budget>;

export const defaultBudget: Budget = { turns: 60, tokens: 400_000, costUsd: 2, corrections: 12, replans: 6 };

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 };

export const addUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  ...sumOf("cachedTokens", a, b),
  ...sumOf("thoughtTokens", a, b),
  costUsd: a.costUsd + b.costUsd,
  calls: a.calls + b.calls,
  ...sumOf("unpricedCalls", a, b),
});

/** Absent as long as nobody counted any. */
const sumOf = (field: "cachedTokens" | "thoughtTokens" | "unpricedCalls", a: Usage, b: Usage) =>
  a[field] === undefined && b[field] === undefined ? {} : { [field]: (a[field] ?? 0) + (b[field] ?? 0) };

export const tokensOf = (usage: Usage): number => usage.inputTokens + usage.outputTokens;

export type BudgetLimit = "turns" | "tokens" | "costUsd" | "corrections" | "replans";

export type Spent = { turns: number; usage: Usage; corrections: number; replans: number };

/** The first limit that is used up, or nothing. */
export function exhaustedLimit(budget: Budget, spent: Spent): BudgetLimit | undefined {
  if (spent.turns >= budget.turns) return "turns";
  if (tokensOf(spent.usage) > budget.tokens) return "tokens";
  if (spent.usage.costUsd > budget.costUsd) return "costUsd";
  if (spent.corrections > budget.corrections) return "corrections";
  if (spent.replans > budget.replans) return "replans";
  return undefined;
}
