import type { ReactNode } from "react";
import { EvidenceList } from "@/components/task/evidence-list";
import { Badge, type Tone } from "@/components/ui/badge";
import type { TaskDetail } from "@/lib/contracts/task-detail";
import type { Evidence } from "@/lib/contracts/verdict";

const results: Record<TaskDetail["criteria"][number]["result"], { label: string; tone: Tone }> = {
  open: { label: "Open", tone: "plain" },
  met: { label: "Met", tone: "good" },
  unmet: { label: "Unmet", tone: "bad" },
  unverifiable: { label: "Cannot be proved", tone: "unsure" },
};

const notJudged = { label: "Not judged", tone: "plain" } as const;

/** When the goal is done, and what shows that it is. `sources` adds where evidence came from. */
export function CriteriaList({
  task,
  sources,
}: {
  task: Pick<TaskDetail, "criteria" | "completion">;
  sources?: (proof: readonly Evidence[]) => ReactNode;
}) {
  const criteria = task.completion?.criteria ?? task.criteria;
  const open = new Set(task.criteria.flatMap(({ id, result }) => (result === "open" ? [id] : [])));
  const evidence = task.completion?.evidence ?? [];
  return (
    <ul className="divide-y divide-line">
      {criteria.map((criterion) => {
        // At an end what nobody looked at is told as unverifiable; the task itself still has it open.
        const isUnseen = criterion.result === "unverifiable" && open.has(criterion.id);
        const { label, tone } = isUnseen ? notJudged : results[criterion.result];
        const proof = evidence.filter(({ id }) => criterion.evidenceIds.includes(id));
        return (
          <li key={criterion.id} className="space-y-2 px-4 py-3">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 break-words first-letter:uppercase">{criterion.text}</p>
              <Badge tone={tone}>{label}</Badge>
            </div>
            {proof.length > 0 ? <EvidenceList evidence={proof} /> : null}
            {sources?.(proof)}
          </li>
        );
      })}
    </ul>
  );
}
