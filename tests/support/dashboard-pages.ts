import type { RealTasks } from "./real-tasks";

/** Every page of the dashboard, by the name of its picture, once these tasks were run. */
export function dashboardPages({ proved, doubted, asking }: RealTasks): { name: string; path: string }[] {
  const taskOf = ({ sessionId, taskId }: RealTasks["proved"]) => `/sessions/${sessionId}/tasks/${taskId}`;
  return [
    { name: "welcome", path: "/welcome" },
    { name: "sessions", path: "/" },
    { name: "session", path: `/sessions/${proved.sessionId}` },
    { name: "session-unverified", path: `/sessions/${doubted.sessionId}` },
    { name: "session-approval", path: `/sessions/${asking.sessionId}` },
    { name: "evidence", path: taskOf(doubted) },
    { name: "trace", path: `${taskOf(proved)}/trace?turn=1` },
    { name: "inbox", path: "/inbox" },
    { name: "run", path: "/run" },
    { name: "run-live", path: `/run/${asking.runId}` },
    { name: "knowledge", path: "/knowledge" },
    { name: "usage", path: "/usage" },
    { name: "settings", path: "/settings" },
    { name: "settings-rules", path: "/settings/rules" },
    { name: "settings-keys", path: "/settings/keys" },
    { name: "settings-pairing", path: "/settings/pairing" },
    { name: "settings-users", path: "/settings/users" },
    { name: "settings-audit", path: "/settings/audit" },
    { name: "api", path: "/api-reference" },
    { name: "not-found", path: "/sessions/00000000-0000-4000-8000-000000000000" },
  ];
}
