import type { RealtimeEvent } from "@/lib/contracts/message";

/** Tells watchers; never throws and never delays a turn. What it misses can be read from the event log. */
export type Realtime = { publish(tenantId: string, events: readonly RealtimeEvent[]): void };
