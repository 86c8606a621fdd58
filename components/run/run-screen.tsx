"use client";

import { ExternalLink, Globe, Square } from "lucide-react";
import Image from "next/image";
import Link from "next/link";
import { useCallback, useEffect, useState } from "react";
import { toast } from "sonner";
import { RunBeforeTask } from "@/components/run/run-before-task";
import { RunState } from "@/components/run/run-state";
import { RunTask } from "@/components/run/run-task";
import { type ApiAnswer, callApi } from "@/components/shell/call-api";
import { useLiveEvents } from "@/components/shell/live";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Moment } from "@/components/ui/moment";
import type { RunView } from "@/lib/contracts/run";

const lookEveryMs = 700;

/** Runs are in the server's memory: one that it does not know any more is from before it was started. */
const lost = {
  state: "ended",
  result: "lost",
  reason: "The server was restarted, and the run ended with it. What it did until then is in its session.",
} as const;

/** The run as the server has it, now and then, and at once when the stream of events is back after a break. */
function useRun(initial: RunView): { run: RunView; take: (answer: ApiAnswer<RunView>) => void } {
  const [run, setRun] = useState(initial);
  const { runId, state } = run;
  const take = useCallback((answer: ApiAnswer<RunView>) => {
    if (answer.ok) setRun(answer.data);
    else if (answer.status === 404) setRun((before) => ({ ...before, ...lost }));
  }, []);
  const look = useCallback(
    async () => take(await callApi<RunView>("GET", `/api/run/${runId}`)),
    [runId, take],
  );
  useEffect(() => {
    if (state === "ended") return;
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [look, state]);
  useLiveEvents((event) => {
    if (event === "connected" && state !== "ended") void look();
  });
  return { run, take };
}

/** A run as it goes: what its browser shows, and beside it what the task does. */
export function RunScreen({ initial }: { initial: RunView }) {
  const { run, take } = useRun(initial);
  const [cancelling, setCancelling] = useState(false);
  const { runId, state } = run;

  async function cancel(): Promise<void> {
    setCancelling(true);
    const answer = await callApi<RunView>("POST", `/api/run/${runId}/cancel`);
    setCancelling(false);
    take(answer);
    if (answer.ok) toast.success("Cancelled. Its browser is closing.");
    else if (answer.status !== 404) toast.error(answer.message);
  }
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-72 space-y-1">
          <h1 className="text-xl font-semibold tracking-tight break-words">{run.goal}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-faint" role="status">
            <RunState run={run} />
            <span>
              Started <Moment at={run.startedAt} />
            </span>
          </p>
        </div>
        <div className="flex gap-2">
          {run.taskId ? (
            <Button asChild>
              <Link href={`/sessions/${run.sessionId}`}>
                <ExternalLink aria-hidden="true" /> Open the session
              </Link>
            </Button>
          ) : null}
          {state === "ended" ? null : (
            <Button look="danger" disabled={cancelling} onClick={cancel}>
              <Square aria-hidden="true" /> Cancel
            </Button>
          )}
        </div>
      </header>
      {run.reason ? (
        <p className="rounded-xl border border-line bg-surface px-4 py-3 break-words">{run.reason}</p>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Browser run={run} />
        <Card title="What it does">
          {run.taskId ? (
            <RunTask key={run.taskId} taskId={run.taskId} sessionId={run.sessionId} />
          ) : (
            <RunBeforeTask run={run} />
          )}
        </Card>
      </div>
    </div>
  );
}

/** The picture keeps its place before it is there, so that nothing moves. */
function Browser({ run }: { run: RunView }) {
  // The last picture goes with its server; a page that had not loaded it by then has none to show.
  const [failedFrame, setFailedFrame] = useState(0);
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-surface shadow-card">
      <figcaption className="flex h-9 items-center gap-2 border-b border-line px-3 text-xs text-ink-faint">
        <Globe aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="truncate">{run.pageUrl ?? run.url ?? "No page yet"}</span>
      </figcaption>
      <div className="relative aspect-[16/10] bg-raised">
        {run.frame === failedFrame ? (
          <p className="absolute inset-0 flex items-center justify-center text-ink-faint">{noPicture(run)}</p>
        ) : (
          <Image
            fill
            unoptimized
            priority
            src={`/api/run/${run.runId}/picture?frame=${run.frame}`}
            alt={run.state === "ended" ? "What the browser showed last" : "What the browser shows now"}
            className="object-contain object-top"
            onError={() => setFailedFrame(run.frame)}
          />
        )}
      </div>
    </figure>
  );
}

function noPicture({ frame, state }: RunView): string {
  if (frame > 0) return "This picture could not be loaded.";
  return state === "ended" ? "No picture was taken." : "The browser is starting …";
}
