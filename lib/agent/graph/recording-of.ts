import type { Budget } from "@/lib/agent/domain/budget";
import type { PolicyRules } from "@/lib/agent/domain/policy";
import type { TurnDecision } from "@/lib/agent/domain/turn-recording";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { OwnedRecording } from "@/lib/agent/ports/trace-store";
import type { OwnedTrace } from "@/lib/agent/ports/tracing";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { TurnTape } from "./turn-tape";

type AnsweredTurn = {
  request: InteractRequest;
  /** The body that the request was, as it came. */
  posted?: string | undefined;
  response: InteractResponse;
  userId: string;
  verdict?: VerdictRecord | undefined;
  visited: readonly string[];
  tape: TurnTape;
  trace: OwnedTrace;
  deps: { budget: Budget; rules: PolicyRules; tiersEnabled: boolean };
};

/** All that an answered turn was made of. Pictures are left out: they are large, and may show anything. */
export function recordingOf(answered: AnsweredTurn): OwnedRecording {
  const { request, posted, userId, tape, trace, deps } = answered;
  const { screenshot, ...asked } = request;
  const { adapter, offline, vision } = tape.outside.model.info;
  const { tenantId, sessionId, taskId, turn, turnId, startedAt } = trace;
  return {
    ...{ tenantId, sessionId, taskId, turn, turnId, at: startedAt, userId },
    request: asked,
    ...(posted === undefined || screenshot !== undefined ? {} : { requestText: posted }),
    budget: deps.budget,
    rules: deps.rules,
    tiersEnabled: deps.tiersEnabled,
    model: { adapter, offline, vision },
    searchAvailable: tape.outside.search.available,
    ...tape.notes(),
    decision: decisionOf(answered),
  };
}

function decisionOf({ response, verdict, visited }: AnsweredTurn): TurnDecision {
  const chained = "chain" in response && response.chain?.actions.map(({ action }) => action);
  const { outcome, tier, check } = verdict ?? {};
  return {
    visited: [...visited],
    ...(outcome ? { verdict: { outcome, tier: tier ?? null, ...(check ? { check } : {}) } } : {}),
    status: response.status,
    actions: chained || ("action" in response ? [response.action] : []),
  };
}
