import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { TurnRecord } from "@/lib/agent/domain/turn";
import type { TurnFactsDocument } from "./trace-models";

type Origin = { tenantId: string; sessionId: string; taskId: string };

export const turnFactsOf = (
  origin: Origin,
  { turn, createdAt, response }: TurnRecord,
  judged: ActionRecord | undefined,
): TurnFactsDocument => ({
  ...origin,
  turn,
  at: createdAt,
  status: response.status,
  ...verdictFacts(judged),
});

export function verdictFacts(judged: ActionRecord | undefined) {
  if (!judged?.verdict) return {};
  const { outcome, tier, tokens, tokensSaved } = judged.verdict;
  return { outcome, ...(tier === null ? {} : { tier }), tokens, tokensSaved };
}
