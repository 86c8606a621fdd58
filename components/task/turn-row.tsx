import type { ReactNode } from "react";
import { EvidenceList } from "@/components/task/evidence-list";
import { StatusBadge } from "@/components/task/status-badge";
import { VerdictBadge, VerdictFacts } from "@/components/task/verdict-badge";
import { Badge } from "@/components/ui/badge";
import { Moment } from "@/components/ui/moment";
import type { TurnView, VerdictDetail } from "@/lib/contracts/task-detail";

/** One turn: the action, and below it what its verdict rests on. */
export function TurnRow({ turn, now }: { turn: TurnView; now: string }) {
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-6 text-xs text-ink-faint tabular-nums">{turn.turn}</span>
        {turn.action === undefined ? (
          <StatusBadge status={turn.status} />
        ) : (
          <code className="min-w-0 break-all font-mono text-[0.8125rem]">{turn.action}</code>
        )}
        {turn.target === undefined ? null : <span className="text-sm text-ink-faint">{turn.target}</span>}
        <span className="ml-auto text-xs text-ink-faint">
          <Moment at={turn.at} now={now} />
        </span>
      </div>
      <div className="mt-1 space-y-2 pl-9">
        {turn.thought ? <p className="text-sm text-ink-soft">{turn.thought}</p> : null}
        <Judgement turn={turn} />
      </div>
    </li>
  );
}

function Judgement({ turn }: { turn: TurnView }) {
  if (turn.verdict) return <Verdict verdict={turn.verdict} />;
  if (turn.status !== "executing")
    return turn.action === undefined ? null : <StatusBadge status={turn.status} />;
  return <Badge tone="busy">Not judged yet</Badge>;
}

function Verdict({ verdict }: { verdict: VerdictDetail }) {
  return (
    <details className="group">
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md">
        <VerdictBadge outcome={verdict.outcome} />
        <VerdictFacts verdict={verdict} />
        <span className="text-xs text-accent group-open:hidden">Show evidence</span>
        <span className="hidden text-xs text-accent group-open:inline">Hide evidence</span>
      </summary>
      <div className="mt-3 space-y-4 rounded-lg bg-raised p-3">
        <p className="text-sm">{verdict.reason}</p>
        <Part title="Evidence">
          <EvidenceList evidence={verdict.evidence} />
        </Part>
        {verdict.observations.length === 0 ? null : (
          <Part title="What changed on the page">
            <ul className="list-disc space-y-0.5 pl-4 text-sm text-ink-soft">
              {[...new Set(verdict.observations)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Part>
        )}
        <p className="text-xs text-ink-faint">
          {verdict.checksTried.length} checks tried{verdict.check ? `, decided by ${verdict.check}` : ""}
          {verdict.tokensSaved > 0 ? ` · about ${verdict.tokensSaved.toLocaleString("en")} tokens saved` : ""}
        </p>
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1.5 text-xs font-semibold text-ink-faint">{title}</h4>
      {children}
    </div>
  );
}
