import { pageCaller } from "@/app/page-caller";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Shell } from "@/components/shell/shell";
import { FirstSteps } from "@/components/task/first-steps";
import { SessionList } from "@/components/task/session-list";
import { healthOf } from "@/lib/server/health";
import { listSessions } from "@/lib/server/session-view";

const shownSessions = 100;

export default async function SessionsPage() {
  const { opened, caller } = await pageCaller();
  const sessions = await listSessions(opened.store, caller, shownSessions);
  return (
    <Shell health={healthOf(opened)} current="/">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h1 className="text-xl font-semibold tracking-tight">Sessions</h1>
        <LiveRefresh />
      </div>
      {sessions.length === 0 ? (
        <FirstSteps />
      ) : (
        <SessionList sessions={sessions} now={opened.clock.now().toISOString()} />
      )}
    </Shell>
  );
}
