"use client";

import { ChartColumn } from "lucide-react";
import dynamic from "next/dynamic";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { costText, countText, percentText } from "@/components/ui/number-text";
import { Skeleton } from "@/components/ui/skeleton";
import { Stat } from "@/components/ui/stat";
import type { UsageLine, UsageReport } from "@/lib/contracts/usage-report";

const chartPlace = () => <Skeleton className="h-64 w-full rounded-lg" />;
const UsageChart = dynamic(() => import("@/components/usage/usage-chart"), {
  ssr: false,
  loading: chartPlace,
});

/** What models were asked and cost, and what verification saved. */
export function UsageScreen({ report, days }: { report: UsageReport; days: readonly string[] }) {
  const { total, verdicts, tasks, savings } = report;
  const decided = verdicts.tier1 + verdicts.tier2 + verdicts.tier3;
  if (decided + verdicts.undecided + total.calls === 0)
    return (
      <EmptyState icon={ChartColumn} title="Nothing was used yet">
        As soon as a task runs, its tokens, cost and verdicts are counted here.
      </EmptyState>
    );
  return (
    <div className="space-y-5">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-6">
        <Stat name="Cost" value={costText(total)} hint={`${countText(total.calls)} model calls`} />
        <Stat name="Tokens" value={countText(total.inputTokens + total.outputTokens)} hint="in and out" />
        <Stat
          name="Tokens saved"
          value={countText(verdicts.tokensSaved)}
          hint="about, by verdicts without a model"
        />
        <Stat
          name="Tier 1 share"
          value={savings.tier1Share === null ? "–" : percentText(savings.tier1Share)}
          hint={`of ${countText(decided)} ${decided === 1 ? "verdict" : "verdicts"} that decided`}
        />
        <Stat
          name="Proved done"
          value={countText(tasks.completed)}
          hint={`of ${countText(tasks.total)} tasks`}
        />
        <Stat name="Cost per proof" value={costPerProof(report)} hint="all cost over proved tasks" />
      </dl>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <Card title="Tokens by day">
          <div className="p-4">
            <UsageChart
              label="Tokens by day"
              rows={tokenRows(report, days)}
              bars={[
                { key: "in", name: "In", colour: "var(--color-busy)" },
                { key: "out", name: "Out", colour: "var(--color-unsure)" },
                { key: "saved", name: "Saved", colour: "var(--color-accent)" },
              ]}
            />
          </div>
        </Card>
        <Card title="Verdicts by day">
          <div className="p-4">
            <UsageChart
              label="Verdicts by day"
              rows={verdictRows(report, days)}
              bars={[
                { key: "tier1", name: "Tier 1, no model", colour: "var(--color-accent)" },
                { key: "tier2", name: "Tier 2", colour: "var(--color-busy)" },
                { key: "tier3", name: "Tier 3", colour: "var(--color-unsure)" },
                { key: "undecided", name: "Undecided, or looked again", colour: "var(--color-line-strong)" },
              ]}
            />
          </div>
        </Card>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <Lines title="By model task" lines={report.byModelTask} />
        <Lines title="By model" lines={report.byModel} />
        <Lines title="By verification tier" lines={report.byTier} nameOf={tierName} />
      </div>
      {report.complete ? null : (
        <p className="text-ink-faint">There was more than one report counts; the oldest is left out.</p>
      )}
    </div>
  );
}

function costPerProof({ tasks: { completed, costPerCompletedUsd }, total }: UsageReport): string {
  if (completed === 0) return "–";
  return costText({ costUsd: costPerCompletedUsd ?? 0, unpricedCalls: total.unpricedCalls });
}

const tierName = (name: string): string => (name === "none" ? "Not verification" : `Tier ${name}`);

function tokenRows({ byDay, verdictsByDay }: UsageReport, days: readonly string[]) {
  return days.map((name) => {
    const used = byDay.find((line) => line.name === name);
    const saved = verdictsByDay.find((line) => line.name === name)?.tokensSaved ?? 0;
    return { name, values: { in: used?.inputTokens ?? 0, out: used?.outputTokens ?? 0, saved } };
  });
}

function verdictRows({ verdictsByDay }: UsageReport, days: readonly string[]) {
  return days.map((name) => {
    const found = verdictsByDay.find((line) => line.name === name);
    const { tier1 = 0, tier2 = 0, tier3 = 0, undecided = 0 } = found ?? {};
    return { name, values: { tier1, tier2, tier3, undecided } };
  });
}

function Lines({
  title,
  lines,
  nameOf = (name) => name,
}: {
  title: string;
  lines: readonly UsageLine[];
  nameOf?: (name: string) => string;
}) {
  return (
    <Card title={title}>
      {lines.length === 0 ? (
        <p className="p-4 text-ink-faint">No model was asked.</p>
      ) : (
        <table className="w-full table-fixed text-sm tabular-nums">
          <thead className="text-left text-xs text-ink-faint">
            <tr>
              <th scope="col" className="px-4 py-2 font-medium">
                Name
              </th>
              <th scope="col" className="w-16 px-2 py-2 text-right font-medium">
                Calls
              </th>
              <th scope="col" className="w-20 px-2 py-2 text-right font-medium">
                Tokens
              </th>
              <th scope="col" className="w-22 px-4 py-2 text-right font-medium">
                Cost
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {lines.map((line) => (
              <tr key={line.name}>
                <th scope="row" className="truncate px-4 py-2 text-left font-normal" title={line.name}>
                  {nameOf(line.name)}
                </th>
                <td className="px-2 py-2 text-right">{countText(line.calls)}</td>
                <td className="px-2 py-2 text-right">{countText(line.inputTokens + line.outputTokens)}</td>
                <td className="px-4 py-2 text-right">{costText(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
