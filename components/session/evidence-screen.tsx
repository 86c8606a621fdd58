import Link from "next/link";
import { CriteriaList } from "@/components/task/criteria-list";
import { Ending } from "@/components/task/ending";
import { EvidenceList } from "@/components/task/evidence-list";
import { PageDiff } from "@/components/task/page-diff";
import { StatusBadge } from "@/components/task/status-badge";
import { VerdictBadge, VerdictFacts } from "@/components/task/verdict-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { TaskDetail, TurnView } from "@/lib/contracts/task-detail";
import type { Evidence } from "@/lib/contracts/verdict";

type Props = {
  task: TaskDetail;
  /** The turn that is looked at, with the pages that its verdict was drawn from. */
  turn: TurnView | undefined;
};

/** What a task's end rests on: each criterion with the evidence that met it, and the pages of any turn side by side. */
export function EvidenceScreen({ task, turn }: Props) {
  const base = `/sessions/${task.sessionId}/tasks/${task.taskId}`;
  const sources = (proof: readonly Evidence[]) => <Sources proof={proof} turns={task.turns} base={base} />;
  return (
    <div className="space-y-4">
      <header className="space-y-1">
        <h1 className="text-xl font-semibold tracking-tight text-balance break-words">{task.goal}</h1>
        <StatusBadge status={task.status} />
      </header>
      <Ending task={task} />
      <Card title="Criteria and the evidence for them">
        {task.criteria.length === 0 && !task.completion ? (
          <p className="p-4 text-ink-faint">No criterion was set yet: the first turn is on its way.</p>
        ) : (
          <CriteriaList task={task} sources={sources} />
        )}
      </Card>
      <TurnPicker task={task} current={turn} base={base} />
      {turn ? <JudgedTurn turn={turn} /> : null}
    </div>
  );
}

/** The turns whose verdicts brought the evidence. */
function Sources({
  proof,
  turns,
  base,
}: {
  proof: readonly Evidence[];
  turns: readonly TurnView[];
  base: string;
}) {
  const ids = new Set(proof.map(({ id }) => id));
  const from = turns.filter(({ verdict }) => verdict?.evidence.some(({ id }) => ids.has(id)));
  if (from.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-ink-faint">
      Seen in
      {from.map(({ turn }) => (
        <Link key={turn} href={`${base}?turn=${turn}`} className="text-accent underline" scroll={false}>
          turn {turn}
        </Link>
      ))}
    </p>
  );
}

/** Of a long task the turns around the one that is looked at. */
const pickable = 14;

function TurnPicker({
  task,
  current,
  base,
}: {
  task: TaskDetail;
  current: TurnView | undefined;
  base: string;
}) {
  const judged = task.turns.filter(({ verdict }) => verdict);
  if (judged.length === 0) return <p className="text-ink-faint">No action was judged yet.</p>;
  const at = Math.max(
    0,
    judged.findIndex(({ turnId }) => turnId === current?.turnId),
  );
  const from = Math.max(0, Math.min(at - pickable / 2, judged.length - pickable));
  return (
    <nav aria-label="Judged turns" className="flex flex-wrap items-center gap-1.5">
      <span className="mr-1 text-sm font-semibold">Turn</span>
      {judged.slice(from, from + pickable).map(({ turnId, turn, verdict }) => (
        <Button
          key={turnId}
          asChild
          size="small"
          look={turnId === current?.turnId ? "plain" : "quiet"}
          className="tabular-nums"
        >
          <Link
            href={`${base}?turn=${turn}`}
            scroll={false}
            aria-current={turnId === current?.turnId ? "page" : undefined}
          >
            <Dot outcome={verdict?.outcome} />
            {turn}
          </Link>
        </Button>
      ))}
    </nav>
  );
}

function Dot({ outcome }: { outcome: "verified" | "refuted" | "undecided" | undefined }) {
  const colour = outcome === "verified" ? "bg-good" : outcome === "refuted" ? "bg-bad" : "bg-unsure";
  return (
    <span className={`size-2 rounded-full ${colour}`}>
      <span className="sr-only">{outcome}</span>
    </span>
  );
}

function JudgedTurn({ turn }: { turn: TurnView }) {
  const { verdict, ground } = turn;
  if (!verdict) return null;
  return (
    <Card
      title={`Turn ${turn.turn}`}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-2">
          <VerdictFacts verdict={verdict} />
          <VerdictBadge outcome={verdict.outcome} />
        </span>
      }
    >
      <div className="space-y-5 p-4">
        <div className="space-y-1">
          <code className="font-mono text-[0.8125rem] break-all">{turn.action}</code>
          {turn.target === undefined ? null : <span className="ml-2 text-ink-soft">{turn.target}</span>}
          {turn.step === undefined ? null : <p className="text-ink-soft">Step: {turn.step}</p>}
          <p>{verdict.reason}</p>
        </div>
        <EvidenceList evidence={verdict.evidence} />
        {ground ? (
          <section aria-label="The page before and after" className="space-y-3">
            <h3 className="font-semibold">The page before and after</h3>
            <PageDiff before={ground.before} after={(ground.later ?? ground.after).page} />
          </section>
        ) : (
          <p className="text-ink-faint">The pages of this turn were not kept, or are past their retention.</p>
        )}
      </div>
    </Card>
  );
}
