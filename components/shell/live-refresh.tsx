"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";

const events = ["new_message", "interact_response", "plan_update", "task_status"];
/** Several events come with one turn; one look at the server is enough for them. */
const gatherMs = 150;

/** Shows the page anew when something happened, and says whether it would notice. */
export function LiveRefresh({ sessionId }: { sessionId?: string }) {
  const router = useRouter();
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    const query = sessionId === undefined ? "" : `?sessionId=${encodeURIComponent(sessionId)}`;
    const source = new EventSource(`/api/events${query}`);
    let soon: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        router.refresh();
      }, gatherMs);
    };
    source.onopen = () => {
      setConnected(true);
      refresh();
    };
    source.onerror = () => setConnected(false);
    for (const name of events) source.addEventListener(name, refresh);
    return () => {
      clearTimeout(soon);
      source.close();
    };
  }, [router, sessionId]);

  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-faint" role="status">
      <span className={`size-2 rounded-full ${connected ? "bg-good" : "bg-line-strong"}`} />
      {connected ? "Live" : "Connecting"}
    </span>
  );
}
