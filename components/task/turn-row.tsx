"use client";

import { ChevronRight, Gavel, ListTree, ScanSearch } from "lucide-react";
import { memo, type ReactNode } from "react";
import { EvidenceList } from "@/components/task/evidence-list";
import { StatusBadge } from "@/components/task/status-badge";
import { VerdictBadge, VerdictFacts } from "@/components/task/verdict-badge";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Moment } from "@/components/ui/moment";
import { countText } from "@/components/ui/number-text";
import type { TurnView, VerdictDetail } from "@/lib/contracts/task-detail";

export type TurnLinks = { evidence: (turn: number) => string; trace: (turn: number) => string };

type Props = {
  turn: TurnView;
  /** No turn came after it yet. */
  latest: boolean;
  open: boolean;
  onToggle: (turnId: string) => void;
  /** None where there is no page of its own for them. */
  links?: TurnLinks;
  onOverrule?: (turn: TurnView) => void;
};

/** One turn: the action and its verdict in a line, and below it, when open, what the verdict rests on. */
export const TurnRow = memo(function TurnRow({ turn, latest, open, onToggle, links, onOverrule }: Props) {
  const tokens = turn.usage.inputTokens + turn.usage.outputTokens;
  const acts = turn.action !== undefined && turn.status === "executing";
  const details = `turn-${turn.turnId}`;
  return (
    <article
      aria-label={`Turn ${turn.turn}`}
      className="rounded-xl border border-line bg-surface shadow-card"
    >
      <div className="flex items-start gap-2 p-3">
        <Button
          look="quiet"
          size="smallIcon"
          className="-my-0.5 size-6"
          aria-expanded={open}
          aria-controls={details}
          aria-label={`${open ? "Hide" : "Show"} details of turn ${turn.turn}`}
          onClick={() => onToggle(turn.turnId)}
        >
          <ChevronRight aria-hidden="true" className={cn("transition-transform", open && "rotate-90")} />
        </Button>
        <div className="min-w-0 flex-1 space-y-1.5">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="text-xs text-ink-faint tabular-nums">{turn.turn}</span>
            {acts ? (
              <code className="min-w-0 font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
                {turn.action}
              </code>
            ) : (
              <StatusBadge status={turn.status} isPast={!latest} />
            )}
            {acts && turn.target !== undefined ? (
              <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{turn.target}</span>
            ) : null}
            <span className="ml-auto text-xs text-ink-faint tabular-nums">
              {tokens > 0 ? `${countText(tokens)} tokens · ` : null}
              <Moment at={turn.at} />
            </span>
          </div>
          {turn.thought ? <p className="text-sm break-words text-ink-soft">{turn.thought}</p> : null}
          <VerdictLine turn={turn} acts={acts} latest={latest} />
        </div>
      </div>
      {open ? (
        <div id={details} className="space-y-4 border-t border-line bg-raised px-4 py-3">
          {turn.verdict ? <VerdictBody verdict={turn.verdict} /> : <Unjudged turn={turn} />}
          <TurnFoot turn={turn} links={links} onOverrule={onOverrule} />
        </div>
      ) : null}
    </article>
  );
});

function VerdictLine({ turn, acts, latest }: { turn: TurnView; acts: boolean; latest: boolean }) {
  if (turn.verdict)
    return (
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <VerdictBadge outcome={turn.verdict.outcome} />
        <VerdictFacts verdict={turn.verdict} />
      </div>
    );
  return acts ? (
    <Badge tone={latest ? "busy" : "plain"}>{latest ? "Not judged yet" : "Not judged"}</Badge>
  ) : null;
}

function Unjudged({ turn }: { turn: TurnView }) {
  return (
    <p className="text-sm text-ink-soft">
      {turn.step === undefined ? null : <>Step: {turn.step}. </>}
      An action is judged from what its page looks like in the next turn.
    </p>
  );
}

function VerdictBody({ verdict }: { verdict: VerdictDetail }) {
  const observations = [...new Set(verdict.observations)];
  return (
    <>
      <p className="text-sm break-words">{verdict.reason}</p>
      {verdict.evidence.length === 0 && observations.length > 0 ? null : (
        <Part title="Evidence">
          <EvidenceList evidence={verdict.evidence} />
        </Part>
      )}
      {observations.length === 0 ? null : (
        <Part title="What changed on the page">
          <ul className="list-disc space-y-0.5 pl-4 text-sm break-words text-ink-soft">
            {observations.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      {verdict.remarks.length === 0 ? null : (
        <Part title="Remarks">
          <p className="text-sm text-ink-soft">{verdict.remarks.join(" · ")}</p>
        </Part>
      )}
      <p className="text-xs text-ink-faint">{checksText(verdict)}</p>
    </>
  );
}

function TurnFoot({
  turn,
  links,
  onOverrule,
}: {
  turn: TurnView;
  links: TurnLinks | undefined;
  onOverrule: ((turn: TurnView) => void) | undefined;
}) {
  if (!links && !onOverrule) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {links && turn.verdict ? (
        <Button asChild size="small">
          <a href={links.evidence(turn.turn)}>
            <ScanSearch aria-hidden="true" /> Page before and after
          </a>
        </Button>
      ) : null}
      {links ? (
        <Button asChild size="small">
          <a href={links.trace(turn.turn)}>
            <ListTree aria-hidden="true" /> Trace
          </a>
        </Button>
      ) : null}
      {onOverrule && turn.verdict && turn.actionId !== undefined ? (
        <Button size="small" onClick={() => onOverrule(turn)}>
          <Gavel aria-hidden="true" /> Overrule verdict
        </Button>
      ) : null}
    </div>
  );
}

function checksText({ checksTried, check, tokensSaved }: VerdictDetail): string {
  const tried = `${checksTried.length} ${checksTried.length === 1 ? "check" : "checks"} tried`;
  const decided = check === undefined ? "none of them decided" : `decided by ${check}`;
  const saved = tokensSaved > 0 ? ` · about ${countText(tokensSaved)} tokens saved` : "";
  return `${tried}, ${decided}${saved}`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1.5 text-xs font-semibold text-ink-faint">{title}</h3>
      {children}
    </div>
  );
}
