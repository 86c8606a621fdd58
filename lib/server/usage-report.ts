import { addUsage, noUsage } from "@/lib/agent/domain/budget";
import type { ModelCall } from "@/lib/agent/domain/turn";
import type { Usage } from "@/lib/contracts/interact-response";
import type { UsageLine, UsageReport } from "@/lib/contracts/usage-report";

/** Adds model calls up, in total and by what they were for. */
export function usageReport(
  calls: readonly ModelCall[],
  facts: { since: string; complete: boolean },
): UsageReport {
  return {
    since: facts.since,
    total: calls.map(usageOf).reduce(addUsage, noUsage),
    byDay: linesBy(calls, (call) => call.at.slice(0, 10)),
    byModelTask: linesBy(calls, (call) => call.task),
    byModel: linesBy(calls, (call) => call.model),
    byTier: linesBy(calls, (call) => (call.tier === undefined ? "none" : String(call.tier))),
    complete: facts.complete,
  };
}

function linesBy(calls: readonly ModelCall[], nameOf: (call: ModelCall) => string): UsageLine[] {
  const sums = new Map<string, Usage>();
  for (const call of calls) {
    const name = nameOf(call);
    sums.set(name, addUsage(sums.get(name) ?? noUsage, usageOf(call)));
  }
  return [...sums].map(([name, usage]) => ({ name, ...usage })).sort((a, b) => a.name.localeCompare(b.name));
}

const usageOf = ({ inputTokens, outputTokens, costUsd }: ModelCall): Usage => ({
  inputTokens,
  outputTokens,
  costUsd,
  calls: 1,
});
