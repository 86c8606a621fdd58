import { useEffect, useState } from "react";
import { StatusBadge } from "@/components/task/status-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { callServer } from "@/extension/call-server";
import { type PastSession, readPast } from "@/extension/storage";
import { endpoints } from "@/lib/contracts/endpoints";
import { PastTask } from "./past-task";
import { Problem } from "./problem";

type Tasks = Extract<Awaited<ReturnType<typeof readTasks>>, { ok: true }>["data"]["tasks"];

const readTasks = (sessionId: string) => callServer(endpoints.session, { params: { id: sessionId } });

/** Sessions that were begun in this browser, and what came of them. */
export function PastSessions() {
  const [past, setPast] = useState<PastSession[]>();
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    readPast().then(setPast);
  }, []);
  if (!past) return null;
  return (
    <main className="space-y-3 p-3">
      <h2 className="text-sm font-semibold">Past sessions</h2>
      {past.length === 0 ? <p className="text-sm text-ink-faint">None yet.</p> : null}
      <ul className="space-y-2">
        {past.map(({ sessionId, goal, startedAt }) => (
          <li key={sessionId}>
            <button
              type="button"
              aria-expanded={open === sessionId}
              onClick={() => setOpen(open === sessionId ? undefined : sessionId)}
              className="w-full rounded-lg border border-line bg-surface px-3 py-2 text-left hover:bg-raised"
            >
              <span className="block truncate text-sm font-medium">{goal}</span>
              <span className="text-xs text-ink-faint">{startedAt.slice(0, 16).replace("T", " ")} UTC</span>
            </button>
            {open === sessionId ? <SessionTasks sessionId={sessionId} /> : null}
          </li>
        ))}
      </ul>
    </main>
  );
}

function SessionTasks({ sessionId }: { sessionId: string }) {
  const [tasks, setTasks] = useState<Tasks>();
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    readTasks(sessionId).then((told) => (told.ok ? setTasks(told.data.tasks) : setProblem(told.message)));
  }, [sessionId]);
  if (problem !== undefined) return <Problem text={problem} />;
  return (
    <Card>
      <ul className="divide-y divide-line">
        {tasks?.map(({ taskId, goal, status }) => (
          <li key={taskId} className="space-y-2 px-3 py-2">
            <p className="text-sm">{goal}</p>
            <div className="flex items-center justify-between gap-2">
              <StatusBadge status={status} />
              <Button onClick={() => setShown(shown === taskId ? undefined : taskId)}>
                {shown === taskId ? "Hide" : "Show"}
              </Button>
            </div>
            {shown === taskId ? <PastTask taskId={taskId} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
