"use client";

import { useEffect, useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { QuestionHold } from "@/components/task/hold-card";
import type { RunView } from "@/lib/contracts/run";
import type { SessionView } from "@/lib/contracts/session";

/** What a run does while it has no task: it starts, or has a question about the goal itself. */
export function RunBeforeTask({ run: { state, sessionId } }: { run: Pick<RunView, "state" | "sessionId"> }) {
  const [session, setSession] = useState<SessionView>();
  const waits = state === "waiting";
  useEffect(() => {
    if (!waits) return;
    let here = true;
    void callApi<SessionView>("GET", `/api/session/${sessionId}`).then((answer) => {
      if (here && answer.ok) setSession(answer.data);
    });
    return () => {
      here = false;
    };
  }, [waits, sessionId]);
  const pending = waits ? session?.pending : undefined;
  if (!pending || pending.decided)
    return (
      <p className="p-4 text-ink-faint">
        {state === "ended" ? "It ended before its first turn." : "The first turn is on its way."}
      </p>
    );
  return (
    <div className="p-4">
      <QuestionHold
        question={pending.question}
        decide={async (decided) => {
          const answer = await callApi("POST", `/api/session/${sessionId}/decide`, decided);
          if (answer.ok) {
            toast.success("Answered.");
            setSession(undefined);
          } else toast.error(answer.message);
          return answer.ok;
        }}
      />
    </div>
  );
}
