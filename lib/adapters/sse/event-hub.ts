import type { Realtime } from "@/lib/agent/ports/realtime";
import type { RealtimeEvent } from "@/lib/contracts/message";

export type Watcher = {
  event(event: RealtimeEvent): void;
  /** The server is about to stop: end the stream, the watcher may connect again. */
  closed(): void;
};

/** Fan-out to the watchers that are connected to this process. */
export type EventHub = Realtime & {
  /** Returns how to stop watching. */
  watch(tenantId: string, watcher: Watcher): () => void;
  close(): void;
};

export function createEventHub(): EventHub {
  const watchers = new Map<string, Set<Watcher>>();
  let open = true;

  function watch(tenantId: string, watcher: Watcher): () => void {
    if (!open) {
      watcher.closed();
      return () => undefined;
    }
    const ofTenant = watchers.get(tenantId) ?? new Set();
    watchers.set(tenantId, ofTenant.add(watcher));
    return () => {
      ofTenant.delete(watcher);
      if (ofTenant.size === 0 && watchers.get(tenantId) === ofTenant) watchers.delete(tenantId);
    };
  }

  function publish(tenantId: string, events: readonly RealtimeEvent[]): void {
    for (const watcher of [...(watchers.get(tenantId) ?? [])])
      for (const event of events) watcher.event(event);
  }

  function close(): void {
    open = false;
    const all = [...watchers.values()].flatMap((ofTenant) => [...ofTenant]);
    watchers.clear();
    for (const watcher of all) watcher.closed();
  }

  return { watch, publish, close };
}
