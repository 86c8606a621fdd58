import type { TurnTrace } from "@/lib/contracts/turn-trace";

/** A trace with whose it is. */
export type OwnedTrace = TurnTrace & { tenantId: string; sessionId: string; taskId: string };

/** Takes the trace of a turn that has ended. Returns at once, never throws: what it does with the trace happens later and may fail without anyone's turn noticing. */
export type Tracing = { turnEnded(trace: OwnedTrace): void };

/** Where traces end up. Rejects when they did not get there. */
export type TraceSink = { send(traces: readonly OwnedTrace[]): Promise<void> };
