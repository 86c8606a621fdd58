import { addUsage, noUsage } from "@/lib/agent/domain/budget";
import type { ModelCall } from "@/lib/agent/domain/turn";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Store } from "@/lib/agent/ports/store";
import type { Usage } from "@/lib/contracts/interact-response";
import type { UsageLine, UsageReport } from "@/lib/contracts/usage-report";

const countedCalls = 10_000;
const defaultDays = 30;

/** Usage of a tenant, or of one task, since a moment. */
export async function readUsage(
  tenantId: string,
  query: { taskId?: string | undefined; since?: string | undefined },
  { store, clock }: { store: Store; clock: Clock },
): Promise<UsageReport> {
  const since = query.since ?? new Date(clock.now().getTime() - defaultDays * 86_400_000).toISOString();
  const calls = await store.listModelCalls(tenantId, {
    ...(query.taskId ? { taskId: query.taskId } : {}),
    since,
    limit: countedCalls,
  });
  return usageReport(calls, { since, complete: calls.length < countedCalls });
}

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
