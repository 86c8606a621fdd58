import { Rocket } from "lucide-react";
import Link from "next/link";
import { RunState } from "@/components/run/run-state";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import type { RunView } from "@/lib/contracts/run";

export function RunList({ runs }: { runs: readonly RunView[] }) {
  if (runs.length === 0)
    return (
      <EmptyState icon={Rocket} title="Nothing was run since the server started">
        What you start here stays in the list until the server stops; its session stays for good.
      </EmptyState>
    );
  return (
    <Card title="Since the server started">
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.runId}>
            <Link
              href={`/run/${run.runId}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 transition-colors hover:bg-raised"
            >
              <span className="min-w-0 grow basis-40 truncate font-medium">{run.goal}</span>
              <RunState run={run} />
              <span className="text-xs text-ink-faint">
                <Moment at={run.startedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
