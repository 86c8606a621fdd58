import type { RealtimeEvent } from "@/lib/contracts/message";

/**
 * Tells watchers; never throws and never delays a turn. What it misses can be read from the event log; `logged: false` says that these events are
 * not in there.
 */
export type Realtime = {
  publish(tenantId: string, events: readonly RealtimeEvent[], how?: { logged: boolean }): void;
};
