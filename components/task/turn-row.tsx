import type { ReactNode } from "react";
import { EvidenceList } from "@/components/task/evidence-list";
import { StatusBadge } from "@/components/task/status-badge";
import { VerdictBadge, VerdictFacts } from "@/components/task/verdict-badge";
import { Badge } from "@/components/ui/badge";
import { Moment } from "@/components/ui/moment";
import type { TurnView, VerdictDetail } from "@/lib/contracts/task-detail";

/** One turn: the action, and below it what its verdict rests on. `latest`: no turn came after it yet. */
export function TurnRow({ turn, latest, now }: { turn: TurnView; latest: boolean; now: string }) {
  const tokens = turn.usage.inputTokens + turn.usage.outputTokens;
  const acts = turn.action !== undefined && turn.status === "executing";
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className="w-5 shrink-0 pt-0.5 text-xs text-ink-faint tabular-nums">{turn.turn}</span>
      <div className="min-w-0 flex-1 space-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          {acts ? (
            <code className="font-mono text-[0.8125rem] [overflow-wrap:anywhere]">{turn.action}</code>
          ) : (
            <StatusBadge status={turn.status} />
          )}
          {acts && turn.target !== undefined ? (
            <span className="text-sm text-ink-faint">{turn.target}</span>
          ) : null}
          <span className="ml-auto text-xs text-ink-faint tabular-nums">
            {tokens > 0 ? `${tokens.toLocaleString("en")} tokens · ` : null}
            <Moment at={turn.at} now={now} />
          </span>
        </div>
        {turn.thought ? <p className="text-sm text-ink-soft">{turn.thought}</p> : null}
        {turn.verdict ? <Verdict verdict={turn.verdict} /> : null}
        {acts && !turn.verdict ? (
          <Badge tone={latest ? "busy" : "plain"}>{latest ? "Not judged yet" : "Not judged"}</Badge>
        ) : null}
      </div>
    </li>
  );
}

function Verdict({ verdict }: { verdict: VerdictDetail }) {
  const observations = [...new Set(verdict.observations)];
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
        {verdict.evidence.length === 0 && observations.length > 0 ? null : (
          <Part title="Evidence">
            <EvidenceList evidence={verdict.evidence} />
          </Part>
        )}
        {observations.length === 0 ? null : (
          <Part title="What changed on the page">
            <ul className="list-disc space-y-0.5 pl-4 text-sm text-ink-soft">
              {observations.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Part>
        )}
        <p className="text-xs text-ink-faint">{checksText(verdict)}</p>
      </div>
    </details>
  );
}

function checksText({ checksTried, check, tokensSaved }: VerdictDetail): string {
  const tried = `${checksTried.length} ${checksTried.length === 1 ? "check" : "checks"} tried`;
  const decided = check === undefined ? "none of them decided" : `decided by ${check}`;
  const saved = tokensSaved > 0 ? ` · about ${tokensSaved.toLocaleString("en")} tokens saved` : "";
  return `${tried}, ${decided}${saved}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1.5 text-xs font-semibold text-ink-faint">{title}</h4>
      {children}
    </div>
  );
}
