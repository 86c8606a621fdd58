import { useState } from "react";
import type { Connection } from "@/extension/storage";
import { Header, type View } from "./header";
import { Pairing } from "./pairing";
import { PastSessions } from "./past-sessions";
import { Settings } from "./settings";
import { TaskPanel } from "./task-panel";
import { useStored } from "./use-stored";
import { useTab, useTabTask } from "./use-tab-task";

/** The side panel. */
export function App() {
  const connection = useStored<Connection>("connection");
  const tabId = useTab();
  const record = useTabTask(tabId);
  const [view, setView] = useState<View>("task");
  if (!connection.loaded) return null;
  if (!connection.value) return <Pairing lost={record?.phase === "signed_out"} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <Header view={view} onView={setView} />
      {view === "task" && tabId !== undefined ? (
        <TaskPanel key={tabId} tabId={tabId} record={record} />
      ) : null}
      {view === "past" ? <PastSessions /> : null}
      {view === "settings" ? <Settings connection={connection.value} /> : null}
    </div>
  );
}
