import { addUsage, noUsage } from "@/lib/agent/domain/budget";
import type { ModelCall } from "@/lib/agent/domain/turn";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Store } from "@/lib/agent/ports/store";
import type { TurnFacts } from "@/lib/agent/ports/trace-store";
import { fullCallTokens } from "@/lib/agent/verification/verify-action";
import type { Usage } from "@/lib/contracts/interact-response";
import type { UsageLine, UsageQuery, UsageReport, VerdictLine } from "@/lib/contracts/usage-report";

/** Calls and turns that one report adds up at most, the newest first: it takes a second or two then. */
const countedRows = 20_000;
const defaultDays = 30;

/** Usage of a tenant, or of one task, in a range of time. */
export async function readUsage(
  tenantId: string,
  { taskId, until, timeZone = "UTC", ...query }: UsageQuery,
  { store, clock }: { store: Pick<Store, "listModelCalls" | "listTurnFacts">; clock: Clock },
): Promise<UsageReport> {
  const since = query.since ?? new Date(clock.now().getTime() - defaultDays * 86_400_000).toISOString();
  const range = {
    since: inUtc(since),
    ...(until ? { until: inUtc(until) } : {}),
    ...(taskId ? { taskId } : {}),
  };
  const page = { ...range, limit: countedRows };
  const [calls, turns] = await Promise.all([
    store.listModelCalls(tenantId, page),
    store.listTurnFacts(tenantId, page),
  ]);
  return usageReport(
    { calls, turns },
    {
      since,
      until: until ?? null,
      complete: calls.length < countedRows && turns.length < countedRows,
      dayOf: dayIn(timeZone),
    },
  );
}

type Counted = { calls: readonly ModelCall[]; turns: readonly TurnFacts[] };
type Frame = {
  since: string;
  until: string | null;
  complete: boolean;
  dayOf: (at: string) => string;
};

/** Adds model calls up, in total and by what they were for, and verdicts by what decided them. */
export function usageReport({ calls, turns }: Counted, { dayOf, ...frame }: Frame): UsageReport {
  const total = calls.map(usageOf).reduce(addUsage, noUsage);
  const verdicts = turns.filter(({ outcome }) => outcome !== undefined);
  return {
    ...frame,
    total,
    byDay: linesBy(calls, ({ at }) => dayOf(at)),
    byModelTask: linesBy(calls, (call) => call.task),
    byModel: linesBy(calls, (call) => call.model),
    byTier: linesBy(calls, (call) => (call.tier === undefined ? "none" : String(call.tier))),
    verdicts: verdictLine(verdicts),
    verdictsByDay: [...groupsBy(verdicts, ({ at }) => dayOf(at))]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, ofDay]) => ({ name, ...verdictLine(ofDay) })),
    savings: savingsOf(verdicts),
    tasks: taskLine(turns, total),
  };
}

/** The same moment as it is stored: moments are compared as text. */
const inUtc = (moment: string): string => new Date(moment).toISOString();

/** `2026-01-31` of a moment, as people in the zone call it. */
export function dayIn(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const known = new Map<string, string>();
  return (at) => {
    // No zone changes its day within a quarter of an hour.
    const quarter = `${at.slice(0, 14)}${Math.floor(Number(at.slice(14, 16)) / 15)}`;
    const day = known.get(quarter) ?? format.format(new Date(at));
    known.set(quarter, day);
    return day;
  };
}

const hourMs = 3_600_000;

/** The days from one moment to another, as people in the zone call them; those on which nothing happened too. */
export function daysBetween(since: Date, until: Date, timeZone: string): string[] {
  const dayOf = dayIn(timeZone);
  const days = new Set<string>();
  for (let at = since.getTime(); at < until.getTime(); at += 6 * hourMs)
    days.add(dayOf(new Date(at).toISOString()));
  return [...days.add(dayOf(until.toISOString()))];
}

/** A tier may as well have looked and asked for another look. */
const isDecided = ({ tier, outcome }: TurnFacts): boolean => tier !== undefined && outcome !== "undecided";

function verdictLine(verdicts: readonly TurnFacts[]): VerdictLine {
  const decided = verdicts.filter(isDecided);
  const by = (tier: number) => decided.filter((verdict) => verdict.tier === tier).length;
  return {
    tier1: by(1),
    tier2: by(2),
    tier3: by(3),
    undecided: verdicts.length - decided.length,
    tokensSaved: sumOf(verdicts, "tokensSaved"),
  };
}

function savingsOf(verdicts: readonly TurnFacts[]): UsageReport["savings"] {
  const decided = verdicts.filter(isDecided);
  return {
    tier1Share:
      decided.length === 0 ? null : decided.filter(({ tier }) => tier === 1).length / decided.length,
    byTier: ([1, 2, 3] as const).map((tier) => {
      const ofTier = decided.filter((verdict) => verdict.tier === tier);
      return {
        tier,
        verdicts: ofTier.length,
        tokens: sumOf(
          verdicts.filter((verdict) => verdict.tier === tier),
          "tokens",
        ),
        tokensSaved: sumOf(ofTier, "tokensSaved"),
      };
    }),
    fullCallTokens,
    computed: `Each verdict that tier 1 or 2 decided counts as ${fullCallTokens} tokens saved: the median of what a full model call for it takes. What a tier spent itself, on what it left undecided too, is told beside it and not taken off. A verdict that stayed undecided saves nothing.`,
  };
}

const sumOf = (verdicts: readonly TurnFacts[], field: "tokens" | "tokensSaved"): number =>
  verdicts.reduce((sum, verdict) => sum + (verdict[field] ?? 0), 0);

/** Tasks that had a turn in the range. The cost of those that came to nothing is part of what a proved one costs. */
function taskLine(turns: readonly TurnFacts[], total: Usage): UsageReport["tasks"] {
  const tasks = new Set(turns.map(({ taskId }) => taskId));
  const completed = new Set(turns.flatMap(({ taskId, status }) => (status === "completed" ? [taskId] : [])))
    .size;
  return {
    total: tasks.size,
    completed,
    costPerCompletedUsd: completed === 0 || total.unpricedCalls ? null : total.costUsd / completed,
    tokensPerCompleted: completed === 0 ? null : (total.inputTokens + total.outputTokens) / completed,
  };
}

function linesBy(calls: readonly ModelCall[], nameOf: (call: ModelCall) => string): UsageLine[] {
  return [...groupsBy(calls, nameOf)]
    .map(([name, ofName]) => ({ name, ...ofName.map(usageOf).reduce(addUsage, noUsage) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function groupsBy<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

const usageOf = (call: ModelCall): Usage => ({
  inputTokens: call.inputTokens,
  outputTokens: call.outputTokens,
  costUsd: call.costUsd,
  calls: 1,
  ...(call.cachedTokens === undefined ? {} : { cachedTokens: call.cachedTokens }),
  ...(call.thoughtTokens === undefined ? {} : { thoughtTokens: call.thoughtTokens }),
  ...(call.unpriced ? { unpricedCalls: 1 } : {}),
});
